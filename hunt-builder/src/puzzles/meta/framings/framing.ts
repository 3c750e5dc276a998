import type { FieldName } from "./fields.ts";

/** A story that a last square is told in: who kept all of it, and what it was for. */
export interface Framing {
  /** Kinds of places that it is at home among. */
  suits: readonly string[];
  /** The words that are at home in it: an end is looked for that has some of them. */
  field: FieldName;
  /** Whether it is a show, a race or a joke on who plays: not told where a hunt ends at a grave place. */
  isMerry?: true;
  /** Titles of a hunt that ends in it; {a} is something that its places bring to mind. */
  titles: readonly string[];
  /** What the hunt's page says of it; {state} is where it is played. */
  about: string;
  /** How it comes up on the way: near the beginning, in the middle, before the end. */
  thread: readonly [string, string, string];
  /** One sentence or two for each of the three words; they say what is wanted, in the words of the story. */
  prompts: readonly [string, string, string];
  /** What is said of the first word in a hard hunt, where nobody says what is wanted. */
  hard: string;
  /** How the story ends, with {first} and {ninth} of its squares, the last {place} and its {words}; it stands with the solved square. */
  end: string;
}

export const among = {
  water: "lighthouse beach bay island lake ship canal dam waterfall spring aquarium".split(" "),
  rails: "station railway tunnel bridge covered_bridge airfield".split(" "),
  stage: "theater stadium arena racetrack hotel".split(" "),
  shelves: "museum observatory zoo library university".split(" "),
  country: "park garden forest peak canyon rock cave overlook dune".split(" "),
  town: "courthouse city_hall capitol square market monument statue fountain tower oddity".split(
    " ",
  ),
  works: "mill mine factory dam railway canal".split(" "),
  houses: "house village fort ruin mission church archaeological_site".split(" "),
} as const;
