import type { Place, Surroundings } from "../place.ts";
import { datesOf } from "./dates.ts";
import type { Material } from "./material.ts";
import { measuresOf } from "./measures.ts";
import { saidOf } from "./said-of-place.ts";
import { whereaboutsOf } from "./whereabouts.ts";

/** Everything the writer can say of a place. peer is a place to compare dates with, if any. */
export function allOfPlace(place: Place, around: Surroundings, peer: Place | null): Material[] {
  return [
    ...saidOf(place),
    ...datesOf(place, peer),
    ...measuresOf(place),
    ...whereaboutsOf(place, around),
  ];
}
