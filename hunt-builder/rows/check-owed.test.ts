import { expect, test } from "vitest";
import { checkLibrary } from "./check-library.mjs";
import { ask, faultOf, faultsOf, neighbor, type Row, sound, written } from "./sample-rows.ts";

const standing = (change: object) => (row: Row) => Object.assign(row.stand ?? {}, change);
const where = (text: string) => standing({ where: text });
const accessIs =
  (access: string, change: object = {}) =>
  (row: Row) => {
    Object.assign(row, { access });
    standing(change)(row);
  };
const onThePin =
  (kind: string, text = "beside the door of the house") =>
  (row: Row) => {
    Object.assign(row, { kind });
    standing({ at: row.at, where: text })(row);
  };

/** What a careless hand writes, and what a decided file is told of it. */
const owed: [string, (row: Row) => void, RegExp][] = [
  [
    "a count of six",
    (row) => Object.assign(row.measure, { value: 6, unit: "doors", how: "" }),
    /a count of 6 leads nobody/,
  ],
  ["a town of another state", (row) => Object.assign(row, { town: "Page, Arizona" }), /bare name/],
  [
    "a neighbor's town",
    (row) => Object.assign(row, { town: "Hebron", at: [39.95, -97.6] }),
    /is a town of NE, not of KS/,
  ],
  [
    "boats only",
    accessIs("By boat only.", { at: [38.61234, -97.70123] }),
    /"By boat", and the stand is on the pin/,
  ],
  [
    "cars only",
    accessIs("Cars only.", { where: "beside the middle of the deck" }),
    /"Cars only", and stand.where is on no public/,
  ],
  [
    "seen from afar",
    accessIs("Seen from the highway.", { at: [38.61234, -97.70123] }),
    /"Seen from", and the stand is on the pin/,
  ],
  [
    "private ground",
    accessIs("Private.", { where: "beside the boulder in the meadow" }),
    /"Private", and stand.where/,
  ],
  [
    "no walking",
    accessIs("Public road, no walking.", { at: [38.61234, -97.70123] }),
    /"no walking"/,
  ],
  [
    "a summit for climbers",
    accessIs("For climbers, far in.", { at: [38.61234, -97.70123] }),
    /"For climbers"/,
  ],
  [
    "a fee unsaid",
    accessIs("Open daily; entrance fee.", { where: "beside the tall stone in the grass" }),
    /"fee", and the stand asks for no ticket/,
  ],
  ...["stadium", "arena", "racetrack", "lake", "bay", "tunnel", "dam"].map(
    (kind): [string, (row: Row) => void, RegExp] => [
      `the middle of a ${kind}`,
      onThePin(kind),
      new RegExp(`middle of a ${kind}`),
    ],
  ),
  ["the middle of a span", onThePin("bridge"), /on the span/],
  [
    "a stand too far",
    standing({ at: [38.63234, -97.70123] }),
    /is 2\d{3} m from its tower, 1200 m/,
  ],
  ["a stand in another state", standing({ at: [38.6, -94.2] }), /lies in Missouri/],
  [
    "a ticket that safety is silent of",
    (row) => ask(row, { ticket: "car" }),
    /safety warns of no ticket/,
  ],
  [
    "a ticket at all hours",
    (row) => ask(row, { ticket: "person", hours: "always" }),
    /not open at all hours/,
  ],
  [
    "a gate without hours",
    where("inside the old iron gate, by the wall"),
    /inside a gate has its gate's hours/,
  ],
  [
    "a national cemetery without hours",
    (row) => Object.assign(row, { name: "Coronado National Cemetery" }),
    /inside a gate has its gate's hours/,
  ],
  [
    "federal ground unasked",
    standing({ ground: { who: "federal", ask: "no" } }),
    /ground.ask is "needed"/,
  ],
  ["a campus unasked", standing({ ground: { who: "college", ask: "no" } }), /at least "advised"/],
  ["three words", where("beside the door"), /has 3 words, 4 to 18/],
  ["nineteen words", where(Array(19).fill("word").join(" ")), /has 19 words/],
  ["near", where("near the door of the wall"), /"near", which is no spot/],
  ["a bearing", where("beside the wall, 12 m NNE of it"), /measures \(rule 3\)/],
  ["a side by compass", where("on the north side of the door"), /needs a compass/],
  ["the playing field", where("on the field before the stone wall"), /where nobody may stand/],
  ["an edge", where("at the edge of the water by the wall"), /stands at an edge/],
  ["wading", where("beside the wall, wading to the door"), /more than feet/],
  ["a side of nobody", where("on the left by the main door"), /as you face it/],
  ["a tree", where("under the big maple by the door"), /leans on a maple/],
  ["a plaque", where("beside the plaque at the stone wall"), /plaque that the row does not know/],
  [
    "a desk at night",
    (row) => {
      where("by the desk of the hall")(row);
      ask(row, { hours: "always" });
    },
    /indoors/,
  ],
  ["the name", where("beside the door of Coronado's wall"), /a word of the name/],
  ["the whole name", where("at the foot of coronado tower itself"), /"Coronado Tower", its name/],
  ["a full stop at the end", where("beside the door of the wall."), /ends in a full stop/],
  ["a capital at the beginning", where("Beside the door of the wall"), /no small letter/],
  ["opposed tags", (row) => row.tags.push("not_climbable"), /both climbable and not_climbable/],
  [
    "a battlefield without its dead",
    (row) => Object.assign(row, { kind: "battlefield" }),
    /deaths_here/,
  ],
  ["a cemetery without graves", (row) => Object.assign(row, { kind: "cemetery" }), /has graves/],
];

test.each(owed)("%s is found", (_, change, expected) => {
  expect(faultOf(change)).toContainEqual(expect.stringMatching(expected));
});

const answered: [string, (row: Row) => void][] = [
  [
    "a gate that is open in daylight",
    accessIs("Open daily in daylight.", { where: "inside the iron gate, by the wall" }),
  ],
  [
    "a gate with hours",
    (row) => {
      where("inside the iron gate, by the wall")(row);
      ask(row, { hours: ["09:00", "16:30"] });
    },
  ],
  [
    "boats only, from the shore",
    accessIs("Seen from boats only.", {
      at: [38.61734, -97.70123],
      where: "at the end of the shore path, behind the railing",
    }),
  ],
  [
    "a museum before its door",
    accessIs("Open daily; admission charged.", { where: "on the sidewalk before the main door" }),
  ],
  [
    "a park that takes a fee",
    (row) => {
      accessIs("Open daily; entrance fee.")(row);
      ask(row, { ticket: "car" });
      Object.assign(row, { safety: ["ticket"] });
    },
  ],
  [
    "a pin that is the overlook",
    (row) => {
      onThePin("lake", "behind the railing of the overlook")(row);
      Object.assign(row, { access: "Free. The point is the overlook." });
    },
  ],
  ["a span with a walk", onThePin("bridge", "on the footway, halfway between the shores")],
  ["a side as one faces it", where("left of the main door, as you face it")],
  ["the west steps", where("at the foot of the west steps")],
  ["a street that bears the name", where("on the sidewalk of Coronado Street before the door")],
  [
    "digital only",
    (row) => {
      Object.assign(row, { stand: null, access: "By boat only." });
    },
  ],
  ["seven doors", (row) => Object.assign(row.measure, { value: 7, unit: "doors", how: "" })],
];

test.each(answered)("%s is right", (_, change) => {
  expect(faultOf(change)).toEqual([]);
});

test("two stands that would count for each other are found, across files too", () => {
  const row = sound();
  const other = {
    ...neighbor(),
    stand: { ...row.stand, at: [38.61304, -97.70153], where: "before the mill's own wide door" },
  };
  expect(faultsOf([row, other])).toContainEqual(
    "its stand is 100 m from that of swedish-mill (kansas)",
  );
  const problems = checkLibrary([
    { stem: "kansas", text: written([row]) },
    { stem: "national", text: written([{ ...other, state: "KS" }]) },
  ]);
  expect(problems.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/100 m from that of/),
  );
});

test("what a file owes waits while a row of it is undecided", () => {
  const undecided: Partial<Row> = neighbor();
  delete undecided.stand;
  const careless = { ...sound(), town: "Page, Arizona" };
  const found = (rows: unknown[]) =>
    checkLibrary([{ stem: "kansas", text: written(rows) }], true).find(({ what }) =>
      /bare name/.test(what),
    );
  expect(found([careless, undecided])?.waits).toBe(true);
  expect(found([careless, neighbor()])).not.toHaveProperty("waits");
});

test("with the switch off an undecided row is a problem and nothing waits", () => {
  const undecided: Partial<Row> = neighbor();
  delete undecided.stand;
  const text = written([{ ...sound(), town: "Page, Arizona" }, undecided]);
  const problems = checkLibrary([{ stem: "kansas", text }], false);
  expect(problems.map(({ what }) => what)).toContain("has no stand, not even null, or no tags");
  expect(problems.filter(({ waits }) => waits)).toEqual([]);
});
