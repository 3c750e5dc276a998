import type { SquareDraft } from "../hunt.ts";
import type { Place } from "../place.ts";
import { textsOf as textsOfArtefact } from "../puzzles/artefact-texts.ts";
import { termsOf } from "../search/terms.ts";
import { textsOf } from "../sentences-of.ts";

/**
 * Places with only those of their veiled lines that their squares neither say nor ask about: a hunt's page is read
 * before any of its puzzles is solved, and a line quoted there would be known to be true.
 */
export function withUnspentLines(
  places: readonly Place[],
  squares: readonly SquareDraft[],
): Place[] {
  return places.map((place) => {
    const square = squares.find(({ placeId }) => placeId === place.id);
    if (square === undefined) return place;
    const spent = lettersOf(everyTextOf(square).join(" "));
    const asked = askedBy(square);
    const veiled = place.veiled.filter(
      (line) =>
        !clausesOf(line).some((clause) => spent.includes(lettersOf(clause))) &&
        !isAlikeAny(line, asked),
    );
    const { tells: _, ...rest } = place;
    return { ...rest, veiled };
  });
}

/** What a player comes to read of a square, and how its puzzles are worked out, where hidden lines stand in plain. */
function everyTextOf(square: SquareDraft): string[] {
  return [
    ...textsOf(square),
    ...square.puzzles.flatMap(({ prompt, artefact }) => [
      prompt,
      ...(artefact ? textsOfArtefact(artefact) : []),
    ]),
    ...(square.workings ?? []).flatMap(({ explanation, trap = "" }) => [explanation, trap]),
  ];
}

/** The lines that the puzzles of a square ask about, show or hide, each by its telling words. */
function askedBy(square: SquareDraft): ReadonlySet<string>[] {
  const shown = square.puzzles.flatMap(({ artefact }) =>
    artefact ? textsOfArtefact(artefact) : [],
  );
  const hidden = (square.workings ?? []).flatMap(({ explanation }) =>
    [...explanation.matchAll(/“([^”]+)”/g)].map(([, line = ""]) => line),
  );
  // The names on a sheet stand on it many times, and hardly any has two words.
  return [...new Set([...shown, ...hidden])].flatMap((line) => {
    const terms = new Set(termsOf(line));
    return terms.size < alike ? [] : [terms];
  });
}

/** As many telling words in common say in other words what a line says. */
const alike = 2;

function isAlikeAny(line: string, asked: readonly ReadonlySet<string>[]): boolean {
  const terms = [...new Set(termsOf(line))];
  return asked.some((each) => {
    let common = 0;
    for (const term of terms) if (each.has(term)) common++;
    return common >= alike;
  });
}

/** Two words alone stand in many texts. */
const fewestWords = 3;

function clausesOf(line: string): string[] {
  return line
    .split(/[,;:.?!]/)
    .flatMap((clause) => [clause, ...clause.split(" and ")])
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(" ").length >= fewestWords);
}

/** Gaps and marks as nearly all texts have them, which are found faster than everything that is no letter. */
const marks =
  /[\u0020-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u2000-\u206f]+/g;
/** What may be neither. */
const strange = /[^a-z\d\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]/;

/** A line that is walked or dropped letter by letter has lost its gaps and marks. */
function lettersOf(text: string): string {
  const plain = text.toLowerCase().replace(marks, "");
  return strange.test(plain) ? plain.replace(/[^\p{L}\d]+/gu, "") : plain;
}
