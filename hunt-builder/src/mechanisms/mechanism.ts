import type { MechanismName, Place, Point } from "../place.ts";
import type { Gravity } from "../words/solemn.ts";

/** A town with its point, to draw lines from. */
export interface Landmark {
  name: string;
  point: Point;
  population: number;
}

/** What a mechanism sees of a place and of those around it. */
export interface Scene {
  place: Place;
  gravity: Gravity;
  /** All places of its stock, its own among them. */
  stockmates: readonly Place[];
  /** Towns of its state within a day's drive that people know, its own not among them. */
  towns: readonly Landmark[];
  /** What else people may think of near by. */
  strangers?: readonly Stranger[];
  /** Places of the hunt, of which no clue of it speaks. */
  apart?: readonly Place[];
}

/** Something that many know, and that a clue of its neighborhood must not fit: no place of the stock. */
export interface Stranger {
  name: string;
  point: Point;
}

/** A clue as one mechanism would put it. */
export interface Surface {
  mechanism: MechanismName;
  text: string;
  /** Keys of the material it tells ("fact:2", "image:0", "year:opened", "measure", "town:Waco"), so that nothing tells them twice. */
  uses: readonly string[];
  /** The part of the wording that is ours, so that no hunt hears it twice. */
  turn: string;
  /** What it is worth where that differs from its mechanism's, because it says more or less than others of it. */
  worth?: number;
  /** Of a clue that leads from another place: what it says of its own, which should not do without that lead. */
  own?: readonly string[];
  /** What there was to find out, as a sentence for whoever has; nothing where the clue says it itself. */
  works?: string;
  /** Whether it is said without the name of the mechanism: a row's own clue is called by it as well as its writer could. */
  isUnnamed?: true;
}

export interface Mechanism {
  name: MechanismName;
  /** How much there is to find out, 1 to 10; the better one is taken where both can be had. */
  worth: number;
  /** Every clue it can prove of the place; empty where it has none or must not speak. */
  build(scene: Scene): Surface[];
}
