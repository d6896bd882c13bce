// A second server with games that exist for these tests only.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const at = (path: string) => new URL(path, import.meta.url).pathname;
let server: ChildProcess | null = null;
const folder = mkdtempSync(join(tmpdir(), "flibuste-games-"));

export const serveTestGames = () => serveFolder(folder);

/** Another server, on the store in a folder. */
export async function serveFolder(data: string): Promise<string> {
  const python = process.env["FLIBUSTE_PYTHON"] ?? at("../../.venv/bin/python");
  server = spawn(python, [at("./serve.py"), "serve", "--port", "0", "--data", data], {
    env: { ...process.env, FLIBUSTE_RATE: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const address = await new Promise<string>((found, failed) => {
    const heard = (text: Buffer) => {
      said += String(text);
      const address = /http:\/\/[^ ]+/.exec(said)?.[0];
      if (address) found(address);
    };
    server!.stdout!.on("data", heard);
    server!.stderr!.on("data", heard);
    server!.on("exit", () => failed(new Error(said)));
  });
  for (;;) {
    // it says where it is a moment before it listens
    const answer = await fetch(`${address}/api/health`).catch(() => null);
    if (answer?.ok) return address;
    await new Promise((later) => setTimeout(later, 200));
  }
}

export async function stopTestGames(): Promise<void> {
  const running = server;
  server = null;
  const ended = new Promise((done) => running?.on("exit", done) ?? done(null));
  running?.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
