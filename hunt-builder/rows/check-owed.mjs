import { checkParkHours } from "./park-hours.mjs";
import { checkStandPosition } from "./row-position.mjs";
import { checkTown } from "./row-town.mjs";
import { checkAnswers } from "./stand-answers.mjs";
import { checkPhrase } from "./stand-phrase.mjs";
import { units } from "./vocabulary.mjs";

/** Nobody is led by "has 2 towers". */
const fewestCounted = 7;

/** What a row owes once its file is decided: a stand that answers it, a number worth finding, a town of its own. */
export function checkOwed(stem, row, say) {
  checkMeasure(row, say);
  checkTown(stem, row, say);
  if (row.tags) checkTags(row, say);
  if (!row.stand) return;
  checkPhrase(row, say);
  checkAnswers(row, say);
  checkParkHours(stem, row, say);
  checkStandPosition(stem, row, say);
}

function checkMeasure({ measure: { what, value, unit } }, say) {
  const isCount = !units.includes(unit) && !/^(?:miles|feet|acres|tons|gallons) of\b/.test(unit);
  if (isCount && value < fewestCounted)
    say(`a count of ${value} leads nobody ("${what} has ${value} ${unit}"): take another number`);
}

const opposed = [
  ["climbable", "not_climbable"],
  ["open_air", "indoor"],
  ["working", "ruin"],
];

function checkTags({ tags, kind }, say) {
  for (const [one, other] of opposed)
    if (tags.includes(one) && tags.includes(other)) say(`tagged both ${one} and ${other}`);
  if (kind === "battlefield" && !tags.includes("deaths_here")) say("a battlefield is deaths_here");
  if (kind === "cemetery" && !tags.includes("graves")) say("a cemetery has graves");
}
