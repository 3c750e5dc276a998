import type { SquareDraft } from "../../hunt.ts";
import type { Place } from "../../place.ts";
import type { Lexicon } from "../lexicon.ts";
import { ofAnyWord, type Shelf } from "../solve/shelf.ts";
import { solveArtefact } from "../solve/solvers.ts";

/** A word that somebody who knows the place could write down as well, and that does not count. */
export interface SecondAnswer {
  nth: number;
  kind: string;
  answer: string;
  /** What one has to take for true. */
  why: string;
}

/** A place as another book has it, or as somebody remembers it. */
interface Reading {
  place: Place;
  why: string;
}

/** Years by which books differ. */
const slips = [-2, -1, 1, 2];
/** Years within which one takes what a place did for something else that it did. */
const oneTime = 15;

/**
 * What a square's puzzles say besides their answers: to whoever knows the landmark, and to those who date it a little
 * otherwise, take one of its years or names for another, or fill a line with another word of the same meaning.
 */
export function secondAnswers(
  square: SquareDraft,
  place: Place,
  { shelf, lexicon }: { shelf: Shelf; lexicon: Lexicon },
): SecondAnswer[] {
  const anyWord = ofAnyWord(shelf);
  const answers = square.words.split(".");
  const found: SecondAnswer[] = [];
  for (const [at, { kind, artefact, answerLength }] of square.puzzles.entries()) {
    if (artefact === undefined || kind.startsWith("meta_")) continue;
    const accepted = square.workings?.find(({ word }) => word === at + 1)?.accepted ?? [];
    const earlier = square.puzzles
      .slice(0, at)
      .flatMap((each, i) =>
        each.artefact ? [{ artefact: each.artefact, answers: [answers[i] ?? ""] }] : [],
      );
    const shown = JSON.stringify(artefact);
    const readings = asks.has(kind) ? [asItIs(place)] : readingsOf(place, shown, lexicon);
    if (asks.has(kind) && isNearlySo(place, shown))
      found.push({ nth: at + 1, kind, answer: "", why: "a year or a figure nearly as it is" });
    for (const reading of readings)
      for (const answer of solveArtefact(
        { artefact, answerLength },
        reading.place,
        anyWord,
        earlier,
      ))
        if (answer !== answers[at] && !accepted.includes(answer))
          found.push({ nth: at + 1, kind, answer, why: reading.why });
  }
  return found;
}

/** What shows a true line as it is: there a false one beside it must not be nearly as true. */
const asks = new Set(["doors", "lookout", "book_code"]);

/** Whether something is shown of the place with another year or figure that is nearly its own. */
function isNearlySo({ years, measure }: Place, shown: string): boolean {
  const isNear = (text: string, own: number, near: number): boolean =>
    [...shown.matchAll(new RegExp(text, "g"))].some(([, figure = ""]) => {
      const apart = Math.abs(Number(figure.replaceAll(",", "")) - own);
      return apart > 0 && apart < near;
    });
  const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return (
    years.some(([year, phrase]) => isNear(`"${escaped(phrase)} in (\\d{4})"`, year, 4)) ||
    isNear(`"${escaped(measure.what)}: ([\\d,.]+)`, measure.value, measure.value / 20)
  );
}

function asItIs(place: Place): Reading {
  return { place, why: "as it is" };
}

function readingsOf(place: Place, shown: string, lexicon: Lexicon): Reading[] {
  return [
    asItIs(place),
    ...otherYears(place, shown),
    ...otherNames(place, shown),
    ...otherWords(place, shown, lexicon),
  ];
}

/** Each year that the puzzle asks for, a little off, or another of the place's own of the same time. */
function otherYears(place: Place, shown: string): Reading[] {
  return place.years.flatMap(([year, phrase], at): Reading[] => {
    if (!shown.includes(phrase)) return [];
    const own = place.years.flatMap(([other]) =>
      Math.abs(other - year) <= oneTime && other !== year ? [other] : [],
    );
    return [...slips.map((by) => year + by), ...own].map((other) => ({
      place: { ...place, years: place.years.with(at, [other, phrase]) },
      why: `${phrase} in ${other}, not ${year}`,
    }));
  });
}

/** The name of somebody else who had to do with the place. */
function otherNames(place: Place, shown: string): Reading[] {
  return place.people.flatMap(([name, deed], at): Reading[] =>
    shown.includes(deed) && !shown.includes(name)
      ? place.people.flatMap(([other]) =>
          other === name
            ? []
            : [
                {
                  place: { ...place, people: place.people.with(at, [other, deed]) },
                  why: `${other} ${deed}, not ${name}`,
                },
              ],
        )
      : [],
  );
}

/** A line that the puzzle leaves a word out of, with another word of the same meaning and length. */
function otherWords(place: Place, shown: string, lexicon: Lexicon): Reading[] {
  if (!/crossed_words|keyed_cipher/.test(shown)) return [];
  const lineOf = (line: string, change: (lines: string[]) => Partial<Place>): Reading[] =>
    [...new Set(line.match(/[a-z]{3,}/g) ?? [])].flatMap((word) =>
      (lexicon.findDefinition(word)?.rivals ?? [])
        .filter((rival) => rival.length === word.length)
        .map((rival) => ({
          place: { ...place, ...change([line.replace(new RegExp(`\\b${word}\\b`), rival)]) },
          why: `“${rival}” for “${word}” in “${line}”`,
        })),
    );
  return [
    ...place.facts.flatMap((line, at) =>
      lineOf(line, ([other = ""]) => ({ facts: place.facts.with(at, other) })),
    ),
    ...place.veiled.flatMap((line, at) =>
      lineOf(line, ([other = ""]) => ({ veiled: place.veiled.with(at, other) })),
    ),
  ];
}
