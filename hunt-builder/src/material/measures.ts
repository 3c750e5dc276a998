import { doubleFrames, measureFrames, squaresFrames, sumFrames } from "../frames/measure-frames.ts";
import type { Measure, Place } from "../place.ts";
import { inWords, withCommas } from "../wording/numbers.ts";
import { howOf, measureClause, measureVerb, possessed, quantity } from "../wording/units.ts";
import type { Material } from "./material.ts";

/** What can be said of a place's measured number, plainly and by reckoning. */
export function measuresOf(place: Place): Material[] {
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
        thing: `the ${dimension(measure)} of ${possessed(measure.what)}`,
      },
    });
  if (!Number.isInteger(measure.value) || measure.value < 6) return made;
  made.push({
    ...base,
    level: "HARD",
    frames: doubleFrames,
    slots: { n: withCommas(measure.value * 2), asked: asked(measure) },
  });
  if (measure.value >= 40 && measure.value <= 50_000) {
    const a = factorFor(measure.value);
    made.push({
      ...base,
      level: "HARD",
      frames: sumFrames,
      slots: {
        a: String(a),
        b: withCommas(Math.floor(measure.value / a)),
        c: String(measure.value % a || a),
        asked: asked(measure),
      },
    });
    if (measure.value % a === 0) made.pop();
  }
  return made;
}

/** A factor of two digits or one that leaves a rest, chosen by the number itself. */
function factorFor(value: number): number {
  const candidates = value > 1200 ? [17, 19, 23, 29] : [7, 9, 11, 8];
  return candidates.find((each) => value % each !== 0) ?? 13;
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
