import type { SquareDraft } from "../../hunt.ts";
import type { Library } from "../../library.ts";
import type { Artefact, ArtefactOf, Told } from "../artefact.ts";
import { everyWay, type Shelf } from "./shelf.ts";

/** What somebody has written down who solved a square: its place, its words, what it told, what was wrong. */
export interface SolvedSquare {
  name: string;
  town: string;
  lat: number;
  words: readonly string[];
  told: Told;
  wrong: readonly string[];
}

/** Squares of a draft as whoever solved them has them. */
export function solvedSquares(library: Library, squares: readonly SquareDraft[]): SolvedSquare[] {
  return squares.flatMap(({ placeId, words, told, workings = [] }) => {
    const place = library.findPlace(placeId);
    if (place === null || told === undefined) return [];
    const { name, town, point } = place;
    const wrong = workings.flatMap((each) => each.wrong);
    return [{ name, town, lat: point.lat, words: words.split("."), told, wrong }];
  });
}

/** All answers of one part of a last square. @param squares null for somebody who has solved none */
export function solveMeta(
  artefact: Artefact,
  answerLength: number,
  squares: readonly SolvedSquare[] | null,
  shelf: Shelf,
): string[] {
  if (squares === null) return withoutSquares(artefact, answerLength, shelf);
  const read = (): string[] => {
    switch (artefact.kind) {
      case "meta_frame":
        return readFrame(artefact, squares);
      case "meta_sheet":
        return [
          inOrder(artefact.sign, squares)
            .filter((each) => artefact.cells.some(({ label }) => isCalled(each, label)))
            .map((each) => cellOf(artefact, each))
            .join("")
            .slice(0, answerLength),
        ];
      case "meta_plate":
        return [readPlate(artefact, squares)];
      case "meta_book":
        return [readBook(artefact, squares)];
      case "meta_scales":
        return [readScales(artefact, squares)];
      default:
        return [];
    }
  };
  const found = read().map((each) => each.toLowerCase());
  return [...new Set(found)].filter((each) => each.length === answerLength && shelf.isAnswer(each));
}

/** Without the squares before it every word of the length may be meant, as far as it can be laid with what is shown. */
function withoutSquares(artefact: Artefact, length: number, shelf: Shelf): string[] {
  switch (artefact.kind) {
    case "meta_frame":
    case "meta_plate":
    case "meta_book":
    case "meta_scales":
      return [...shelf.wordsOf(length)];
    case "meta_sheet":
      return arrangements(artefact, length, shelf);
    default:
      return [];
  }
}

function isCalled(square: SolvedSquare, label: string): boolean {
  return [String(square.told.year ?? ""), square.told.county, square.town].includes(label);
}

function named({ name }: SolvedSquare): string {
  return name
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/[^a-z]/g, "");
}

function inOrder(sign: string, squares: readonly SolvedSquare[]): SolvedSquare[] {
  return [...squares].sort((a, b) => {
    if (sign === "hourglass") return (a.told.year ?? 0) - (b.told.year ?? 0);
    if (sign === "rose") return b.lat - a.lat;
    return named(a) < named(b) ? -1 : 1;
  });
}

function readFrame({ rows, sign }: ArtefactOf<"meta_frame">, squares: readonly SolvedSquare[]) {
  const choices = rows.map(({ label, boxes, lit, wide = 1 }) =>
    squares
      .filter((each) => isCalled(each, label.split("·")[0] ?? ""))
      .flatMap(({ words, wrong }) =>
        /wrong/.test(sign) ? wrong.slice(Number(label.split("·")[1]) - 1).slice(0, 1) : words,
      )
      .filter((word) => word.length === boxes)
      .map((word) => word.slice(lit, lit + wide)),
  );
  return everyWay(choices);
}

/** The letter of a square's row: that in the column of its word's length, or the only one. */
function cellOf({ cells, columns, nth = 1 }: ArtefactOf<"meta_sheet">, square: SolvedSquare) {
  const letters = cells.find(({ label }) => isCalled(square, label))?.letter ?? "?";
  const at = columns?.indexOf(square.words[nth - 1]?.length ?? 0) ?? 0;
  return letters[at] ?? "?";
}

/** Words that so many of the sheet's rows could spell in some order, a letter from each. */
function arrangements({ cells }: ArtefactOf<"meta_sheet">, length: number, shelf: Shelf): string[] {
  const rows = cells.map(({ letter }) => letter.toLowerCase());
  /** The letter that has each row; -1 where none has. */
  const takenBy = new Int8Array(rows.length);
  const seen = new Uint8Array(rows.length);
  // A letter that finds its rows taken asks those that took them to move on.
  const place = (word: string, at: number): boolean => {
    const letter = word.charAt(at);
    for (let i = 0; i < rows.length; i++) {
      if (seen[i] === 1 || !rows[i]?.includes(letter)) continue;
      seen[i] = 1;
      const by = takenBy[i] ?? -1;
      if (by >= 0 && !place(word, by)) continue;
      takenBy[i] = at;
      return true;
    }
    return false;
  };
  return shelf.wordsOf(length).filter((word) => {
    takenBy.fill(-1);
    for (let at = 0; at < length; at++) {
      seen.fill(0);
      if (!place(word, at)) return false;
    }
    return true;
  });
}

function readPlate(
  { text, sign, nth = 1, from }: ArtefactOf<"meta_plate">,
  squares: readonly SolvedSquare[],
) {
  const names = inOrder(sign, squares).map(named);
  return [...text]
    .map((letter, i) => {
      const at = i + (from ?? 0);
      const name = names[at % names.length] ?? "";
      // Stored plates have a letter of every name each, from the first of the order on.
      const turns = from === undefined ? nth - 1 : Math.floor(at / names.length);
      return String.fromCharCode(
        65 + ((letter.charCodeAt(0) - 65 - (name.charCodeAt(turns) - 97) + 26) % 26),
      );
    })
    .join("");
}

function readBook({ refs, widths }: ArtefactOf<"meta_book">, squares: readonly SolvedSquare[]) {
  return refs
    .map((ref, i) => {
      const parts = ref.split("·");
      const square = squares.find((each) => isCalled(each, parts[0] ?? ""));
      const word =
        square?.told.story[Number(parts[1]) - 1]?.split(/\s+/)[Number(parts[2]) - 1] ?? "?";
      return word
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "")
        .slice(0, widths?.[i] ?? 1);
    })
    .join("");
}

/** A rank beyond the last square goes round to the first. */
function readScales({ rows, sign }: ArtefactOf<"meta_scales">, squares: readonly SolvedSquare[]) {
  const sorted = inOrder(sign, squares);
  return rows
    .map(({ label, nth, wide = 1 }) =>
      sorted[(Number(label) - 1) % sorted.length]?.words.join("").slice(nth - 1, nth - 1 + wide),
    )
    .join("");
}
