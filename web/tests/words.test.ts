import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const words = (language: string) =>
  new Set(
    new FluentResource(readFileSync(join(__dirname, `../src/words/${language}.ftl`), "utf8")).body.map(
      (message) => message.id,
    ),
  );

test("both languages have the same messages", () => {
  expect([...words("en")].sort()).toEqual([...words("fr")].sort());
});

test("every message that the client asks for is there, and none is idle", () => {
  const folder = join(__dirname, "../src");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(svelte|ts)$/.test(name),
  );
  const text = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const asked = new Set([...text.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((match) => match[1]!));
  const known = words("en");
  expect([...asked].filter((id) => !known.has(id))).toEqual([]);
  const families = [...text.matchAll(/\bt\(`([a-z-]+)\$/g)].map((match) => match[1]!);
  expect(
    [...known].filter((id) => !text.includes(`"${id}"`) && !families.some((family) => id.startsWith(family))),
  ).toEqual([]);
});
