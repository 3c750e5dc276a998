import type { Difficulty } from "../hunt.ts";

/** What a piece of clue material is made from. */
export type Source =
  | "fact"
  | "image"
  | "year"
  | "year_pair"
  | "person"
  | "measure"
  | "town"
  | "capital"
  | "county"
  | "extreme"
  | "parallel"
  | "sun"
  | "name_letters"
  | "comparison"
  | "event";

/** One thing one can say of a place, ready to be worded. */
export interface Material {
  source: Source;
  /** The same thing said twice has the same key ("year:1888"), however it is worded. */
  key: string;
  /** How directly it tells: EASY is plain, HARD must be worked out. */
  level: Difficulty;
  /** Templates over `slots`, whole clauses without a full stop; each is one shape. */
  frames: readonly string[];
  slots: Readonly<Record<string, string>>;
}

/** Badge text for a source. */
export const categories: Record<Source, string> = {
  fact: "On the spot",
  image: "Riddle",
  year: "History",
  year_pair: "History",
  person: "People",
  measure: "Numbers",
  town: "Location",
  capital: "Location",
  county: "Location",
  extreme: "Location",
  parallel: "Location",
  sun: "Reckoning",
  name_letters: "Wordplay",
  comparison: "Reckoning",
  event: "Reckoning",
};
