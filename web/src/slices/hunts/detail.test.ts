import { expect, test } from "vitest";
import { CallFailed } from "../../api.ts";
import type { DetailedHunt } from "./detail-query.ts";
import { detailTrouble } from "./detail-trouble.ts";
import { readHuntDetail } from "./read-hunt-detail.ts";

const hunt: DetailedHunt = {
  id: "ohio-1",
  name: "Ohio",
  description: "",
  state: "OHIO",
  type: "STATE",
  variant: "PHYSICAL",
  status: "ACTIVE",
  prizePool: 1,
  thresholdBTC: 1,
  hunters: 0,
  imageUrl: null,
  totalSquares: 10,
  difficulty: "EASY",
  estimatedDuration: 60,
  theme: null,
  opensAt: null,
  squares: [],
};

test("a bare hunt is read as one without progress", () => {
  expect(readHuntDetail(hunt)).toMatchObject({ hunt, progress: null, subscribed: false });
});

test("a whole answer stays as it is", () => {
  const whole = { ...readHuntDetail(hunt), subscribed: true, place: 2 };
  expect(readHuntDetail(whole)).toEqual(whole);
});

test.each([
  [
    new CallFailed("answer", 404, {}),
    "Hunt not found. This hunt may not exist or may have been removed.",
  ],
  [
    new CallFailed("answer", 400, { code: "bad_request" }),
    "Hunt not found. This hunt may not exist or may have been removed.",
  ],
  [
    new CallFailed("network", 0, {}),
    "Unable to connect to server. Please check your connection and try again.",
  ],
  [new CallFailed("answer", 503, {}), "Server error. Please try again later."],
  [new CallFailed("network", 502, {}), "Server error. Please try again later."],
  [new CallFailed("answer", 403, {}), "Failed to load hunt details. Please try again."],
  [new CallFailed("html", 200, {}), "Failed to load hunt details. Please try again."],
  [new Error("odd"), "Failed to load hunt details. Please try again."],
])("%o has its sentence", (error, text) => {
  expect(detailTrouble(error).text).toBe(text);
});

test("only a hunt that is not there is beyond another try", () => {
  expect(detailTrouble(new CallFailed("answer", 404, {})).missing).toBe(true);
  expect(detailTrouble(new CallFailed("network", 0, {})).missing).toBe(false);
});

test("squares without a state have the one that the player's progress gives them", () => {
  const bare = (sequenceNum: number) => ({ sequenceNum, w3wAddress: "a.b.c", clue: "Look." });
  const detail = readHuntDetail({
    hunt: { ...hunt, squares: [bare(1), bare(2), bare(3)] },
    progress: { completedSquares: [1], currentSquare: 2 },
  });
  expect(detail.hunt.squares.map(({ state }) => state)).toEqual(["completed", "current", "locked"]);
  expect(detail.progress).toMatchObject({ totalSquares: 10, creditsRemaining: 0 });
  expect(detail.subscribed).toBe(true);
  expect(detail.hunt.squares[2]).toEqual({ state: "locked", sequenceNum: 3 });
  expect(detail.hunt.squares[1]).toMatchObject({ clues: [], puzzles: [], hints: { 1: null } });
});

test("an answer that is no hunt at all is one without anything", () => {
  for (const answer of [null, [], {}, { hunt: null }, { hunt: { squares: "none" } }]) {
    expect(readHuntDetail(answer).hunt.squares).toEqual([]);
  }
});
