import type { Place } from "../place.ts";
import type { Material } from "./material.ts";
import { levelOf, strengthsOf } from "./strength.ts";

/** What the library's row says of a place in words: facts, images, people. */
export function saidOf(
  place: Pick<Place, "kind" | "facts" | "veiled" | "people" | "years">,
): Material[] {
  const strengths = strengthsOf(place);
  return [
    ...place.facts.map(
      (fact, i): Material => ({
        source: "fact",
        key: `fact:${i}`,
        // A name or a number can be looked up.
        level: /\p{Lu}|\d/u.test(fact) ? "EASY" : "MEDIUM",
        slots: { fact },
      }),
    ),
    ...place.veiled.map(
      (image, i): Material => ({
        source: "image",
        key: `image:${i}`,
        level: levelOf(strengths[i] ?? "middle"),
        // A question within a line is answered with a capital, as anywhere.
        slots: { image: image.replace(/[?!] \p{Ll}/gu, (mark) => mark.toUpperCase()) },
      }),
    ),
    ...place.people.map(
      ([person, deed]): Material => ({
        source: "person",
        key: `person:${person}`,
        level: "EASY",
        slots: { person: named(person), deed },
      }),
    ),
  ];
}

/** "the Chin family", but "Ada Brook". */
function named(person: string): string {
  return /^\p{Lu}.* (?:family|brothers|sisters|company)$/u.test(person) ? `the ${person}` : person;
}
