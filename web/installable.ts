// What makes the pages an app, made with every build: the icon as PNG, and a service worker that knows the build's files.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)));
const ICONS = [
  ["icon-192", 192, false],
  ["icon-512", 512, false],
  ["maskable-512", 512, true],
  ["apple-touch-icon", 180, true],
] as const;
const OWN = ["theme.js", "icon.svg", "manifest.webmanifest"];

/** The icon for systems that cut its corners themselves: the ground reaches the edge, and the ship keeps away from it. */
export function withMargin(svg: string): string {
  return svg.replace(' rx="12"', "").replace("<g ", '<g transform="translate(10 10) scale(.69)" ');
}

async function icons(): Promise<[string, Uint8Array][]> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const svg = String(read("public/icon.svg"));
  return ICONS.map(([name, width, cut]) => {
    const drawn = new Resvg(cut ? withMargin(svg) : svg, { fitTo: { mode: "width", value: width } });
    return [`icons/${name}.png`, drawn.render().asPng()];
  });
}

export function installable(): Plugin {
  return {
    name: "flibuste-installable",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      for (const [fileName, source] of await icons()) this.emitFile({ type: "asset", fileName, source });
      const version = createHash("sha256");
      for (const [name, file] of Object.entries(bundle).sort())
        version.update(name).update(file.type === "chunk" ? file.code : file.source);
      for (const name of OWN) version.update(read(`public/${name}`));
      const built = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
      const files = ["/", ...OWN.map((name) => `/${name}`), ...built.map((name) => `/${name}`), "/icons/icon-192.png"];
      const worker = String(read("src/app/worker.js"))
        .replace("__VERSION__", version.digest("hex").slice(0, 16))
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
    },
  };
}
