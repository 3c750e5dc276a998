import { checkAcross } from "./across.mjs";
import { checkOwed } from "./check-owed.mjs";
import { checkClues } from "./row-clues.mjs";
import { checkLanguage } from "./row-language.mjs";
import { checkPosition } from "./row-position.mjs";
import { checkShape } from "./row-shape.mjs";
import { checkWords } from "./row-words.mjs";
import { checkYears } from "./row-years.mjs";
import { isDecided } from "./undecided.mjs";
import { groups, stateFiles } from "./vocabulary.mjs";

const perStateAtLeast = 62;
const countiesAtLeast = 12;
/** States with few counties, or few that hold much. */
const fewerCounties = {
  connecticut: 8,
  delaware: 3,
  hawaii: 4,
  "new-hampshire": 8,
  "rhode-island": 5,
};

/**
 * All problems of the library's files. One that `waits` is of a file in which rows are undecided, and is
 * for its writer to mend before the last row is.
 * @param {{stem: string, text: string}[]} files file stems and their JSON text
 * @param {boolean} [lenient] whether rows may be undecided; as while a library is gone through
 * @returns {{file: string, place: string, what: string, waits?: true}[]}
 */
export function checkLibrary(files, lenient = false) {
  const problems = [];
  const all = [];
  for (const { stem, text } of files) {
    const say = (place, what) => problems.push({ file: stem, place, what });
    if (!(stem in stateFiles)) {
      say("-", "no such state; name the file after the state, in kebab-case");
      continue;
    }
    let rows;
    try {
      rows = JSON.parse(text);
    } catch (error) {
      say("-", `is not JSON: ${error.message}`);
      continue;
    }
    checkCounts(stem, rows, say);
    checkDecimals(text, say);
    const waiting = lenient && !rows.every(isDecided) ? { waits: true } : {};
    for (const row of rows) {
      const sayHere = (what) => say(row.id ?? row.name ?? "?", what);
      if (checkShape(stem, row, sayHere)) {
        checkWords(row, sayHere);
        checkLanguage(row, sayHere);
        checkYears(row, sayHere);
        checkClues(row, sayHere);
        checkPosition(stem, row, sayHere);
        if (!lenient && !isDecided(row)) sayHere("has no stand, not even null, or no tags");
        checkOwed(stem, row, (what) =>
          problems.push({ file: stem, place: row.id, what, ...waiting }),
        );
        all.push({ file: stem, row, waiting });
      }
    }
  }
  checkAcross(all, problems);
  return problems;
}

function checkCounts(stem, rows, say) {
  if (rows.length < perStateAtLeast)
    say("-", `has ${rows.length} places, needs ${perStateAtLeast}`);
  if (stem === "national") {
    const spread = new Set(rows.map((row) => row.state));
    if (spread.size < 30) say("-", `spreads over ${spread.size} states, needs 30`);
    return;
  }
  for (const [group, { atLeast, kinds: members }] of Object.entries(groups)) {
    const count = rows.filter((row) => members.includes(row.kind)).length;
    if (count < atLeast) say("-", `has ${count} of group ${group}, needs ${atLeast}`);
  }
  const counties = new Set(rows.map((row) => row.county));
  const needed = fewerCounties[stem] ?? countiesAtLeast;
  if (counties.size < needed) say("-", `spreads over ${counties.size} counties, needs ${needed}`);
}

/** Coordinates are written with five decimals or more, about a metre. */
function checkDecimals(text, say) {
  for (const [pair] of text.matchAll(/"at"\s*:\s*\[[^\]]*\]/g)) {
    if (!/\[\s*-?\d+\.\d{5,7}\s*,\s*-?\d+\.\d{5,7}\s*\]/.test(pair))
      say("-", `coordinates need five decimals: ${pair}`);
  }
}
