import {
  desk,
  grand,
  ground,
  money,
  monthNames,
  plainSights,
  sayings,
  sights,
  ways,
} from "../frames/description-frames.ts";
import type { HuntVariant } from "../hunt.ts";
import type { Random } from "../random.ts";
import type { TripAsks } from "../stands/trip.ts";
import { inWords, withCommas } from "../wording/numbers.ts";
import { capitalized, fill } from "../wording/sentences.ts";

export interface Sights {
  a: string;
  b: string;
  /** Absent where the hunt has but two to show. */
  c?: string | undefined;
  /** Whether all of them are things, and none a sentence. */
  things?: boolean;
  /** Whether one of them is but a kind of place, which nobody needs to be promised in many words. */
  plain?: boolean;
}

/** What a hunt is like: pictures from it, the day it makes, what it asks, what to bring. Ten to fifty words. */
export function describe(
  about: {
    variant: HuntVariant;
    miles: number;
    trip: TripAsks | null;
    count: number;
    region?: string;
    turn?: number;
    /** What is told of a hunt at a desk. */
    story?: string;
  },
  seen: Sights | null,
  random: Random,
): string {
  const { trip, miles, variant, region = "", turn = 0, story } = about;
  const slots = { a: seen?.a, b: seen?.b, c: seen?.c, n: inWords(about.count) };
  const forms = (
    seen?.plain === true ? plainSights : seen?.things === true ? sights : sayings
  ).filter(
    (form) =>
      (seen?.c !== undefined || !/\{[cC]\}/.test(form)) &&
      (about.count === 10 || !form.includes("seven")),
  );
  const shown = seen === null ? [] : [fill(turned(forms, turn), slots)];
  const fitted = (told: (pictures: readonly string[]) => string): string => {
    const all = told(shown);
    return all.split(" ").length <= mostWords || seen === null
      ? all
      : told([fill("{A}. {B}.", slots)]);
  };
  if (variant === "DIGITAL" || trip === null) {
    const said = story ?? random.pick(desk);
    return fitted((pictures) => [...pictures, said].join(" ").trim());
  }
  const way = wayOf(trip, miles, region, turn);
  const asked = [moneyOf(trip, turn), ...askedBy(trip, turn)];
  // What costs nothing and is easy goes without saying now and then.
  const isLight = trip.tickets + trip.carFees === 0 && trip.months === null && trip.terrain < 3;
  const said = isLight && shown.length > 0 ? asked.slice(turn % 3 === 1 ? 1 : 0) : asked;
  return fitted((pictures) =>
    (turn % 4 === 3 ? [way, ...pictures, ...said] : [...pictures, way, ...said]).join(" "),
  );
}

const mostWords = 50;

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
  const r = region === "" ? "" : `, ${region}`;
  return fill(turned(forms, turn), { m: travelOf(miles), days: `${inWords(n)} days`, r });
}

function moneyOf({ tickets, carFees }: TripAsks, turn: number): string {
  const places = (n: number): string => (n === 1 ? "one place" : `${inWords(n)} places`);
  if (tickets > 0) return fill(turned(money.tickets, turn), { count: places(tickets) });
  if (carFees === 1) return fill(turned(money.cars, turn), { count: "one place" });
  return carFees > 1 ? `A fee for the car at ${places(carFees)}.` : turned(money.nothing, turn);
}

function askedBy(trip: TripAsks, turn: number): string[] {
  const terrain = Math.min(4, trip.terrain) as 1 | 2 | 3 | 4;
  const made: string[] = [];
  if (trip.flights > 0) made.push("No road joins all of it.");
  if (trip.ferries > 0) made.push("Mind the ferry's hours.");
  if (trip.months !== null) {
    const [first, last] = trip.months;
    made.push(`Open from ${monthNames[first - 1]} to ${monthNames[last - 1]}.`);
  }
  const fits = made.length === 0 || terrain > 2;
  return fits ? [...made, turned(ground[terrain], turn)] : made;
}

/** Everything that descriptions are made of besides numbers and pictures. */
export const descriptionTexts: readonly string[] = [
  ...[
    ...sights,
    ...sayings,
    ...plainSights,
    ...Object.values(ways).flat(),
    ...grand,
    ...desk,
    ...Object.values(money).flat(),
  ],
  ...Object.values(ground).flat(),
  "about mile miles less than a mile, days, one place. A fee for the car at places. No road joins all of it. Mind the ferry's hours. Open from to",
  monthNames.join(" "),
].map((text) => capitalized(text.replace(/\{\w+\}/g, " ")));
