import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** What a process prints whose heap is filled with what soon dies, megabytes: its most, within the work and after it. */
function mostHeapMb(): { lean: number; own: number } {
  const { stdout } = spawnSync(
    process.execPath,
    [
      "--min-semi-space-size=8",
      "--max-semi-space-size=8",
      "--input-type=module",
      "--eval",
      `
      import { workLean } from "./server/src/lib/lean-work.ts";
      const kept = Array.from({ length: 400_000 }, (_, i) => ({ i, text: "kept " + i }));
      async function fill() {
        let most = 0;
        let rows = [];
        for (let i = 0; i < 4_000_000; i++) {
          rows.push({ i, kept: kept[i % kept.length] });
          if (rows.length === 200_000) rows = [];
          if (i % 100_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
        }
        return most / 1e6;
      }
      const lean = await workLean(fill);
      const own = await fill();
      console.log(JSON.stringify({ lean, own }));`,
    ],
    { encoding: "utf8" },
  );
  return JSON.parse(stdout) as { lean: number; own: number };
}

test("a heap is cleared up early while long work runs, and as before afterwards", () => {
  const { lean, own } = mostHeapMb();
  expect(lean).toBeLessThan(own);
});
