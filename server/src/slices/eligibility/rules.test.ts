import { expect, test } from "vitest";
import { ageOn, isOldEnough, type Person, takesPlaces, unchecked, winsMoney } from "./rules.ts";
import { parseStates, readStatesFile } from "./states-file.ts";

test.each([
  ["2008-05-04", 18, true],
  ["2008-05-05", 17, false],
  ["2008-02-29", 18, true],
  ["1920-12-31", 105, true],
])("born on %s one is %d on May 4, 2026", (birthDate, age, enough) => {
  const now = new Date("2026-05-04T12:00:00Z");
  expect(ageOn(birthDate, now)).toBe(age);
  expect(isOldEnough(birthDate, now)).toBe(enough);
});

test.each([
  ["open", "A letter of counsel", true, true],
  ["fixed_prizes_only", "A letter of counsel", true, true],
  ["register_first", "A letter of counsel", false, false],
  ["points_only", "A letter of counsel", false, false],
  ["open", unchecked, true, false],
  ["fixed_prizes_only", "Not checked by counsel ", true, false],
  ["points_only", unchecked, false, false],
] as const)(
  "%s by “%s” wins money: in the sandbox %s, with real payments %s",
  (rule, source, sandbox, real) => {
    expect(winsMoney({ rule, source }, false)).toBe(sandbox);
    expect(winsMoney({ rule, source }, true)).toBe(real);
  },
);

const somebody: Person = {
  isAdmin: false,
  household: false,
  residence: "IOWA",
  birthDate: "1990-01-01",
};
test.each<[string, Partial<Person>, boolean]>([
  ["of a state that wins", {}, true],
  ["of a state for points", { residence: "OHIO" }, false],
  ["who paid before it was asked", { residence: null, birthDate: null }, true],
  ["too young", { birthDate: "2010-01-01" }, false],
  ["an administrator", { isAdmin: true }, false],
  ["of an administrator's household", { household: true }, false],
])("somebody %s takes a place: %#", (_, more, takes) => {
  const given = {
    now: new Date("2026-05-04T12:00:00Z"),
    wins: (state: string) => state === "IOWA",
  };
  expect(takesPlaces({ ...somebody, ...more }, given)).toBe(takes);
});

test("the shipped table has every state, says of none that it was checked, and wins nothing with real payments", () => {
  const lines = readStatesFile(null);
  expect(lines).toHaveLength(51);
  expect(lines.filter(({ source }) => source !== unchecked)).toEqual([]);
  expect(lines.filter((line) => winsMoney(line, true))).toEqual([]);
});

test("a table that is wrong says where", () => {
  const text =
    "state,rule,source,date\nIOWA,maybe,x,2026-01-01\nIOWA,open,,2026-01-01\nIowa,open,x,2026-01-01\nOHIO,open,x,May";
  expect(() => parseStates(text, "my.csv")).toThrow(
    /my\.csv is not usable:[\s\S]*Line 2: “maybe”[\s\S]*Line 3: Who[\s\S]*Line 4: “Iowa”[\s\S]*Line 5: “May”[\s\S]*Missing: Alabama/,
  );
});
