import { expect, test } from "vitest";
import { Durations } from "./durations.ts";

test("every bucket holds what is up to its bound, the last one everything", () => {
  const durations = new Durations("answer_seconds", "How long.");
  for (const seconds of [0.0005, 0.001, 0.004, 40]) {
    durations.observe("GET", "/api/hunts/:id", 200, seconds);
  }
  durations.observe("GET", "/api/hunts/:id", 404, 0.2);
  const lines = durations.read().split("\n");
  const labels = 'method="GET",route="/api/hunts/:id",status="200"';
  expect(lines.slice(0, 2)).toEqual([
    "# HELP answer_seconds How long.",
    "# TYPE answer_seconds histogram",
  ]);
  expect(lines).toContain(`answer_seconds_bucket{le="0.001",${labels}} 2`);
  expect(lines).toContain(`answer_seconds_bucket{le="0.0025",${labels}} 2`);
  expect(lines).toContain(`answer_seconds_bucket{le="0.005",${labels}} 3`);
  expect(lines).toContain(`answer_seconds_bucket{le="30",${labels}} 3`);
  expect(lines).toContain(`answer_seconds_bucket{le="+Inf",${labels}} 4`);
  expect(lines).toContain(`answer_seconds_sum{${labels}} 40.0055`);
  expect(lines).toContain(`answer_seconds_count{${labels}} 4`);
  expect(lines).toContain(
    'answer_seconds_count{method="GET",route="/api/hunts/:id",status="404"} 1',
  );
  expect(lines.filter((line) => line.includes("_bucket"))).toHaveLength(2 * 14);
});
