import type { Difficulty } from "../hunt.ts";

/** What a piece of clue material is made from. */
export type Source =
  | "fact"
  | "image"
  | "year"
  | "decade"
  | "happening"
  | "interval"
  | "term"
  | "pair"
  | "person"
  | "measure"
  | "town"
  | "crossing"
  | "county"
  | "older"
  | "younger"
  | "between"
  | "hand"
  | "near"
  | "sight";

/** One thing one can say of a place, ready to be worded. */
export interface Material {
  source: Source;
  /** The same thing said twice has the same key ("year:opened"), however it is worded. */
  key: string;
  /** How directly it tells: EASY is plain, HARD must be worked out. */
  level: Difficulty;
  slots: Readonly<Record<string, string>>;
  /** Ids of the other places that it speaks of. */
  about?: readonly string[];
  /** Of a date that is told by other things: the first and the last year that they leave. */
  years?: readonly [from: number, to: number];
}

/** Badge text for a source. */
export const categories: Record<Source, string> = {
  fact: "On the spot",
  image: "Riddle",
  year: "History",
  decade: "History",
  happening: "History",
  interval: "History",
  term: "History",
  pair: "History",
  person: "People",
  measure: "Numbers",
  town: "Location",
  crossing: "Location",
  county: "Location",
  older: "Older or younger",
  younger: "Older or younger",
  between: "Older or younger",
  hand: "People",
  near: "Location",
  sight: "Location",
};
