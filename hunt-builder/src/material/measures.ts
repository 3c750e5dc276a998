import {
  countComparisonFrames,
  measureComparisonFrames,
  measureFrames,
  squaresFrames,
  yearSumFrames,
} from "../frames/measure-frames.ts";
import type { Measure, Place } from "../place.ts";
import { findStatehood } from "../states.ts";
import { inWords, withCommas } from "../wording/numbers.ts";
import { inSentence } from "../wording/sentences.ts";
import {
  howOf,
  isUnit,
  measureClause,
  measureVerb,
  possessed,
  quantity,
} from "../wording/units.ts";
import type { Material } from "./material.ts";

/** What can be said of a place's measured number, plainly and by reckoning. peers are other places, nearest first. */
export function measuresOf(place: Place, peers: readonly Place[]): Material[] {
  const { measure } = place;
  const base = { source: "measure", key: "measure" } as const;
  const made: Material[] = [
    { ...base, level: "EASY", frames: measureFrames, slots: { its: measureClause(measure) } },
  ];
  const length = measure.unit === "ft" && /^(?:tall|long|high|wide|deep|across)$/.test(measure.how);
  const squares = Math.round(measure.value / 10);
  if (length && squares >= 3 && measure.value < 20_000)
    made.push({
      ...base,
      level: "MEDIUM",
      frames: squaresFrames,
      slots: {
        n: inWords(squares),
        thing: thing(measure),
      },
    });
  return [...made, ...yearSum(place), ...comparison(place, peers)];
}

/** The number by way of a year that can be looked up. */
function yearSum({ measure, stateCode, stateName, stock }: Place): Material[] {
  if (!Number.isInteger(measure.value) || measure.value < 6 || measure.value > 4000) return [];
  const joined = stock === "NATIONAL" ? null : findStatehood(stateCode);
  const year = joined ?? 1776;
  const event =
    joined === null
      ? "the year of the Declaration of Independence"
      : `the year ${stateName} joined the Union`;
  const less = measure.value < year;
  return [
    {
      source: "measure",
      key: "measure",
      level: "HARD",
      frames: yearSumFrames,
      slots: {
        event,
        sign: less ? "less" : "plus",
        turn: less ? "subtract" : "add",
        from: less ? "from" : "to",
        n: withCommas(Math.abs(year - measure.value)),
        asked: asked(measure),
      },
    },
  ];
}

/** Words for more and less of a dimension. */
const steps: Record<string, [more: string, less: string]> = {
  tall: ["taller", "shorter"],
  high: ["higher", "lower"],
  long: ["longer", "shorter"],
  wide: ["wider", "narrower"],
  deep: ["deeper", "shallower"],
  across: ["wider", "narrower"],
  "above sea level": ["higher", "lower"],
};

/** The number by way of the same number of another place of the kind. */
function comparison(place: Place, peers: readonly Place[]): Material[] {
  const { measure } = place;
  const peer = peers.find(
    (each) => each.kind === place.kind && areComparable(measure, each.measure),
  );
  if (peer === undefined) return [];
  const apart = Math.round((measure.value - peer.measure.value) * 100) / 100;
  const [more, less] = steps[measure.how] ?? ["more", "fewer"];
  const about = measure.about || peer.measure.about ? "about " : "";
  const word = apart > 0 ? more : less;
  const noun = quantity(Math.abs(apart), measure.unit);
  const count = !isUnit(measure.unit);
  const [number = "", ...unit] = noun.split(" ");
  return [
    {
      source: "comparison",
      key: "measure",
      level: "HARD",
      frames: count ? countComparisonFrames : measureComparisonFrames,
      slots: {
        what: measure.what,
        more: about + (count ? `${number} ${word} ${unit.join(" ")}` : `${noun} ${word}`),
        theirs: nameOfPart(peer),
      },
    },
  ];
}

function areComparable(mine: Measure, other: Measure): boolean {
  const singular = [mine, other].every(
    (each) =>
      !/^(?:each|every|the)\b|\bits?\b/.test(each.what) && /^(?:is|has)$/.test(measureVerb(each)),
  );
  return (
    singular &&
    mine.unit === other.unit &&
    mine.how === other.how &&
    (isUnit(mine.unit) ? mine.how in steps : !/^(?:one|percent)/.test(mine.unit)) &&
    Math.abs(mine.value - other.value) >= 2
  );
}

/** "the deck of Long Bridge", but "the Terminal Tower" for its tower. */
function nameOfPart({ name, measure }: Place): string {
  const part = measure.what.split(" ").at(-1) ?? "";
  const called = inSentence(name);
  return called.toLowerCase().split(" ").includes(part)
    ? called
    : `the ${measure.what} of ${called}`;
}

/** "the height of its tower", "its depth". */
function thing(measure: Measure): string {
  const what = possessed(measure.what);
  const names = dimension(measure);
  return new RegExp(`\\b${names}\\b`).test(what) ? what : `the ${names} of ${what}`;
}

function dimension(measure: Measure): string {
  const names: Record<string, string> = {
    tall: "height",
    high: "height",
    long: "length",
    wide: "width",
    deep: "depth",
    across: "width",
  };
  return names[measure.how] ?? "measure";
}

/** "how many feet high its dome is", "how many seats its hall has". */
function asked(measure: Measure): string {
  const noun = quantity(2, measure.unit).replace(/^two /, "");
  const verb = measureVerb(measure);
  const about = measure.about ? "about " : "";
  const what = possessed(measure.what);
  return `${about}how many ${noun}${howOf(measure)} ${what} ${verb}`;
}
