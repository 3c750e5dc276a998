import { expect, test } from "vitest";
import { InvalidHuntList, readHuntList } from "./read-hunt-list.ts";

const active = { id: "tx-1", name: "Lone Star", status: "ACTIVE" };
const paused = { id: "tx-2", name: "Oil and Dust", status: "PAUSED" };

test("a bare array, hunts and data are all lists", () => {
  for (const answer of [[active], { hunts: [active] }, { data: [active] }]) {
    expect(readHuntList(answer)).toEqual([active]);
  }
  expect(readHuntList({ hunts: [] })).toEqual([]);
});

test("only ACTIVE hunts are kept", () => {
  expect(readHuntList({ hunts: [paused, active] })).toEqual([active]);
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
