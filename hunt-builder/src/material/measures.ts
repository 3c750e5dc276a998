import type { Place } from "../place.ts";
import { isUnit, measureClause } from "../wording/units.ts";
import { nounOf } from "../words/place-nouns.ts";
import type { Material } from "./material.ts";

/** Counts of people, time and money: a number of something past, which reads oddly as what the place has. */
const fleeting =
  /\b(?:people|men|women|students|pupils|settlers|soldiers|raiders|delegates|guests|mourners|workers|members|votes|yeas|lives|deaths|graves|inmates|dollars|cents|guineas|years?|months|weeks|days|nights|hours|minutes|seconds|degrees|volts|horsepower|miles an hour|them|left|generations|concerts|signers|pilots|casualties|listeners|states|time)\b/;
const bygone =
  /\b(?:first|opening|founding|toll|crowd|roll|class|fund|loan|life|namesake|siege|raid|strike|camp|output|tally|vote|lost|former|vanished|at its|by \d)\b/;

/** Whether a measure makes a sentence that a hint or a line of the list can carry. */
export function readsWell({ what, unit }: Place["measure"]): boolean {
  if (/^(?:county|city|town|metropolis|state)\b/.test(what)) return false;
  if (isUnit(unit)) return !/\bspeed\b/.test(what);
  const noun = unit.split(" ")[0] ?? unit;
  return !fleeting.test(unit) && !bygone.test(what) && !what.includes(noun.replace(/s$/, ""));
}

const lofty =
  /^(?:peak|overlook|rock|cave|canyon|dune|lake|waterfall|observatory|forest|railway|tunnel|dam)$/;

/** What can be said of a place's measured number. */
export function measureOf(place: Pick<Place, "kind" | "name" | "measure">): Material[] {
  const { kind, measure } = place;
  // How high its city or its plain lies tells nothing of a place that people made.
  if (
    measure.how.includes("sea level") &&
    (!lofty.test(kind) || /\b(?:city|town|village|ground|site)$/.test(measure.what))
  )
    return [];
  const its = isItself(place) ? measureClause(measure, "it") : measureClause(measure);
  return [{ source: "measure", key: "measure", level: "EASY", slots: { its } }];
}

/** Whether what is measured is the place and no part of it: "its house has 16 rooms" is not said of a house. */
function isItself(place: Pick<Place, "kind" | "name" | "measure">): boolean {
  const noun = nounOf(place);
  return [place.kind, noun, noun.split(" ").at(-1)].includes(place.measure.what);
}
