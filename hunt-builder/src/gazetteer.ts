import type { Point } from "./place.ts";

export interface Town {
  name: string;
  /** Two-letter code. */
  state: string;
  point: Point;
  population: number;
}

export interface StateRecord {
  code: string;
  name: string;
  /** Name and point of the capital's capitol. */
  capital: string;
  point: Point;
}

/** Public geography the writer draws on; `geoGazetteer` is made from @ten-paces/geo. */
export interface Gazetteer {
  states: readonly StateRecord[];
  towns: readonly Town[];
  /** County names (bare) around a point, its own not among them; empty where unknown. */
  countiesAround(point: Point, name: string): readonly string[];
}
