import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { installable } from "./installable";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The symbols that the pages themselves use (boards bring their own), taken from the one file all pictures share. */
const PAGE_SYMBOLS = [
  ...Array.from({ length: 10 }, (_, i) => `em-${i + 1}`),
  ...Array.from({ length: 6 }, (_, i) => `die-${i + 1}`),
  ..."galleon squarerigger blackship undo hint fame crown skull lock rose new".split(" "),
];

function symbols(): Plugin {
  const name = "virtual:symbols";
  return {
    name: "flibuste-symbols",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return;
      const source = readFileSync(at("../src/flibuste/drawing/symbols.svg"), "utf8");
      const found = PAGE_SYMBOLS.map((symbol) => {
        const match = source.match(new RegExp(`<symbol id="${symbol}".*?</symbol>`, "s"));
        if (!match) this.error(`symbols.svg has no ${symbol}`);
        return match![0].replace(`id="${symbol}"`, `id="p-${symbol}"`);
      });
      return `export default ${JSON.stringify(found.join(""))}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), symbols(), installable()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: { outDir: at("../src/flibuste/web"), emptyOutDir: true, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: process.env["FLIBUSTE"] ?? "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "jsdom" },
});
