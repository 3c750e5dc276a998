import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: ["{contract,geo,hunt-builder,scripts,data}/**/*.test.ts"],
          testTimeout: 60_000,
          // Pure packages, and nothing is mocked: files of one worker share what they import.
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["server/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: "web", include: ["web/{src,worker,languages}/**/*.test.{ts,tsx}"] } },
    ],
  },
});
