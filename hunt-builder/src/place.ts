/** A point on the earth, WGS 84 degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** "It has / Its {what} is {value} {unit} {how}", as data/places/README.md words it. */
export interface Measure {
  what: string;
  value: number;
  unit: string;
  how: string;
  about?: boolean;
}

export type SafetyFlag =
  | "water"
  | "traffic"
  | "cliff"
  | "private_ground"
  | "ticket"
  | "remote"
  | "weather";

/** True of a place; a tag that is absent says nothing. */
export type Tag =
  | "made"
  | "grown"
  | "over_water"
  | "over_land"
  | "ruin"
  | "replica"
  | "roofed"
  | "open_air"
  | "indoor"
  | "working"
  | "retired"
  | "moved"
  | "floating"
  | "climbable"
  | "not_climbable"
  | "flat"
  | "summit"
  | "dark"
  | "crowds"
  | "traffic_near"
  | "seasonal_look"
  | "sacred"
  | "living_people"
  | "deaths_here"
  | "graves"
  | "wrong_done"
  | "contested";

/** What standing at a place asks of a person. */
export interface StandAsks {
  /** Whether one pays to get there: nobody, each car, each person. */
  ticket: "no" | "car" | "person";
  /** Opening and closing are times of the place, "09:00". */
  hours: "always" | "daylight" | [opens: string, closes: string];
  /** First and last month of the season; absent where it is open all year. [11, 3] runs over New Year. */
  months?: [first: number, last: number];
  /** As geocachers rate it: 1 wheels, 2 a path, 3 steep or rough, 4 a hard climb, 5 gear. */
  terrain: 1 | 2 | 3 | 4 | 5;
  /** Metres on foot, one way, from lawful parking or a stop. */
  walkM: number;
  ferry?: true;
}

/** Whose ground it is, and whether its keeper wants to be asked before people are sent there. */
export interface Ground {
  who:
    | "city"
    | "county"
    | "state"
    | "federal"
    | "church"
    | "college"
    | "company"
    | "tribe"
    | "unknown";
  name?: string;
  ask: "no" | "advised" | "needed";
}

/** The spot where anybody may lawfully and safely stand on foot. */
export interface Stand {
  at: [lat: number, lng: number];
  /** How well the point is known: 10 m, 100 m, 300 m. */
  sure: "spot" | "exact" | "near";
  /** Completes "Stand …". */
  where: string;
  asks: StandAsks;
  ground: Ground;
  /** Completes "Check first whether …": why somebody who read it would not sign that it is so today. */
  doubt?: string;
}

/** How a main clue hides its place and lets it be found. */
export type MechanismName =
  | "double_meaning"
  | "shared_word"
  | "odd_one_out"
  | "false_friend"
  | "before_and_after"
  | "walk_undone"
  | "acrostic"
  | "dialogue"
  | "rival"
  | "link"
  | "absence"
  | "order"
  | "scale"
  | "fold"
  | "stray"
  | "signpost"
  | "lineup"
  | "same_sort"
  | "same_town"
  | "image";

/** A main clue that somebody wrote for this very place. */
export interface RowClue {
  mechanism: MechanismName;
  text: string;
  /** What it tells: "fact:2", "year:0", "image:1", "person:0", "measure", "self" (the name, the kind, the tags). */
  uses: string[];
}

/** A row of data/places/*.json as it stands in the file. */
export interface PlaceRow {
  id: string;
  name: string;
  aliases: string[];
  kind: string;
  /** Two-letter code; only rows of national.json carry it. */
  state?: string;
  town: string;
  county: string;
  at: [lat: number, lng: number];
  sure: "exact" | "near" | "rough";
  /** Null where nobody can stand: for digital hunts only. */
  stand: Stand | null;
  tags: Tag[];
  years: [year: number, phrase: string][];
  people: [name: string, phrase: string][];
  measure: Measure;
  facts: string[];
  veiled: string[];
  /**
   * Of each veiled line what it tells, "fact:0 person:1", as in a clue's `uses`; "" where it tells what nothing else in
   * the row does. Absent where nobody has said so: then it is found out by the words.
   */
  tells?: string[];
  clues?: RowClue[];
  access: string;
  safety: SafetyFlag[];
}

/** A landmark with its file, its state and its point. */
export interface Place extends Omit<PlaceRow, "at" | "state"> {
  /** State as hunts carry it: "NEW HAMPSHIRE", or "NATIONAL" for rows of national.json. */
  stock: string;
  /** Two-letter code of the state it stands in, "DC" included. */
  stateCode: string;
  /** "New Hampshire". */
  stateName: string;
  point: Point;
  /** Known from memory alone: no public register's point was held against it. */
  uncompared?: true;
}

/** A town near a place, as seen from the place. */
export interface NearTown {
  name: string;
  distanceMi: number;
  /** Direction from the town to the place, in words: "northwest". */
  direction: string;
  population: number;
}

/** What is computed of a place, never typed. */
export interface Surroundings {
  towns: NearTown[];
  /** Bare names of the counties that adjoin its own, as far as known. */
  neighborCounties: readonly string[];
  /** Null within eight miles of the capitol and for DC. */
  fromCapital: { capital: string; distanceMi: number; direction: string } | null;
  /** Capitals of other states whose parallels are the nearest to the north and to the south of it. */
  betweenCapitals: { north: string; south: string } | null;
  /** Minutes by which the sun's noon comes after that of the state's capital; negative before. */
  noonAfterCapitalMin: number;
  /** Directions in which no other place of its file lies farther: "north", "east". */
  extremes: string[];
}
