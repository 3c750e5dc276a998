import {
  desk,
  grand,
  ground,
  money,
  monthNames,
  past,
  ways,
} from "../frames/description-frames.ts";
import type { HuntVariant } from "../hunt.ts";
import type { Random } from "../random.ts";
import type { TripAsks } from "../stands/trip.ts";
import { inWords, withCommas } from "../wording/numbers.ts";
import { capitalized, fill } from "../wording/sentences.ts";

/** What a description shows of a hunt: things, which make one sentence, and sentences. */
export interface Sights {
  things: readonly string[];
  lines: readonly string[];
}

/** What a hunt is like: two or three pictures from it, the day it makes, what it asks. Ten to forty-five words. */
export function describe(
  about: {
    variant: HuntVariant;
    miles: number;
    trip: TripAsks | null;
    region?: string;
    turn?: number;
    /** What is told of a hunt at a desk. */
    story?: string;
  },
  seen: Sights,
  random: Random,
): string {
  const { trip, miles, variant, region = "", turn = 0, story } = about;
  const shown = [
    ...inOneSentence(seen.things),
    ...seen.lines.map((line) => `${capitalized(line)}.`),
  ];
  if (variant === "DIGITAL" && story !== undefined)
    return [story, ...onTheWay(seen.things, turn)].join(" ");
  if (variant === "DIGITAL" || trip === null) return [...shown, random.pick(desk)].join(" ").trim();
  const day = [wayOf(trip, miles, region, turn), asksOf(trip, turn)];
  return (isDayFirst(turn) ? [...day, ...shown] : [...shown, ...day]).join(" ");
}

/** Hunts that stand beside each other do not all begin alike. */
const isDayFirst = (turn: number): boolean => turn % 4 === 3;

/** What a hunt at a desk comes past, for whoever has read what it is about. */
function onTheWay(things: readonly string[], turn: number): string[] {
  if (things.length === 0) return [];
  return [`${fill(turned(past, turn), { things: together(things) })}.`];
}

/** "Tigers overhead, a stair to run and a goat rubbed gold." */
function inOneSentence(things: readonly string[]): string[] {
  return things.length === 0 ? [] : [`${capitalized(together(things))}.`];
}

function together(things: readonly string[]): string {
  const last = things.at(-1) ?? "";
  const before = things.slice(0, -1);
  const isPlain = !things.some((each) => /\band\b|,/.test(each));
  const and = isPlain ? " and " : before.length === 1 ? ", and " : ", ";
  return before.length === 0 ? last : `${before.join(", ")}${and}${last}`;
}

/** The form of a list that stands at a hunt's turn; forms come round before one is read again. */
function turned(forms: readonly string[], turn: number): string {
  return forms[turn % forms.length] ?? "";
}

/** How a description speaks of the way, so that it can be told anew when the way changes. */
export function travelOf(miles: number): string {
  const whole = Math.round(miles);
  if (whole === 0) return "less than a mile";
  return `about ${withCommas(whole)} ${whole === 1 ? "mile" : "miles"}`;
}

/** A description with the way told anew. */
export function withTravel(description: string, before: number, after: number): string {
  return description
    .replace(travelOf(before), travelOf(after))
    .replace(capitalized(travelOf(before)), capitalized(travelOf(after)));
}

const perDayMi = 200;
const grandMi = 1_200;

function wayOf({ kind }: TripAsks, miles: number, region: string, turn: number): string {
  const n = Math.max(2, Math.ceil(miles / perDayMi));
  const forms = miles > grandMi ? grand : ways[kind];
  const r = region === "" ? "" : ` ${region}`;
  return fill(turned(forms, turn), { m: travelOf(miles), days: `${inWords(n)} days`, r });
}

const mileM = 1_609;
/** Metres from a car or a stop that are worth a word. */
const longWalkM = 600;
/** Of what a hunt asks so much is told. */
const mostAsked = 3;

/** What it asks, the hardest first: a season, a boat, money, a walk, the ground. */
function asksOf(trip: TripAsks, turn: number): string {
  const terrain = Math.min(4, trip.terrain) as 1 | 2 | 3 | 4;
  const steep = terrain > 2 ? [turned(ground[terrain], turn)] : [];
  const gentle = terrain > 2 ? [] : [turned(ground[terrain], turn)];
  const paid = moneyOf(trip, turn);
  const asked = [...overWater(trip), ...seasonOf(trip), ...paid, ...walkOf(trip), ...steep];
  if (asked.length === 0) asked.push(turned(money.nothing, turn), ...gentle);
  else if (asked.length === 1) asked.push(...gentle);
  return `${capitalized(asked.slice(0, mostAsked).join(", "))}.`;
}

function overWater({ flights, ferries }: TripAsks): string[] {
  if (flights > 0) return ["a flight or a long ship on the way"];
  return ferries === 0 ? [] : [ferries === 1 ? "one ferry" : "ferries"];
}

function seasonOf({ months }: TripAsks): string[] {
  if (months === null) return [];
  const [first, last] = months;
  return first === last
    ? [`open in ${monthNames[first - 1]} only`]
    : [`open from ${monthNames[first - 1]} to ${monthNames[last - 1]}`];
}

function moneyOf({ tickets, carFees }: TripAsks, turn: number): string[] {
  const places = (n: number): string => (n === 1 ? "one place" : `${inWords(n)} places`);
  if (tickets > 0) return [fill(turned(money.tickets, turn), { count: places(tickets) })];
  return carFees > 0 ? [fill(turned(money.cars, turn), { count: places(carFees) })] : [];
}

function walkOf({ longestWalkM }: TripAsks): string[] {
  if (longestWalkM < longWalkM) return [];
  const miles = longestWalkM / mileM;
  const whole = Math.round(miles);
  const far = miles < 0.7 ? "half a mile" : whole === 1 ? "a mile" : `${inWords(whole)} miles`;
  return [`a walk of about ${far} at one stop`];
}

/** Everything that descriptions are made of besides numbers and pictures. */
export const descriptionTexts: readonly string[] = [
  ...Object.values(ways).flat(),
  ...grand,
  ...desk,
  ...past,
  ...Object.values(money).flat(),
  ...Object.values(ground).flat(),
  "about mile miles less than a mile, half a mile, a walk of at one stop, two days, one place, places.",
  "a flight or a long ship on the way, one ferry, ferries, open in only, open from to, and",
  "in on across from near to around northern southern eastern western northeastern northwestern",
  "southeastern southwestern central from island to island",
  monthNames.join(" "),
].map((text) => capitalized(text.replace(/\{\w+\}/g, " ")));
