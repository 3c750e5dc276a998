import type { HuntDraft, SquareDraft } from "../hunt.ts";
import { strengthsOf } from "../material/strength.ts";
import { isOpenAtOnce } from "../open-lines.ts";
import type { Place } from "../place.ts";
import { textsOf as textsOfArtefact } from "../puzzles/artefact-texts.ts";
import { termsOf } from "../search/terms.ts";
import { textsOf } from "../sentences-of.ts";
import { sentencesIn } from "../wording/sentences.ts";

type Asked = Pick<HuntDraft, "variant" | "difficulty">;

/** Places with those of their veiled lines that a hunt's page may tell. */
export interface PublicLines {
  /** Of these lines parts may be shown as pictures. */
  places: readonly Place[];
  /** These may be quoted whole. */
  quoted: readonly Place[];
}

/** Words of a picture at most: of a longer line it is but a part. */
const longestPart = 6;

/**
 * Places with only those of their veiled lines that their squares neither say nor ask about: a hunt's page is read
 * before any of its puzzles is solved and any line of a list is opened, and a line quoted there would be known to be
 * true. On the ground what a clue says in other words is left out too, and a picture may be a part of a line of a list
 * that is not the nearest to the place and opens later: whoever has read the title meets it as something new.
 */
export function publicLinesOf(
  places: readonly Place[],
  squares: readonly SquareDraft[],
  hunt: Asked,
): PublicLines {
  const isOnGround = hunt.variant === "PHYSICAL";
  const made = places.map((place) => {
    const square = squares.find(({ placeId }) => placeId === place.id);
    if (square === undefined) return { parts: place, whole: place };
    const spent = lettersOf(everyTextOf(square).join(" "));
    const atOnce = [square.clue.mainClue, ...openLinesOf(square, hunt)].map(lettersOf);
    const asked = [...askedBy(square), ...(isOnGround ? toldBy(square) : [])];
    const strengths = strengthsOf(place);
    const parts: string[] = [];
    const whole: string[] = [];
    for (const [at, line] of place.veiled.entries()) {
      const clauses = clausesOf(line).map(lettersOf);
      const isSaid = clauses.some((clause) => spent.includes(clause));
      const isPart = isOnGround && strengths[at] !== "near" && line.split(" ").length > longestPart;
      const isOpen = clauses.some((clause) => atOnce.some((text) => text.includes(clause)));
      if (isSaid && (!isPart || isOpen)) continue;
      if (isAlikeAny(line, asked)) continue;
      parts.push(line);
      if (!isSaid) whole.push(line);
    }
    const { tells: _, ...rest } = place;
    return { parts: { ...rest, veiled: parts }, whole: { ...rest, veiled: whole } };
  });
  return { places: made.map(({ parts }) => parts), quoted: made.map(({ whole }) => whole) };
}

const openLinesOf = ({ clues }: SquareDraft, hunt: Asked): string[] =>
  clues.filter((line) => isOpenAtOnce(line, hunt)).map(({ text }) => text);

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

/** What the clue of a square says, by its telling words. */
function toldBy({ clue }: SquareDraft): ReadonlySet<string>[] {
  return sentencesIn(clue.mainClue)
    .map((text) => new Set(termsOf(text)))
    .filter((terms) => terms.size >= alike);
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
