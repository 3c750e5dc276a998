import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** The most that a process holds whose heap is filled with what soon dies, megabytes: before, within and after the work. */
function mostHeapMb(): { before: number; lean: number; after: number } {
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
      const before = await fill();
      const lean = await workLean(fill);
      const after = await fill();
      console.log(JSON.stringify({ before, lean, after }));`,
    ],
    { encoding: "utf8" },
  );
  return JSON.parse(stdout) as { before: number; lean: number; after: number };
}

test("a heap is cleared up early from the beginning of long work to its end, and otherwise as V8 judges", () => {
  const { before, lean, after } = mostHeapMb();
  expect(lean).toBeLessThan(0.8 * before);
  expect(lean).toBeLessThan(0.8 * after);
});
