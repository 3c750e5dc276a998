import { milesBetween } from "../bearings.ts";
import { inSentence } from "../wording/sentences.ts";
import { nounOf } from "../words/place-nouns.ts";
import { kinOf, plural } from "./kin.ts";
import { isPlain, linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { isSort, shortFacts } from "./odd-one-out.ts";

/** Beyond this the one does not come to mind with the other. */
const farthestMi = 90;
/** Both are told, so that one sets aside and finds in the same breath. */
const worthOfTwo = 8;

/** Two come to mind; setting one aside is finding the other. */
export const rival: Mechanism = {
  name: "rival",
  worth: 7.5,
  build(scene) {
    const { place, gravity } = scene;
    if (gravity === "grave" || !isSort(place)) return [];
    const other = kinOf(scene, 10).find(
      (each) =>
        milesBetween(each.point, place.point) <= farthestMi && shortFacts(each, place).length > 0,
    );
    const [fact] = other ? shortFacts(other, place) : [];
    if (other === undefined || fact === undefined) return [];
    const noun = nounOf(place);
    const works = `The one to pass by is ${inSentence(other.name)}.`;
    return linesOf(place).flatMap((line): Surface[] => {
      const base = {
        mechanism: "rival",
        uses: [line.key, "kind", `landmark:${other.id}`],
        works,
      } as const;
      return [
        { ...base, text: `Not the ${noun} that ${fact}. ${line.text}`, turn: "not the one" },
        {
          ...base,
          text: `If you have found the ${noun} that ${fact}, you are at the wrong one. ${line.text}`,
          turn: "at the wrong one",
        },
        {
          ...base,
          text: `${line.text} Whoever sends you to the ${noun} that ${fact} has not been here.`,
          turn: "has not been here",
        },
        {
          ...base,
          text: `You will think first of the ${noun} that ${fact}. Think again. ${line.text}`,
          turn: "think again",
        },
        ...(isPlain(line)
          ? [
              {
                ...base,
                text: `Two ${plural(noun)} come to mind. Leave alone the one that ${fact}. The other? ${line.text}`,
                turn: "two come to mind",
                worth: worthOfTwo,
              },
            ]
          : []),
      ];
    });
  },
};
