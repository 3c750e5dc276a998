import { expect, test } from "vitest";
import { checkLibrary } from "./check-library.mjs";
import { ask, faultOf, faultsOf, neighbor, type Row, sound, written } from "./sample-rows.ts";
import { groups } from "./vocabulary.mjs";

test("a row without a fault has none", () => {
  expect(faultsOf([sound(), neighbor()])).toEqual([]);
});

const planted: [string, (row: Row) => void, RegExp][] = [
  ["an unknown field", (row) => Object.assign(row, { note: "x" }), /unknown field note/],
  ["an id in capitals", (row) => Object.assign(row, { id: "Tower" }), /id must be kebab-case/],
  ["an unknown kind", (row) => Object.assign(row, { kind: "pub" }), /unknown kind pub/],
  ["a state in a state file", (row) => Object.assign(row, { state: "KS" }), /national.json only/],
  ["two facts", (row) => row.facts.pop(), /3 to 5 texts/],
  ["no year", (row) => row.years.pop(), /only natural features may have no year/],
  ["a year to come", (row) => row.years.push([2090, "closes"]), /years must be/],
  ["an unknown flag", (row) => row.safety.push("bears"), /unknown safety flag/],
  [
    "an article in a measure",
    (row) => Object.assign(row.measure, { what: "the outer wall" }),
    /no article/,
  ],
  ["a count with how", (row) => Object.assign(row.measure, { unit: "steps" }), /is a count/],
  [
    "four decimals of a measure",
    (row) => Object.assign(row.measure, { value: 3.12345 }),
    /three decimals/,
  ],
  [
    "its own name in a fact",
    (row) => row.facts.push("was named for Coronado by a teacher"),
    /says "coronado"/,
  ],
  [
    "its town in a veiled line",
    (row) => row.veiled.push("over lindsborg a stair that winds"),
    /says "lindsborg"/,
  ],
  [
    "a joke where somebody prays",
    (row) =>
      Object.assign(row, {
        tags: ["sacred"],
        clues: [{ mechanism: "dialogue", text: "“Well?” “Amen.”", uses: ["fact:0"] }],
      }),
    /no clue by dialogue at a place of death/,
  ],
  ["an opinion", (row) => row.facts.push("has the most famous view of the plain"), /opinion/],
  [
    "a capital at the start",
    (row) => row.facts.push("Has a view that takes in six towns"),
    /small letter/,
  ],
  ["a full stop", (row) => row.facts.push("has a view that takes in six towns."), /full stop/],
  ["three words", (row) => row.facts.push("has a view"), /has 3 words/],
  [
    "digits in a veiled line",
    (row) => row.veiled.push("a stair of 40 steps that winds"),
    /veiled has digits/,
  ],
  [
    "its kind pointed at in a veiled line",
    (row) => row.veiled.push("a winding way goes up within this old tower"),
    /says "this tower"/,
  ],
  [
    "a name in a veiled line",
    (row) => row.veiled.push("a stair that looks on Kansas"),
    /capital letter/,
  ],
  [
    "a word misspelt",
    (row) => row.facts.push("has a veiw that takes in six towns"),
    /"veiw" is in no dictionary/,
  ],
  [
    "British spelling",
    (row) => row.facts.push("has a door of a gray colour of old"),
    /"colour" is in no/,
  ],
  [
    "an for a",
    (row) => row.facts.push("has an view that takes in six towns"),
    /"an view" has the wrong article/,
  ],
  [
    "a for an",
    (row) => row.facts.push("took a hour to climb in the old days"),
    /"a hour" has the wrong article/,
  ],
  ["a word twice", (row) => row.facts.push("has a view of of six small towns"), /"of of"/],
  [
    "two spaces in the access",
    (row) => Object.assign(row, { access: "Open  daily." }),
    /space too many/,
  ],
  [
    "a space before a comma",
    (row) => row.facts.push("has a view , on six small towns"),
    /space too many/,
  ],
  ["no verb", (row) => row.facts.push("home of a view on six small towns"), /begins with a verb/],
  [
    "a participle alone",
    (row) => row.facts.push("built by men who were out of work"),
    /lacks "was"/,
  ],
  [
    "a small number in digits",
    (row) => row.facts.push("has a view that takes in 6 towns"),
    /"6" in digits/,
  ],
  [
    "thousands without a comma",
    (row) => row.facts.push("has a view on 12000 acres of grass"),
    /"12000" in digits/,
  ],
  [
    "a comma amiss",
    (row) => row.facts.push("has a view on 1,20 acres of grass"),
    /"1,20" in digits/,
  ],
  [
    "a year that contradicts",
    (row) => row.facts.push("was built in 1931 by men out of work"),
    /says 1931 where its years say 1936/,
  ],
  ["a tag of one's own", (row) => row.tags.push("nice"), /tags must be a list/],
  ["a tag twice", (row) => row.tags.push("made"), /tags must be a list/],
  [
    "nine veiled lines",
    (row) => Object.assign(row, { veiled: Array(9).fill("x") }),
    /2 to 8 texts/,
  ],
  ["a stand without a phrase", (row) => delete row.stand?.where, /stand.where must be text/],
  [
    "a stand known roughly",
    (row) => Object.assign(row.stand ?? {}, { sure: "rough" }),
    /stand.sure/,
  ],
  ["a stand of one number", (row) => Object.assign(row.stand ?? {}, { at: [38] }), /stand.at must/],
  ["a field too many", (row) => Object.assign(row.stand ?? {}, { by: "boat" }), /field stand.by/],
  ["hours of no clock", (row) => ask(row, { hours: ["9", "17:00"] }), /asks.hours must/],
  ["hours backwards", (row) => ask(row, { hours: ["17:00", "09:00"] }), /asks.hours must/],
  ["a thirteenth month", (row) => ask(row, { months: [4, 13] }), /asks.months must/],
  ["one month", (row) => ask(row, { months: [4] }), /asks.months must/],
  ["terrain of six", (row) => ask(row, { terrain: 6 }), /asks.terrain must/],
  ["half a metre", (row) => ask(row, { walkM: 0.5 }), /asks.walkM must/],
  ["a ticket of one's own", (row) => ask(row, { ticket: "yes" }), /asks.ticket must/],
  ["no ferry said", (row) => ask(row, { ferry: false }), /asks.ferry is true or absent/],
  ["ground of nobody", (row) => Object.assign(row.stand ?? {}, { ground: {} }), /ground.who must/],
  ["another state", (row) => Object.assign(row, { at: [38.6, -94.2] }), /lies outside Kansas/],
  [
    "another county",
    (row) => Object.assign(row, { at: [39.01234, -97.60123] }),
    /lies outside McPherson, in/,
  ],
  [
    "a county that is none",
    (row) => Object.assign(row, { county: "Mcfarland" }),
    /no county Mcfarland/,
  ],
];

test.each(planted)("%s is found", (_, change, expected) => {
  expect(faultOf(change)).toContainEqual(expect.stringMatching(expected));
});

test.each([
  "has an LSU banner and a U.S. flag on an eight-foot pole",
  "took an hour to climb for an honest man and a European",
  "is a one-room tower with a unique view and an unusual door",
  "stands by Route 66 and draws 1,200 people on a day of 1936",
  "once stood alone on an upland and a used-up field",
  "had had a flag before, and it said that that was enough",
])("'%s' is right", (fact) => {
  expect(faultOf((row) => row.facts.push(fact))).toEqual([]);
});

test("four decimals are too few", () => {
  const text = JSON.stringify([{ ...sound(), at: [38.6123, -97.7012] }]);
  expect(checkLibrary([{ stem: "kansas", text }]).map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/five decimals/),
  );
});

test("a place of the District of Columbia belongs to the nation", () => {
  const row = { ...sound(), county: "Arlington", at: [38.92, -77.03] };
  expect(faultsOf([row], "virginia")).toContainEqual(
    expect.stringMatching(/lies (?:in the District of Columbia|outside Virginia)/),
  );
  const close = { ...sound(), county: "Prince George's", at: [38.96, -77.006] };
  expect(faultsOf([close], "maryland")).toContainEqual(
    expect.stringMatching(/in the District of Columbia/),
  );
});

test("a national place in a state file is found", () => {
  expect(faultOf((row) => Object.assign(row, { name: "Gateway Arch" }))).toContainEqual(
    "is a national place",
  );
});

const pairs: [string, Partial<ReturnType<typeof neighbor>>, RegExp][] = [
  ["one id", { id: "coronado-tower" }, /id stands in kansas too/],
  ["one sentence", { facts: sound().facts }, /says what coronado-tower says/],
  ["100 m", { at: [38.61324, -97.70123] }, /is 100 m from/],
  ["one name 5 km apart", { name: "Coronado Tower" }, /same place/],
  ["one alias 5 km apart", { aliases: ["Coronado Lookout"] }, /same place/],
  [
    "two names of one tower",
    { name: "The Coronado Memorial", kind: "tower", at: [38.61734, -97.70123] },
    /same place/,
  ],
  [
    "a tower and its museum on one spot",
    { name: "Coronado Museum", kind: "museum", at: [38.61494, -97.70123] },
    /same place/,
  ],
];

test.each(pairs)("two rows with %s are found", (_, change, expected) => {
  expect(faultsOf([sound(), { ...neighbor(), ...change }])).toContainEqual(
    expect.stringMatching(expected),
  );
});

test("a tower and a bridge that share a valley are two places", () => {
  const bridge = { name: "Coronado Bridge", kind: "bridge", at: [38.61494, -97.70123] };
  expect(faultsOf([sound(), { ...neighbor(), ...bridge }])).toEqual([]);
});

test("one place in a state's file and in the nation's is found", () => {
  const problems = checkLibrary([
    { stem: "kansas", text: written([sound()]) },
    { stem: "national", text: written([{ ...neighbor(), name: "Coronado Tower", state: "KS" }]) },
  ]);
  expect(problems.map(({ what }) => what)).toContainEqual(expect.stringMatching(/same place/));
});

test("too few rows, too few of a group and too few counties are told", () => {
  const told = checkLibrary([{ stem: "kansas", text: written([sound()]) }]).map(({ what }) => what);
  expect(told).toContain("has 1 places, needs 62");
  expect(told).toContain("spreads over 1 counties, needs 12");
  for (const [group, { atLeast }] of Object.entries(groups)) {
    const has = group === "monument" ? 1 : 0;
    expect(told).toContain(`has ${has} of group ${group}, needs ${atLeast}`);
  }
});

test("a file that is no state, and one that is no JSON", () => {
  expect(checkLibrary([{ stem: "atlantis", text: "[]" }])[0]?.what).toMatch(/no such state/);
  expect(checkLibrary([{ stem: "kansas", text: "[" }])[0]?.what).toMatch(/is not JSON/);
});
