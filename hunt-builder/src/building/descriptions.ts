import type { HuntVariant } from "../hunt.ts";
import type { Random } from "../random.ts";
import type { TripAsks } from "../stands/trip.ts";
import { inWords, withCommas } from "../wording/numbers.ts";
import { capitalized, fill } from "../wording/sentences.ts";

/** For {a}, {b} and {c}, pictures from the hunt's places. */
const sights = [
  "{A}. {B}. {C}.",
  "{A}, and {b}.",
  "{A}; {b}; {c}.",
  "Among other things: {a}, {b}.",
  "On the way: {a}, and {b}.",
  "First or last, {a}. Somewhere between, {b}.",
  "{A}? {B}? Both are there.",
  "What to look for: {a}; {b}.",
  "{A}. And, not far on, {b}.",
  "It has {n} riddles, one about this: {a}. Another: {b}.",
  "You will not forget this: {a}. Nor this: {b}.",
  "Ask yourself what this may be: {a}. Then this: {b}.",
];

/** For {m} ("about 220 miles") and {days}. */
const ways: Record<TripAsks["kind"], readonly string[]> = {
  on_foot: ["On foot, {m} in all.", "Leave the car: a walk of {m}.", "A walk, {m} long."],
  bicycle: ["By bicycle or bus, {m}.", "{M}, right for a bicycle.", "Pedal it: {m}."],
  afternoon_by_car: [
    "An afternoon by car, {m}.",
    "{M}, and home for supper.",
    "A car and an afternoon will do: {m}.",
  ],
  day_by_car: [
    "A day by car, {m}.",
    "Out early, home late: {m}.",
    "One long day on the road, {m}.",
  ],
  days: [
    "{Days} by car, {m}.",
    "{M}: pack for {days}.",
    "A journey of {m}, {days} of it.",
    "Take {days}; it is {m}.",
  ],
};
const grand = ["{M}: a season rather than a weekend.", "No single trip: {m}, a leg at a time."];

const desk = [
  "To be solved from a chair, and the end needs all that came before.",
  "No shoes wanted: paper, pencil and an evening.",
  "Three puzzles to each place, and a last one made of the rest.",
  "For a rainy week: every answer is a word, and the words add up.",
  "Sit down to it. What you find early you will need late.",
  "A desk, a lamp, and a last page that ties the others together.",
];

const money = {
  nothing: ["Nothing to pay on the way.", "It costs the way and no more.", "All of it is free."],
  tickets: [
    "{Count} to pay for: bring a ticket's worth.",
    "Tickets at {count}.",
    "Bring money for {count}.",
  ],
  cars: ["{Count} charges by the car.", "A park fee at {count}."],
};

const ground: Record<1 | 2 | 3 | 4, readonly string[]> = {
  1: ["Wheels can do it.", "Good with a stroller.", "Easy on the feet."],
  2: ["Paths, and no climbing.", "Easy paths.", "Any shoes will do."],
  3: ["One steep bit: good shoes.", "Shoes that like stones.", "Somewhere it goes steeply up."],
  4: ["One hard climb: boots, water, an early start.", "Boots, and breath for one long climb."],
};

const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

export interface Sights {
  a: string;
  b: string;
  /** Absent where the hunt has but two to show. */
  c?: string | undefined;
}

/** What a hunt is like: pictures from it, the day it makes, what it asks, what to bring. Ten to fifty words. */
export function describe(
  about: { variant: HuntVariant; miles: number; trip: TripAsks | null; count: number },
  seen: Sights | null,
  random: Random,
): string {
  const { trip, miles, variant } = about;
  const slots = { ...seen, n: inWords(about.count) };
  const fitting = sights.filter((form) => seen?.c !== undefined || !/\{[cC]\}/.test(form));
  const shown = seen === null ? [] : [fill(random.pick(fitting), slots)];
  if (variant === "DIGITAL" || trip === null) return [...shown, random.pick(desk)].join(" ").trim();
  const parts = [
    ...shown,
    wayOf(trip, miles, random),
    moneyOf(trip, random),
    ...askedBy(trip, random),
  ];
  return parts.join(" ");
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

function wayOf({ kind }: TripAsks, miles: number, random: Random): string {
  const n = Math.max(2, Math.ceil(miles / perDayMi));
  const forms = miles > grandMi ? grand : ways[kind];
  return fill(random.pick(forms), { m: travelOf(miles), days: `${inWords(n)} days` });
}

function moneyOf({ tickets, carFees }: TripAsks, random: Random): string {
  const places = (n: number): string => (n === 1 ? "one place" : `${inWords(n)} places`);
  if (tickets > 0) return fill(random.pick(money.tickets), { count: places(tickets) });
  if (carFees === 1) return fill(random.pick(money.cars), { count: "one place" });
  return carFees > 1 ? `A fee for the car at ${places(carFees)}.` : random.pick(money.nothing);
}

function askedBy(trip: TripAsks, random: Random): string[] {
  const terrain = Math.min(4, trip.terrain) as 1 | 2 | 3 | 4;
  const made: string[] = [];
  if (trip.flights > 0) made.push("No road joins all of it.");
  if (trip.ferries > 0) made.push("Mind the ferry's hours.");
  if (trip.months !== null) {
    const [first, last] = trip.months;
    made.push(`Open from ${monthNames[first - 1]} to ${monthNames[last - 1]}.`);
  }
  const fits = made.length === 0 || terrain > 2;
  return fits ? [...made, random.pick(ground[terrain])] : made;
}

/** Everything that descriptions are made of besides numbers and pictures. */
export const descriptionTexts: readonly string[] = [
  ...[...sights, ...Object.values(ways).flat(), ...grand, ...desk, ...Object.values(money).flat()],
  ...Object.values(ground).flat(),
  "about mile miles less than a mile, days, one place. A fee for the car at places. No road joins all of it. Mind the ferry's hours. Open from to",
  monthNames.join(" "),
].map((text) => capitalized(text.replace(/\{\w+\}/g, " ")));
