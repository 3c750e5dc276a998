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

/** A county as it is drawn: points run from 0 to 1000 to the right and down. */
export interface CountyOnSheet {
  fips: string;
  name: string;
  x: number;
  y: number;
  outline: string;
  borders: readonly string[];
}

/** Public geography the writer draws on; `geoGazetteer` is made from @ten-paces/geo. */
export interface Gazetteer {
  states: readonly StateRecord[];
  towns: readonly Town[];
  /**
   * The county that a point lies in and others of its state from there towards another point, drawn on a sheet of a
   * thousand points, its own first; empty where the county of that name is not there.
   */
  countySheet(point: Point, name: string, most: number, towards: Point): readonly CountyOnSheet[];
  /** The lines of a state as closed rings, the longest first; longitudes of the far west run on below -180. */
  stateLines(code: string): readonly (readonly Point[])[];
  /** County names (bare) around a point, its own not among them; empty where unknown. */
  countiesAround(point: Point, name: string): readonly string[];
  /** How far to the north and to the east a point lies in the county of that name, from 0 to 1; null where unknown. */
  spotInCounty(point: Point, name: string): { north: number; east: number } | null;
}
