import { checkOwed } from "./check-owed.mjs";
import { checkClues } from "./row-clues.mjs";
import { checkLanguage } from "./row-language.mjs";
import { checkPosition } from "./row-position.mjs";
import { checkShape } from "./row-shape.mjs";
import { checkWords } from "./row-words.mjs";
import { checkYears } from "./row-years.mjs";
import { isDecided } from "./undecided.mjs";

export { fieldOf } from "./problem-field.mjs";

/**
 * What is wrong with one row of its own, as the library's files are checked; what it has to do with other rows is not
 * looked at.
 * @param {string} stem "new-hampshire" or "national"
 * @param {unknown} row
 * @returns {string[]}
 */
export function checkRow(stem, row) {
  const problems = [];
  const say = (what) => problems.push(what);
  if (!checkShape(stem, row, say)) return problems;
  checkWords(row, say);
  checkLanguage(row, say);
  checkYears(row, say);
  checkClues(row, say);
  checkPosition(stem, row, say);
  if (!isDecided(row)) say("has no stand, not even null, or no tags");
  checkOwed(stem, row, say);
  return problems;
}
