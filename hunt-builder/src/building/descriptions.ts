import type { HuntVariant } from "../hunt.ts";
import type { Random } from "../random.ts";
import type { TripAsks } from "../stands/trip.ts";
import { inWords, withCommas } from "../wording/numbers.ts";
import { capitalized, fill } from "../wording/sentences.ts";

/** For {a}, {b} and {c}, things one comes to. */
const sights = [
  "{A}, {b} and {c}.",
  "Come for {a}; stay for {b}.",
  "Between {a} and {b} there is time for {c}.",
  "Look forward to {a}, {b} and {c}.",
  "For people who stop for {a}, or for {b}.",
  "You may have passed {a}. You may even know {b}.",
  "{A} at one stop, {b} at another.",
  "From {a} to {b}, by way of {c}.",
  "Who would put {a} and {b} into one hunt? We did, and {c} as well.",
  "What {a} and {b} have in common is this hunt.",
  "Behind one riddle waits {a}, behind another {b}.",
  "The camera will want {a}; you will want {b}.",
  "No two stops alike: {a}, {b}, {c}.",
  "Expect {a}. Expect {b}. Do not expect to be told where.",
  "Somewhere on the way are {a}, {b} and {c}.",
  "{A} and {b}, for whoever reads the riddles right.",
  "Bring somebody who likes {a}, and somebody who would rather have {b}.",
  "Among the {n}: {a}, {b}, {c}.",
  "It ends well for whoever can tell {a} from {b}.",
  "Have you stood before {a}? Before {b}? By the end you have.",
  "{A}. {B}. {C}. And seven more.",
  "Two to look out for: {a} and {b}.",
  "Only the riddles say where to find {a}, {b} and {c}.",
  "{A} or {b}: which would you rather see first?",
  "Tick them off: {a}, {b}, {c}.",
  "The riddles circle around {a}, {b} and {c}.",
  "On the list: {a}, {b}, {c}, and what you find on the way.",
  "A hunt for whoever would cross the street for {a}, or for {b}.",
  "Ask a friend which of these is real: {a}, {b}, {c}. All are.",
  "Somewhere between the lines: {a}, {b} and {c}.",
  "Nobody will believe you about {a}. Or about {b}.",
  "To be found, in no order that we tell: {a}, {b}, {c}.",
  "Picture {a}. Picture {b}. Now go and see how near you were.",
  "Whoever has seen {a} and {b} may sit down for a while.",
  "Some come for {a}, some for {b}. Nobody expects {c}.",
  "In the end you will know the way to {a}, to {b} and to {c}.",
];

/** For pictures that are sentences of their own. */
const sayings = [
  "{A}. {B}. {C}.",
  "{A}; {b}; {c}.",
  "“{A}”: find out where. “{B}”: that, too.",
  "Three lines to begin with: {a}; {b}; {c}.",
  "Say it to yourself on the way: {a}. And then: {b}.",
  "{A}. Not far on: {b}.",
  "What the riddles are like: “{a}”; “{b}.”",
  "One riddle ends at this: {a}. Another: {b}.",
  "{A}? {B}? It will come to you on the spot.",
  "Remember this for later: {a}. And this: {b}.",
  "“{A}.” “{B}.” The rest is for your feet.",
  "Two notes from whoever laid it out: {a}; {b}.",
  "Guess what is meant by “{a}” and by “{b}.”",
  "A taste of it: {a}; {b}; {c}.",
  "If “{a}” means nothing to you, “{b}” may.",
  "You will see why one says: {a}. Or: {b}.",
  "Which would you follow first, “{a}” or “{b}”?",
  "Read it twice: {a}. Then this: {b}.",
  "Somebody noted down: {a}; {b}; {c}.",
  "Two answers, before you know the questions: {a}; {b}.",
  "Say “{a}” to somebody who lives there. Or say “{b}.”",
  "It makes no sense yet: {a}; {b}; {c}.",
  "Three true things: {a}; {b}; {c}.",
  "True, though nobody would think so: {a}; {b}.",
  "To be cleared up on the spot: {a}; {b}; {c}.",
  "Keep these two in your pocket: {a}; {b}.",
  "{A}: that is one of {n}. {B}: that is another.",
  "Before you go, think about this: {a}. On the way back, about this: {b}.",
  "You have walked past it, or you will: {a}; {b}.",
];

/** For {m} ("about 220 miles"), {days} and {r} (", close to Aurora", or nothing). */
const ways: Record<TripAsks["kind"], readonly string[]> = {
  on_foot: [
    "On foot, {m} in all{r}.",
    "Leave the car: a walk of {m}{r}.",
    "A walk{r}, {m} long.",
    "{M} of sidewalk and path{r}.",
    "All of it can be walked{r}: {m}.",
    "Walk it: {m}{r}.",
    "No wheels wanted: {m} on foot{r}.",
  ],
  bicycle: [
    "By bicycle or bus, {m}{r}.",
    "{M}{r}, right for a bicycle.",
    "Pedal it: {m}{r}.",
    "Two wheels are best for {m}{r}.",
    "Too far to walk and too near to drive: {m}{r}.",
    "A ride of {m}{r}.",
    "{M} in the saddle{r}.",
  ],
  afternoon_by_car: [
    "An afternoon by car, {m}{r}.",
    "{M}{r}, and home for supper.",
    "A car and an afternoon will do: {m}{r}.",
    "Leave after lunch: {m}{r}.",
    "A short drive with many stops, {m}{r}.",
    "Half a day on the road, {m}{r}.",
    "Back before dark: {m} by car{r}.",
  ],
  day_by_car: [
    "A day by car, {m}{r}.",
    "Out early, home late: {m}{r}.",
    "One long day on the road, {m}{r}.",
    "Fill the tank and pack lunch: {m}{r}.",
    "By car from breakfast to dusk, {m}{r}.",
    "A whole day behind the wheel, {m}{r}.",
    "Start early; it is {m} by car{r}.",
  ],
  days: [
    "{Days} by car, {m}{r}.",
    "{M}{r}: pack for {days}.",
    "A journey of {m}, {days} of it{r}.",
    "Take {days}; it is {m}{r}.",
    "Book a bed: {m}{r}, in {days}.",
    "{Days} on the road: {m}{r}.",
    "Not to be done in one go: {m}{r}, {days} at an easy pace.",
  ],
};
const grand = [
  "{M}{r}: a season rather than a weekend.",
  "No single trip: {m}{r}, a leg at a time.",
];

const desk = [
  "To be solved from a chair, and the end needs all that came before.",
  "No shoes wanted: paper, pencil and an evening.",
  "Three puzzles to each place, and a last one made of the rest.",
  "For a rainy week: every answer is a word, and the words add up.",
  "Sit down to it. What you find early you will need late.",
  "A desk, a lamp, and a last page that ties the others together.",
];

const money = {
  nothing: [
    "Nothing to pay on the way.",
    "All of it is free.",
    "No gate asks for money.",
    "It costs nothing but the way.",
    "No tickets.",
    "The stops are free.",
    "Keep your purse closed.",
  ],
  tickets: [
    "{Count} to pay for: bring a ticket's worth.",
    "Tickets at {count}.",
    "Bring money for {count}.",
  ],
  cars: ["{Count} charges by the car.", "A park fee at {count}."],
};

const ground: Record<1 | 2 | 3 | 4, readonly string[]> = {
  1: [
    "Wheels can do it.",
    "Bring the stroller.",
    "Easy on the feet.",
    "Nobody has to climb.",
    "Good for old knees.",
  ],
  2: [
    "Paths, and no climbing.",
    "Easy paths.",
    "Any shoes will do.",
    "Shoes for a park will do.",
    "A path or two, nothing steep.",
  ],
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
  /** Whether all of them are things, and none a sentence. */
  things?: boolean;
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
  const forms = (seen?.things === true ? sights : sayings).filter(
    (form) =>
      (seen?.c !== undefined || !/\{[cC]\}/.test(form)) &&
      (about.count === 10 || !form.includes("seven")),
  );
  const shown = seen === null ? [] : [fill(turned(forms, turn), slots)];
  if (variant === "DIGITAL" || trip === null)
    return [...shown, story ?? random.pick(desk)].join(" ").trim();
  const way = wayOf(trip, miles, region, turn);
  const asked = [moneyOf(trip, turn), ...askedBy(trip, turn)];
  // What costs nothing and is easy goes without saying now and then.
  const isLight = trip.tickets + trip.carFees === 0 && trip.months === null && trip.terrain < 3;
  const said = isLight && shown.length > 0 ? asked.slice(turn % 3 === 1 ? 1 : 0) : asked;
  const parts = turn % 4 === 3 ? [way, ...shown, ...said] : [...shown, way, ...said];
  return parts.join(" ");
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
    ...Object.values(ways).flat(),
    ...grand,
    ...desk,
    ...Object.values(money).flat(),
  ],
  ...Object.values(ground).flat(),
  "about mile miles less than a mile, days, one place. A fee for the car at places. No road joins all of it. Mind the ferry's hours. Open from to",
  monthNames.join(" "),
].map((text) => capitalized(text.replace(/\{\w+\}/g, " ")));
