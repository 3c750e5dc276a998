import type { Place } from "../../place.ts";
import type { Artefact, ArtefactKind, ArtefactOf } from "../artefact.ts";
import { solveBearings } from "./bearings.ts";
import { solveBookCode } from "./book-code.ts";
import { solveCards } from "./cards.ts";
import { solveCrossedWords } from "./crossed-words.ts";
import { solveCryptogram } from "./cryptogram.ts";
import { solveDoors } from "./doors.ts";
import { solveDropQuote } from "./drop-quote.ts";
import { solveErrata } from "./errata.ts";
import { solveGroups } from "./groups.ts";
import { solveKeyedCipher } from "./keyed-cipher.ts";
import { solveLampLog } from "./lamp-log.ts";
import { solveLetterPath } from "./letter-path.ts";
import { solveLookout } from "./lookout.ts";
import { solveMapPath } from "./map-path.ts";
import { solveNonogram } from "./nonogram.ts";
import { solveOrder } from "./order.ts";
import type { KindSolver, Shelf } from "./shelf.ts";
import { solveSwitches } from "./switches.ts";

const solvers: { [K in ArtefactKind]?: KindSolver<K> } = {
  doors: solveDoors,
  letter_path: solveLetterPath,
  drop_quote: solveDropQuote,
  cards: solveCards,
  book_code: solveBookCode,
  keyed_cipher: solveKeyedCipher,
  order: solveOrder,
  groups: solveGroups,
  errata: solveErrata,
  cryptogram: solveCryptogram,
  nonogram: solveNonogram,
  crossed_words: solveCrossedWords,
  lookout: solveLookout,
  bearings: solveBearings,
  map_path: solveMapPath,
  lamp_log: solveLampLog,
  switches: solveSwitches,
};

/** A drawn puzzle as a solver sees it. */
export interface ShownArtefact {
  artefact: Artefact;
  answerLength: number;
}

/** All answers of one puzzle. @param earlier the puzzles of its square before it, with their answers */
export function solveArtefact(
  { artefact, answerLength }: ShownArtefact,
  place: Place | null,
  shelf: Shelf,
  earlier: readonly { artefact: Artefact; answers: readonly string[] }[] = [],
): string[] {
  return solveWith(artefact.kind, artefact, { answerLength, place, shelf, earlier });
}

function solveWith<K extends ArtefactKind>(
  kind: K,
  artefact: Artefact,
  about: {
    answerLength: number;
    place: Place | null;
    shelf: Shelf;
    earlier: readonly { artefact: Artefact; answers: readonly string[] }[];
  },
): string[] {
  const solver = solvers[kind];
  if (solver === undefined) return [];
  const found = solver({ ...about, artefact: artefact as ArtefactOf<K> });
  return [...new Set(found)].filter(
    (word) => word.length === about.answerLength && about.shelf.isAnswer(word),
  );
}

/** All answers of each puzzle of a square, in its order. */
export function solveSquare(
  puzzles: readonly ShownArtefact[],
  place: Place | null,
  shelf: Shelf,
): string[][] {
  const earlier: { artefact: Artefact; answers: string[] }[] = [];
  for (const puzzle of puzzles)
    earlier.push({
      artefact: puzzle.artefact,
      answers: solveArtefact(puzzle, place, shelf, earlier),
    });
  return earlier.map(({ answers }) => answers);
}
