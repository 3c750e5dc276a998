import { milesBetween } from "../bearings.ts";
import { inSentence } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { plural } from "./kin.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { isSort, likesOf } from "./odd-one-out.ts";

/** Beyond this the one does not come to mind with the other. */
const farthestMi = 90;
/** What can be looked up, and what is two sentences in one. */
const isNamed = /[\p{Lu}\d]/u;
const isLong = /[,;:“”]/;

/**
 * One is set aside and the other found in the same breath: both answer one question, what each has or what became of each.
 * Two things that have nothing to do with each other set nothing aside that anybody had thought of.
 */
export const rival: Mechanism = {
  name: "rival",
  worth: 7.5,
  build(scene) {
    const { place, gravity } = scene;
    if (gravity === "grave" || !isSort(place)) return [];
    const noun = nounOf(place);
    return place.facts.flatMap((fact, i): Surface[] => {
      if (isNamed.test(fact) || isLong.test(fact)) return [];
      const other = likesOf(scene, fact).find(
        ({ each, theirs }) =>
          !isLong.test(theirs) && milesBetween(each.point, place.point) <= farthestMi,
      );
      if (other === undefined) return [];
      const [verb = "", ...rest] = fact.split(" ");
      const base = {
        mechanism: "rival",
        uses: [`fact:${i}`, "kind", `landmark:${other.each.id}`],
        works: `The one to pass by is ${inSentence(other.each.name)}.`,
      } as const;
      return [
        {
          ...base,
          text: `Not the ${noun} that ${other.theirs}, but the one that ${fact}.`,
          turn: "not the one",
        },
        {
          ...base,
          text: `Of two ${plural(noun)} one ${verb} ${rest.join(" ")}, and the other ${other.theirs}: take the one, and leave the other.`,
          turn: "leave the other",
        },
      ];
    });
  },
};
