import type { Measure } from "../place.ts";
import { inWords } from "./numbers.ts";

const unitWords: Record<string, [one: string, many: string]> = {
  ft: ["foot", "feet"],
  in: ["inch", "inches"],
  mi: ["mile", "miles"],
  "sq mi": ["square mile", "square miles"],
  acres: ["acre", "acres"],
  tons: ["ton", "tons"],
  lb: ["pound", "pounds"],
  gallons: ["gallon", "gallons"],
  "sq ft": ["square foot", "square feet"],
  "cu yd": ["cubic yard", "cubic yards"],
  MW: ["megawatt", "megawatts"],
};

/** True for units of measure, false for counts ("seats"). */
export function isUnit(unit: string): boolean {
  return unit in unitWords;
}

/** "302 feet", "one mile", "2,362 seats". */
export function quantity(value: number, unit: string): string {
  const words = unitWords[unit];
  const noun = words ? words[value === 1 ? 0 : 1] : unit;
  return `${inWords(value)} ${noun}`;
}

/** Counts that a thing does not have but comes to: money, spells of time, tallies. */
const tallied =
  /^(?:dollars|cents|years|months|weeks|days|nights|hours|minutes|volts|deaths|executions|votes|yeas|horsepower|degrees|people|miles)$/;

/** What may stand behind the noun that counts: "three drops together", "skeletons full and cast". */
const behind =
  /(?: (?:together|above|below|left|kept|shown|given|held|mapped|known|built|full|cast|and|enshrined))+$/;

/** One thing, whatever its last letter. */
const endsInS = /\b(?:lens|canvas|corps|truss|atlas|iris|compass)$/;

/** True when the measured thing is many ("brick walls"). */
export function isPlural(what: string): boolean {
  const head =
    what.split(
      / (?:of|on|in|at|from|to|that|when|where|with|below|beneath|beside|beyond|under|over|between|along|around|inside|above|behind|for|as) /,
    )[0] ?? what;
  if (/^(?:each|every)\b/.test(what)) return false;
  if (/\w and (?!cast)\w/.test(head)) return true;
  const noun = head.replace(behind, "");
  return /[^su]s$/.test(noun) && !endsInS.test(noun);
}

/** "its dome", but "each of its vaults" as it stands. */
export function possessed(what: string): string {
  if (/^(?:each|every|the|its)\b/.test(what)) return what;
  return /\bits?\b/.test(what) ? `the ${what}` : `its ${what}`;
}

/** The verb between the thing and its number. */
export function measureVerb(measure: Measure): string {
  const many = isPlural(measure.what);
  if (/\bof age$/.test(measure.unit)) return many ? "are" : "is";
  if (tallied.test(measure.unit)) return many ? "come to" : "comes to";
  if (!isUnit(measure.unit)) return many ? "have" : "has";
  if (/^(?:tons|lb)$/.test(measure.unit) && !/\bweight\b/.test(measure.what)) {
    if (/\boutput\b|^gunpowder\b/.test(measure.what)) return many ? "come to" : "comes to";
    return many ? "weigh" : "weighs";
  }
  const area = measure.unit === "acres" || measure.unit === "sq mi" || measure.unit === "sq ft";
  if (area && measure.how === "" && !/area|size|surface/.test(measure.what))
    return many ? "cover" : "covers";
  return many ? "are" : "is";
}

/** "its dome is about 302 feet high"; of whom it is said may be called otherwise: "it is about 302 feet high". */
export function measureClause(measure: Measure, subject = possessed(measure.what)): string {
  const { value, unit, about } = measure;
  const amount = about ? `about ${quantity(rounded(value), unit)}` : quantity(value, unit);
  return `${subject} ${measureVerb(measure)} ${amount}${howOf(measure)}`;
}

/** Digits that "about" leaves a figure: nobody says "about 66,655". */
const digitsOfAbout = 3;

function rounded(value: number): number {
  return value < 10 ** digitsOfAbout ? value : Number(value.toPrecision(digitsOfAbout));
}

/** " tall", or nothing where the thing measured says it already ("its height is 278 feet"). */
export function howOf(measure: Measure): string {
  const said = /\b(?:height|length|depth|width|drop|elevation|circumference|diameter)\b/.test(
    measure.what,
  );
  return measure.how === "" || (said && measure.how !== "above sea level") ? "" : ` ${measure.how}`;
}
