import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Vitest leaves a core to itself, which of two is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: "rules",
          include: ["{contract,geo,hunt-builder,scripts,data}/**/*.test.ts"],
          // Bounds a hang: on a busy machine the longest take a minute and more.
          testTimeout: 180_000,
          // Pure packages, and nothing is mocked: files of one worker share what they import.
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 300_000,
          // No module is mocked and each file has a database of its own; importing the server is dear.
          isolate: false,
        },
      },
      // What needs a document: each file has one of its own.
      { test: { name: "web", include: ["web/src/**/*.test.tsx", "web/**/*.dom.test.ts"] } },
      {
        test: {
          name: "web-rules",
          include: ["web/{src,worker,languages}/**/*.test.ts"],
          exclude: ["**/*.dom.test.ts", "**/node_modules/**"],
          isolate: false,
        },
      },
    ],
  },
});
