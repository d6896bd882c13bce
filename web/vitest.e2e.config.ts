import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["e2e/**/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    retry: 2, // a browser on a busy machine may be late, and deals differ
    hookTimeout: 60_000,
    // two files at once: a test mostly waits, for its server or for its browser. Each of the two has a server (harness.ts).
    pool: "forks",
    minWorkers: 2,
    maxWorkers: 2,
    reporters: ["verbose"],
  },
});
