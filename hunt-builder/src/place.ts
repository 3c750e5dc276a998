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
  years: [year: number, phrase: string][];
  people: [name: string, phrase: string][];
  measure: Measure;
  facts: string[];
  veiled: string[];
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
