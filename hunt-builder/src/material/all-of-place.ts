import type { Place, Surroundings } from "../place.ts";
import { datesOf } from "./dates.ts";
import type { Material } from "./material.ts";
import { measuresOf } from "./measures.ts";
import { saidOf } from "./said-of-place.ts";
import { whereaboutsOf } from "./whereabouts.ts";

/** Everything the writer can say of a place. peers are places to compare it with, nearest first. */
export function allOfPlace(
  place: Place,
  around: Surroundings,
  peers: readonly Place[],
): Material[] {
  return [
    ...saidOf(place),
    ...datesOf(place, peers),
    ...measuresOf(place, peers),
    ...whereaboutsOf(place, around),
  ];
}
