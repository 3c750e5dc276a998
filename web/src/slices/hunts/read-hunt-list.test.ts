import { expect, test } from "vitest";
import { InvalidHuntList, readHuntList } from "./read-hunt-list.ts";

const active = { id: "tx-1", name: "Lone Star", status: "ACTIVE" };
const paused = { id: "tx-2", name: "Oil and Dust", status: "PAUSED" };

test("a bare array, hunts and data are all lists", () => {
  for (const answer of [[active], { hunts: [active] }, { data: [active] }]) {
    expect(readHuntList(answer)).toMatchObject([active]);
  }
  expect(readHuntList({ hunts: [] })).toEqual([]);
});

test("only ACTIVE hunts are kept", () => {
  expect(readHuntList({ hunts: [paused, active] }).map(({ id }) => id)).toEqual(["tx-1"]);
});

test("anything else is an invalid format", () => {
  for (const answer of [
    null,
    "text",
    3,
    {},
    { hunts: "none" },
    { items: [active] },
    [null],
    [{}],
  ]) {
    expect(() => readHuntList(answer)).toThrow(InvalidHuntList);
  }
});

test("a hunt that says little is shown with the specification's defaults", () => {
  const [hunt] = readHuntList([{ ...active, opensAt: "soon", difficulty: "EXTREME", own: 1 }]);
  expect(hunt).toEqual({
    ...active,
    own: 1,
    description: "",
    state: "NATIONAL",
    type: "NATIONAL",
    variant: "PHYSICAL",
    prizePool: 0,
    thresholdBTC: 0,
    hunters: 0,
    imageUrl: null,
    totalSquares: 10,
    difficulty: "MEDIUM",
    estimatedDuration: 0,
    theme: null,
    opensAt: null,
  });
});

test("progress is read where a list tells it", () => {
  const [hunt] = readHuntList([
    { ...active, subscribed: true, completedSquares: [1, "2", 3], currentSquare: 4 },
  ]);
  expect(hunt).toMatchObject({ subscribed: true, completedSquares: [1, 3], currentSquare: 4 });
});
