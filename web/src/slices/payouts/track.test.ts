import type { EvidenceLine, EvidenceRun } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { drawTrack, squareTimes } from "./track.ts";

const line = (squareNum: number, at: string, more: Partial<EvidenceLine> = {}): EvidenceLine => ({
  squareNum,
  at,
  kind: "position",
  success: true,
  lat: 38 + squareNum * 0.01,
  lng: -98,
  accuracyM: 5,
  distanceM: 1,
  secondsOnSquare: null,
  keptSeconds: null,
  score: 0,
  signals: [],
  fixes: [],
  ...more,
});
const run = (checkIns: EvidenceLine[]): EvidenceRun => ({
  userId: "u",
  displayName: "Ada",
  place: 1,
  startedAt: "2026-05-04T12:00:00Z",
  completedAt: null,
  checkIns,
});

test("a track goes through its positions, north up, and marks what weighs", () => {
  const drawn = drawTrack(
    [{ num: 1, lat: 38.01, lng: -98 }],
    [run([line(1, "2026-05-04T12:10:00Z"), line(2, "2026-05-04T12:30:00Z", { score: 60 })])],
  );
  const [first, second] = drawn?.runs[0]?.spots ?? [];
  expect(first?.x).toBe(second?.x);
  expect(first?.y).toBeGreaterThan(second?.y ?? 0);
  expect([first?.suspicious, second?.suspicious]).toEqual([false, true]);
  expect(drawn?.squares[0]).toMatchObject({ x: first?.x, y: first?.y });
  expect(drawn?.runs[0]?.path).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
});

test("one spot has no line, and a hunt of words no drawing", () => {
  expect(drawTrack([], [run([line(1, "2026-05-04T12:10:00Z")])])?.runs[0]?.path).toBe("");
  const words = line(1, "2026-05-04T12:10:00Z", { lat: null, lng: null, kind: "words" });
  expect(drawTrack([], [run([words])])).toBeNull();
});

test("times stand side by side by square", () => {
  const quick = run([line(1, "2026-05-04T12:10:00Z"), line(2, "2026-05-04T12:10:30Z")]);
  const slow = run([
    line(1, "2026-05-04T12:05:00Z", { success: false }),
    line(1, "2026-05-04T13:00:00Z"),
  ]);
  expect(squareTimes([quick, slow])).toEqual([
    { squareNum: 1, minutes: [10, 60] },
    { squareNum: 2, minutes: [0.5, null] },
  ]);
});
