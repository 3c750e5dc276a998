import type { Place } from "../place.ts";
import { inSentence } from "../wording/sentences.ts";
import { gravityOf } from "../words/solemn.ts";
import { isPlain, linesOf } from "./lines.ts";
import type { Mechanism, Surface } from "./mechanism.ts";
import { isTellable, ownLinesOf } from "./own-lines.ts";

interface Tie {
  person: string;
  place: Place;
  deed: string;
}

const shelves = new WeakMap<readonly Place[], Map<string, Tie[]>>();

function tiesOf(stockmates: readonly Place[]): Map<string, Tie[]> {
  const before = shelves.get(stockmates);
  if (before) return before;
  const made = new Map<string, Tie[]>();
  for (const place of stockmates)
    for (const [person, deed] of place.people) {
      const list = made.get(person);
      if (list) list.push({ person, place, deed });
      else made.set(person, [{ person, place, deed }]);
    }
  shelves.set(stockmates, made);
  return made;
}

const drew = /^(?:designed|planned|drew|built|laid out|engineered) it\b/;
const carved = /^(?:carved|sculpted|cast|modeled|made|painted) it\b/;

const worthOfLink = 9;

/** One hand ties a place that can be found to the one that is wanted. */
export const link: Mechanism = {
  name: "link",
  worth: worthOfLink,
  build({ place, stockmates }) {
    if (gravityOf(place) === "grave") return [];
    const ties = tiesOf(stockmates);
    return place.people.flatMap(([person, deed]) =>
      (ties.get(person) ?? [])
        .filter((tie) => tie.place !== place && gravityOf(tie.place) !== "grave")
        .flatMap((tie) => surfaces(place, deed, tie)),
    );
  },
};

function surfaces(place: Place, deed: string, tie: Tie): Surface[] {
  const verb = [drew, carved].find((sort) => sort.test(deed) && sort.test(tie.deed));
  return ownLinesOf(place).flatMap((mine) =>
    linesOf(tie.place).flatMap((theirs): Surface[] => {
      if (!isTellable(mine) || !isPlain(theirs)) return [];
      const uses = [`person:${tie.person}`, ...mine.keys, `landmark:${tie.place.id}`];
      const works = `${tie.person} belongs to both: to this place and to ${inSentence(tie.place.name)}.`;
      const own = [mine.text];
      const base = { mechanism: "link", uses, own, works, worth: worthOfLink + mine.more } as const;
      const work = verb === carved ? "made" : "drew";
      return verb === undefined
        ? [
            ...(mine.bare === null
              ? []
              : [
                  {
                    ...base,
                    text: `Two places, one life. The first: ${theirs.bare}. Yours: ${mine.bare}.`,
                    turn: "one life",
                  },
                ]),
            {
              ...base,
              text: `${theirs.text} One name belongs to that and to yours. ${mine.text}`,
              turn: "part in this one",
            },
          ]
        : [
            {
              ...base,
              text: `${theirs.text} Whoever ${work} that ${work} yours as well. ${mine.text}`,
              turn: "as well",
            },
            ...(mine.bare === null
              ? []
              : [
                  {
                    ...base,
                    text: `The same hand twice. There: ${theirs.bare}. Here, for you: ${mine.bare}.`,
                    turn: "same hand",
                  },
                ]),
            {
              ...base,
              text: `${mine.text} Whoever ${work} yours had another go elsewhere: ${theirs.bare}.`,
              turn: "another go",
            },
          ];
    }),
  );
}
