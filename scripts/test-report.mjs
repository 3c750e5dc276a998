// What a JSON report of Vitest or Playwright counted. A journey that passed at its second try only is named: it is a
// fault that will be back, and Playwright files it under neither passed nor failed.

/** @returns {{passed: number, failed: number, flaky: string[]}} flaky ones have passed, too, and are not in `passed` */
export function readReport(report) {
  return {
    passed: report.numPassedTests ?? report.stats?.expected ?? 0,
    failed: report.numFailedTests ?? report.stats?.unexpected ?? 0,
    flaky: (report.suites ?? []).flatMap(flakyIn),
  };
}

function flakyIn(suite) {
  const own = (suite.specs ?? []).filter((spec) =>
    spec.tests.some((test) => test.status === "flaky"),
  );
  return [
    ...own.map((spec) => `${spec.file}: ${spec.title}`),
    ...(suite.suites ?? []).flatMap(flakyIn),
  ];
}
