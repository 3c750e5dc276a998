import { metresBetween } from "./stand-answers.mjs";
import { towns } from "./towns.mjs";

const cityPeople = 100_000;
const reachM = 30 * 1609.344;
/** What a hunt needs. */
export const enough = 10;

const mostPopulous = new Set(
  `california texas florida new-york pennsylvania illinois ohio georgia north-carolina michigan`.split(
    " ",
  ),
);
/** Rows a file is to hold, so that twenty unused places stand beside a full stock. */
export const rowsWanted = (stem) => (stem === "national" || mostPopulous.has(stem) ? 110 : 84);

/**
 * Free, open whenever it is light, and on a path at most: what a hunt in town is made of.
 * @param {{stand?: any}} row
 */
export function isFreeToStand({ stand }) {
  return (
    !!stand &&
    stand.asks.ticket === "no" &&
    !Array.isArray(stand.asks.hours) &&
    stand.asks.terrain <= 2
  );
}

/**
 * How many free places to stand there are around each city, fewest first, and what each file holds.
 * @param {{stem: string, rows: {stand?: any}[]}[]} files
 * @returns {{cities: {name: string, state: string, places: number}[], served: number,
 *   perFile: {stem: string, rows: number, wanted: number, toStand: number, free: number, undecided: number}[]}}
 */
export function coverageOf(files) {
  const free = files.flatMap(({ rows }) => rows.filter(isFreeToStand));
  const cities = towns
    .filter(({ population }) => population >= cityPeople)
    .map(({ name, state, at }) => ({
      name,
      state,
      places: free.filter(({ stand }) => metresBetween(stand.at, at) <= reachM).length,
    }))
    .sort((a, b) => a.places - b.places);
  const perFile = files.map(({ stem, rows }) => ({
    stem,
    rows: rows.length,
    wanted: rowsWanted(stem),
    toStand: rows.filter(({ stand }) => stand).length,
    free: rows.filter(isFreeToStand).length,
    undecided: rows.filter(({ stand }) => stand === undefined).length,
  }));
  return { cities, served: cities.filter(({ places }) => places >= enough).length, perFile };
}

/** The same as lines of text. */
export function coverageReport(files) {
  const { cities, served, perFile } = coverageOf(files);
  const short = cities.filter(({ places }) => places < enough);
  const sum = (key) => perFile.reduce((total, each) => total + each[key], 0);
  return [
    "file                  rows  wanted  to stand  free  undecided",
    ...perFile.map(
      ({ stem, rows, wanted, toStand, free, undecided }) =>
        `${stem.padEnd(20)}${String(rows).padStart(6)}${String(wanted).padStart(8)}${String(toStand).padStart(10)}${String(free).padStart(6)}${String(undecided).padStart(11)}`,
    ),
    `${"together".padEnd(20)}${String(sum("rows")).padStart(6)}${String(sum("wanted")).padStart(8)}${String(sum("toStand")).padStart(10)}${String(sum("free")).padStart(6)}${String(sum("undecided")).padStart(11)}`,
    "",
    `${served} of ${cities.length} cities of 100,000 people have ${enough} free places to stand within 30 miles.`,
    `The ${short.length} that have not: ${short.map(({ name, state, places }) => `${name} ${state} ${places}`).join(", ")}.`,
  ];
}
