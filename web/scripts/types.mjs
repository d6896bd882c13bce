// Writes src/api/schema.d.ts from the server's own description of its shapes; with --check only says if it is stale.
//   npm run types            asks the Python of this checkout (.venv, or $PYTHON)
//   npm run types -- FILE    reads an exported openapi.json
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";

const root = new URL("../../", import.meta.url).pathname;
const target = new URL("../src/api/schema.d.ts", import.meta.url).pathname;
const check = process.argv.includes("--check");
const given = process.argv.slice(2).find((word) => !word.startsWith("--"));

function exported() {
  const own = join(root, ".venv/bin/python");
  const python = process.env.PYTHON_WITH_FLIBUSTE ?? (existsSync(own) ? own : "python3");
  const folder = mkdtempSync(join(tmpdir(), "flibuste-"));
  try {
    const file = join(folder, "openapi.json");
    execFileSync(python, ["-m", "flibuste.server.schema", file], { stdio: ["ignore", "ignore", "inherit"] });
    return readFileSync(file, "utf8");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const whole = JSON.parse(given ? readFileSync(given, "utf8") : exported());
const shapes = {
  openapi: whole.openapi,
  info: { title: "Flibuste", version: "1" },
  paths: {},
  components: { schemas: whole.components.schemas },
};
const words = astToString(await openapiTS(shapes, { alphabetize: true }));
const start = words.indexOf("export interface components");
const end = words.indexOf("export type $defs");
const text = `// Made by \`npm run types\` from the server's schema. Do not edit.\n\n${words.slice(start, end).trim()}\n`;

if (!check) {
  writeFileSync(target, text);
} else if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
  console.error("src/api/schema.d.ts is not what the server says now: run `npm run types` and commit it.");
  process.exit(1);
}
