import { yearOfHappening, yearOfTold } from "../../words/known-years.ts";
import type { ArtefactOf } from "../artefact.ts";
import { firstWords, turnedRows } from "./first-word.ts";
import type { KindSolver } from "./shelf.ts";

/** By age, the left sides up to the place's year and the right ones after it; without it every cut must be tried. Letters of a first word may change the sides. */
export const solveOrder: KindSolver<"order"> = ({ artefact, place, shelf, earlier }) => {
  const years = yearsOf(artefact);
  const cards = artefact.cards
    .map((card, i) => ({ ...card, year: years[i] ?? Number.NaN }))
    .sort((a, b) => a.year - b.year);
  const keys = artefact.chain === undefined ? [""] : firstWords(earlier);
  const changes = new Map(
    keys.map((key) => {
      const changed = turnedRows(artefact.chain ?? "", key, cards.length);
      return [changed.join(), changed];
    }),
  );
  const readings = (older: number): string[] =>
    [...changes.values()].map((changed) =>
      cards
        .map(({ left, right }, i) => (i < older === changed[i] ? right : left))
        .join("")
        .toLowerCase(),
    );
  const dates = place?.years.filter(([, phrase]) => phrase === artefact.hinge) ?? [];
  const cuts =
    dates.length > 0
      ? dates.map(([year]) => cards.filter((card) => card.year < year).length)
      : cards.map((_, i) => i).concat(cards.length);
  return cuts.flatMap(readings).filter((word) => shelf.isAnswer(word));
};

/** Years of what everybody has heard of; in stored hunts those that are told, and those that are told by another card. */
function yearsOf({ cards }: ArtefactOf<"order">): number[] {
  const years = cards.map(
    ({ when, text }) =>
      yearOfHappening(text) ?? yearOfTold(when) ?? (/^\d+$/.test(when) ? Number(when) : Number.NaN),
  );
  for (let round = 0; round < cards.length; round++)
    for (const [i, { when }] of cards.entries()) {
      const told = /^(\d+) years? (after|before) card ([A-Z])$/.exec(when);
      if (told === null) continue;
      const from = years[(told[3] ?? "A").charCodeAt(0) - 65] ?? Number.NaN;
      years[i] = from + Number(told[1]) * (told[2] === "after" ? 1 : -1);
    }
  return years;
}
