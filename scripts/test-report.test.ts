import { expect, test } from "vitest";
import { readReport } from "./test-report.mjs";

const spec = (title: string, status: string) => ({
  title,
  file: "play.spec.ts",
  tests: [{ status }],
});

test("a journey that passed at its second try is neither passed nor failed, and is named", () => {
  const report = {
    stats: { expected: 3, unexpected: 1, flaky: 2 },
    suites: [
      {
        specs: [spec("at once", "expected"), spec("the map", "flaky")],
        suites: [{ specs: [spec("the end", "flaky"), spec("never", "unexpected")] }],
      },
    ],
  };
  expect(readReport(report)).toEqual({
    passed: 3,
    failed: 1,
    flaky: ["play.spec.ts: the map", "play.spec.ts: the end"],
  });
});

test("a report of Vitest has no second tries", () => {
  const report = { numPassedTests: 7, numFailedTests: 2 };
  expect(readReport(report)).toEqual({ passed: 7, failed: 2, flaky: [] });
});
