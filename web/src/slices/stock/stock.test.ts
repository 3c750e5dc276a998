import type { Job, JobOf } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { CallFailed } from "../../api.ts";
import { readDays } from "./days.ts";
import { sortedCounts } from "./statistics.ts";
import { stockTrouble } from "./stock-trouble.ts";
import { bannerFor, reportOf, shortfallsOf } from "./stock-words.ts";

test("days: nothing aborts, a whole number from 1 counts, all else is refused in one sentence", () => {
  expect(readDays("  ")).toEqual({ kind: "abort" });
  expect(readDays("30")).toEqual({ kind: "days", days: 30 });
  expect(readDays("1")).toEqual({ kind: "days", days: 1 });
  for (const typed of ["0", "-3", "abc", "1.5", "1e9", "NaN"]) {
    expect(readDays(typed), typed).toEqual({
      kind: "wrong",
      text: "Please enter a valid number of days",
    });
  }
});

test("a failure is told by the server's sentence with its reason, else by the call's own", () => {
  const failed = new CallFailed("answer", 422, {
    error: "The work on the stock failed.",
    code: "stock_failed",
    ...{ reason: "The disk is full." },
  });
  expect(stockTrouble(failed, "generate")).toBe("The work on the stock failed. The disk is full.");
  expect(stockTrouble(new Error("Admin authentication required"), "fetch")).toBe(
    "Admin authentication required",
  );
  expect(stockTrouble(new CallFailed("html", 200, {}), "fetch")).toBe("Failed to fetch statistics");
  expect(stockTrouble("?", "generate")).toBe("Failed to generate hunts");
  expect(stockTrouble(null, "replenish")).toBe("Failed to replenish hunts");
  expect(stockTrouble(new Error(""), "cleanup")).toBe("Failed to cleanup hunts");
});

type StockJob = JobOf<"generate_all" | "replenish">;

const over = (status: Job["status"], error: string | null = null) => ({
  id: "j",
  status,
  error,
  done: 1,
  total: 1,
  note: null,
  cancelRequested: false,
  createdAt: "",
  finishedAt: null,
  ahead: 0,
  made: null,
});
const job = (kind: StockJob["kind"], status: Job["status"], error: string | null = null): Job => ({
  ...over(status, error),
  kind,
  result: null,
});
const cleanup = (deleted: number, kept = 0): Job => ({
  ...over("done"),
  kind: "cleanup",
  result: { deleted, kept },
});
const made = (result: Partial<NonNullable<StockJob["result"]>>): Job => ({
  ...over("done"),
  kind: "generate_all",
  result: { made: 0, squaresBy: {}, spentUsd: 0, failed: [], ...result },
});

test("the banners of the three works", () => {
  expect(bannerFor(job("generate_all", "done"), null)).toEqual({
    tone: "success",
    text: "Successfully generated hunts for all states and national level!",
  });
  expect(bannerFor(job("replenish", "done"), null).text).toBe(
    "Successfully checked and replenished hunts!",
  );
  expect(bannerFor(cleanup(3), 45).text).toBe("Successfully cleaned up hunts older than 45 days!");
});

test("a canceled job is no success, a failed one says why", () => {
  const half = { ...job("generate_all", "canceled"), done: 53, total: 306 };
  expect(bannerFor(half, null)).toEqual({
    tone: "info",
    text: "The job was canceled after 53 of 306. What it had made by then stays.",
  });
  const swept = { ...cleanup(0), status: "canceled" as const, done: 20, total: null, result: null };
  expect(bannerFor(swept, 30).text).toBe(
    "The cleanup was canceled. 20 hunts were deleted by then.",
  );
  expect(reportOf(swept)).toBeNull();
  expect(bannerFor(job("replenish", "failed", "No places"), null)).toEqual({
    tone: "error",
    text: "Failed to replenish hunts: No places",
  });
});

test("a job that could not make everything is no whole success", () => {
  const failed = [{ state: "NEVADA", variant: "DIGITAL", difficulty: "HARD", reason: "too few" }];
  expect(bannerFor(made({ made: 305, failed }), null)).toEqual({
    tone: "info",
    text: "The work is done, but 1 hunt could not be made.",
  });
});

test("what a job could not make is listed; a result without it lists nothing", () => {
  const failed = [{ state: "NEVADA", variant: "DIGITAL", difficulty: "HARD", reason: "too few" }];
  expect(shortfallsOf(made({ made: 3, failed }))).toEqual(["NEVADA, DIGITAL, HARD: too few"]);
  expect(shortfallsOf(cleanup(4))).toEqual([]);
  expect(shortfallsOf(job("replenish", "failed"))).toEqual([]);
});

test("counts stand from the largest down", () => {
  expect(sortedCounts({ TEXAS: 2, OHIO: 6, IOWA: 6 })).toEqual([
    ["IOWA", 6],
    ["OHIO", 6],
    ["TEXAS", 2],
  ]);
});

test("a report says how many were made, and who wrote them where a model had a part in it", () => {
  expect(reportOf(made({ made: 1, squaresBy: { offline: 10 } }))).toBe("1 hunt was made.");
  expect(
    reportOf(made({ made: 3, squaresBy: { offline: 12, "openai:m": 18 }, spentUsd: 1.5 })),
  ).toBe(
    "3 hunts were made. 12 squares were written offline, 18 squares by openai:m. It cost about $1.50.",
  );
  expect(reportOf(made({ made: 0 }))).toBeNull();
  expect(reportOf(job("generate_all", "canceled"))).toBeNull();
});

test("a cleanup says which hunts it kept, and why", () => {
  expect(reportOf(cleanup(0))).toBe("None was old enough.");
  expect(reportOf(cleanup(1))).toBe("1 hunt was deleted.");
  expect(reportOf(cleanup(3, 1))).toBe(
    "3 hunts were deleted. 1 hunt stays until its prizes are settled.",
  );
  expect(reportOf(cleanup(0, 2))).toBe("2 hunts stay until their prizes are settled.");
});
