import { expect, test } from "vitest";
import { checkRow, fieldOf } from "./check-row.mjs";
import { sound } from "./sample-rows.ts";

type Sound = ReturnType<typeof sound>;
const stood = (more: object) => ({ stand: { ...sound().stand, ...more } });
const asked = (more: object) =>
  stood({ asks: { ticket: "no", hours: "daylight", terrain: 2, walkM: 120, ...more } });

/** A row with one thing wrong, and the field to look at. */
const faults: [field: string, more: object][] = [
  ["id", { id: "Coronado Tower" }],
  ["name", { name: "" }],
  ["aliases", { aliases: "Lookout" }],
  ["kind", { kind: "shed" }],
  ["state", { state: "KS" }],
  ["town", { town: "Topeka, KS" }],
  ["town", { town: "" }],
  ["county", { county: "Marin" }],
  ["county", { county: "Shawnee" }],
  ["at", { at: [null, null] }],
  ["at", { at: [45.1, -97.7] }],
  ["sure", { sure: "surely" }],
  ["years", { years: [] }],
  ["years", { years: [[1936, "was built."]] }],
  ["people", { people: [["Ann Smith", "designed it on  purpose"]] }],
  ["measure", { measure: { what: "outer wall", value: null, unit: "ft", how: "tall" } }],
  ["measure.what", { measure: { what: "the outer wall", value: 30, unit: "ft", how: "tall" } }],
  ["measure.how", { measure: { what: "outer wall", value: 30, unit: "ft", how: "big" } }],
  ["measure.unit", { measure: { what: "outer wall", value: 30, unit: "steps", how: "tall" } }],
  ["measure.value", { measure: { what: "outer wall", value: 2, unit: "towers", how: "" } }],
  ["facts", { facts: ["stands here"] }],
  ["facts", { facts: ["Stands on a ridge above the grass", ...sound().facts.slice(1)] }],
  ["facts", { facts: ["stands on a rigde above the grass", ...sound().facts.slice(1)] }],
  ["facts", { facts: ["was the Lindsborg lookout for many years", ...sound().facts.slice(1)] }],
  ["veiled", { veiled: ["a keep with 9 steps and no king", ...sound().veiled.slice(1)] }],
  ["access", { access: "Open dayly." }],
  ["safety", { safety: ["bears"] }],
  ["safety", asked({ ticket: "car" })],
  ["tags", { tags: ["made", "climbable", "not_climbable"] }],
  ["stand.at", stood({ at: [null, null] })],
  ["stand.at", stood({ at: [38.9, -97.7] })],
  ["stand.sure", stood({ sure: "rough" })],
  ["stand.where", stood({ where: "near the door at the foot" })],
  ["stand.where", stood({ where: "here" })],
  ["stand.doubt", stood({ doubt: "Whether it is open." })],
  ["stand.doubt", stood({ doubt: "the gate" })],
  ["stand.asks.ticket", asked({ ticket: "yes" })],
  ["stand.asks.hours", asked({ hours: "noon" })],
  ["stand.asks.hours", asked({ hours: "always", ticket: "person" })],
  ["stand.asks.months", asked({ months: [0, 4] })],
  ["stand.asks.terrain", asked({ terrain: 9 })],
  ["stand.asks.walkM", asked({ walkM: -1 })],
  ["stand.asks.ticket", { access: "Open daily for a fee." }],
  ["stand.ground.who", stood({ ground: { who: "nobody", ask: "no" } })],
  ["stand.ground.ask", stood({ ground: { who: "federal", ask: "no" } })],
];

test.each(faults)("what is wrong with %s is said of it: %j", (field, more) => {
  const row = { ...sound(), ...more } as unknown as Sound;
  const said = checkRow("kansas", row);
  expect(said).not.toEqual([]);
  expect(said.map((what) => fieldOf(what, row))).toContain(field);
});

test("what is about no field alone is about none", () => {
  const row = { ...sound(), colour: "red" };
  expect(checkRow("kansas", row).map((what) => fieldOf(what, row))).toEqual([null]);
});
