import type { Material } from "../material/material.ts";
import type { Place } from "../place.ts";
import { termsOf } from "../search/terms.ts";
import type { Workbench } from "./workbench.ts";

const knownOf = new WeakMap<Place, ReadonlySet<string>>();

/** Terms by which search can know a place. */
function knownTerms(place: Place): ReadonlySet<string> {
  const before = knownOf.get(place);
  if (before) return before;
  const phrases = place.years.map(([, phrase]) => phrase);
  const texts = [
    place.name,
    place.town,
    place.county,
    ...place.facts,
    ...place.people.flat(),
    ...phrases,
  ];
  const made = new Set(termsOf([...texts, place.measure.what, place.access].join(" ")));
  knownOf.set(place, made);
  return made;
}

const overlaps = new WeakMap<Material, number>();

/** Terms a material shares with what search knows of its place. */
export function overlap(bench: Workbench, material: Material): number {
  const before = overlaps.get(material);
  if (before !== undefined) return before;
  const known = knownTerms(bench.task.place);
  const terms = termsOf(Object.values(material.slots).join(" "));
  const made = terms.filter((term) => known.has(term)).length;
  overlaps.set(material, made);
  return made;
}

/** Sources that tell of the map or the alphabet more than of the place. */
const faint = new Set(["name_letters", "county", "town"]);

/** On rewrites what search knows weighs less; at first, what tells little of the place. */
export function againstSearch(bench: Workbench, each: Material): number {
  const { round } = bench.task;
  return (round < 2 ? 0 : 2 * overlap(bench, each)) + (round < 4 && faint.has(each.source) ? 2 : 0);
}
