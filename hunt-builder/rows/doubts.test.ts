import { expect, test } from "vitest";
import { doubtsOf } from "./doubts.mjs";
import { ask, type Row, sound } from "./sample-rows.ts";

const doubts = (change: (row: Row) => void) => {
  const row = sound();
  change(row);
  return doubtsOf([{ stem: "kansas", rows: [row] }]).map((text) => text.split(": ")[1]);
};

test("a row without a doubt has none", () => {
  expect(doubts(() => {})).toEqual([]);
});

test("words of death are doubted where no tag tells of it", () => {
  const hang = (row: Row) => row.facts.push("kept the cells in which two men were hanged");
  expect(doubts(hang)).toEqual(["no tag says of death or wrong"]);
  const told = (row: Row) => {
    hang(row);
    row.tags.push("deaths_here");
  };
  expect(doubts(told)).toEqual([]);
});

test("a fee for the ground and a season are doubted where the stand asks neither", () => {
  const fee = (row: Row) => Object.assign(row, { access: "Open daily; vehicle fee." });
  expect(doubts(fee)[0]).toMatch(/"vehicle fee"; is the stand before/);
  const paid = (row: Row) => {
    fee(row);
    ask(row, { ticket: "car" });
  };
  expect(doubts(paid)).toEqual([]);
  const season = (row: Row) => {
    Object.assign(row, { access: "Open in season." });
    Object.assign(row.stand ?? {}, { where: "on the terrace that faces the lake" });
  };
  expect(doubts(season)).toEqual(["access has a season, the stand has none"]);
  const told = (row: Row) => {
    season(row);
    ask(row, { months: [5, 9] });
  };
  expect(doubts(told)).toEqual([]);
});

test("a stand inside a ring of cars is doubted, the sidewalk that faces it is not", () => {
  const inside = (row: Row) => {
    row.facts.push("stands in a roundabout at the head of the main street");
    Object.assign(row.stand ?? {}, { where: "at the foot of the bronze rider" });
  };
  expect(doubts(inside)).toEqual([
    "cars go round it; how do feet reach the stand? stands in a roundabout at the head of the main street",
  ]);
  const outside = (row: Row) => {
    inside(row);
    Object.assign(row.stand ?? {}, {
      where: "on the sidewalk at the corner, facing the bronze rider",
    });
  };
  expect(doubts(outside)).toEqual([]);
});

test("a stand surer than the pin it lies on is doubted", () => {
  const onPin = (row: Row) => {
    Object.assign(row, { sure: "near" });
    Object.assign(row.stand ?? {}, { at: row.at });
  };
  expect(doubts(onPin)).toEqual(['the stand is "exact" on a pin that is "near"']);
});

test("a courthouse far from the middle of a small town is doubted, a tower is not", () => {
  const north = (row: Row) => Object.assign(row, { at: [row.at[0] + 0.03, row.at[1]] });
  expect(doubts(north)).toEqual([]);
  const courthouse = (row: Row) => Object.assign(north(row), { kind: "courthouse" });
  expect(doubts(courthouse)[0]).toMatch(/^\d+ m from the middle of Lindsborg$/);
  expect(doubts((row) => Object.assign(courthouse(row), { town: "Nowhere" }))).toEqual([]);
});
