import type { Difficulty } from "../../hunt.ts";
import type { Place } from "../../place.ts";
import type { Random } from "../../random.ts";
import type { Artefact, Told } from "../artefact.ts";
import type { Shelf } from "../solve/shelf.ts";
import type { Framing } from "./framings/framing.ts";

/** A square before the last one, as whoever has solved it knows it. */
export interface Feeder {
  place: Place;
  words: readonly string[];
  told: Told;
  /** Wrong words that its puzzles lead to. */
  wrong: readonly string[];
}

export interface MetaTask {
  /** The three words of the last square. */
  words: readonly string[];
  feeders: readonly Feeder[];
  shelf: Shelf;
  difficulty: Difficulty;
  random: Random;
}

export interface MadePart {
  artefact: Artefact;
  explanation: string;
  /** A step of this very part, done, and another one; no part has the steps of the other two. */
  hints: [first: string, next: string];
}

export interface MadeMeta {
  /** One for each word. */
  parts: MadePart[];
  /** What is done, in a sentence: for whoever is told nothing of it. */
  method: string;
  howItWorks: string;
}

/** A way in which a last square comes out of those before it. */
export interface Meta {
  name: string;
  /** The stories it can be told in. */
  framings: readonly Framing[];
  /** What a hard hunt, which does not say what is done, tells of where to look: goes after "; look back at". */
  lookBack: string;
  /** What all of the hunt was about, for whoever has come to its end: one sentence. */
  meant: string;
  /** Null where these squares do not lend themselves. */
  make(task: MetaTask): MadeMeta | null;
}

/** How squares can be sorted, as the signs on the artefacts say it. */
export const sorts = {
  hourglass: "from the oldest year to the youngest",
  rose: "from north to south",
  alphabet: "in the order of the landmarks' names",
} as const;
export type Sort = keyof typeof sorts;

/** The name of a landmark as one sorts by it and counts in it. */
export function bareName({ name }: Place): string {
  return name
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/[^a-z]/g, "");
}

/** Squares in the order of a sign; null where it leaves two of them alike. */
export function sortedBy(sort: Sort, feeders: readonly Feeder[]): Feeder[] | null {
  const keyOf = ({ place, told }: Feeder): number | string | null =>
    sort === "hourglass" ? told.year : sort === "rose" ? -place.point.lat : bareName(place);
  const keyed = feeders.map((feeder) => ({ feeder, key: keyOf(feeder) }));
  const keys = keyed.map(({ key }) => key);
  if (keys.includes(null) || new Set(keys).size < keys.length) return null;
  if (sort === "rose" && !isClear(feeders.map(({ place }) => place.point.lat))) return null;
  return keyed.sort((a, b) => ((a.key ?? 0) < (b.key ?? 0) ? -1 : 1)).map(({ feeder }) => feeder);
}

/** Whether every two places lie so far apart that a map shows which is farther north: about a mile. */
function isClear(latitudes: readonly number[]): boolean {
  const sorted = [...latitudes].sort((a, b) => a - b);
  return sorted.every((lat, i) => i === 0 || lat - (sorted[i - 1] ?? 0) > 0.015);
}

/** "Square 3", as a hunt counts them. */
export function squareOf(feeders: readonly Feeder[], feeder: Feeder | undefined): string {
  return `square ${feeder === undefined ? 1 : feeders.indexOf(feeder) + 1}`;
}

/** The first three squares of an order: a player who has them wrong reads nothing. */
export function threeInOrder(feeders: readonly Feeder[], sorted: readonly Feeder[]): string {
  const [one, two, three] = sorted.map((each) => squareOf(feeders, each));
  return `In the order of this sign ${one} comes first, then ${two}, then ${three}.`;
}

/** What each square is called on an artefact: its year, else its county, else its town; null where that does not tell them apart. */
export function labelsOf(feeders: readonly Feeder[]): string[] | null {
  const ways: ((feeder: Feeder) => string)[] = [
    ({ told }) => (told.year === null ? "" : String(told.year)),
    ({ told }) => told.county,
    ({ place }) => place.town,
  ];
  const labels = feeders.map((feeder) => {
    const way = ways.find(
      (each) =>
        each(feeder) !== "" && feeders.filter((other) => each(other) === each(feeder)).length === 1,
    );
    return way?.(feeder) ?? null;
  });
  return labels.includes(null) ? null : (labels as string[]);
}
