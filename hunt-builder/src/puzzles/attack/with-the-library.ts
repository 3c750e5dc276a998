import type { HuntDraft, SquareDraft } from "../../hunt.ts";
import type { Place } from "../../place.ts";
import { createSearchIndex, type SearchIndex } from "../../search/search-index.ts";
import { documentOf } from "../../search/searchability.ts";
import { textsOf } from "../artefact-texts.ts";
import { type SolvedSquare, solvedSquares, solveMeta } from "../solve/meta.ts";
import type { Shelf } from "../solve/shelf.ts";
import { solveSquare } from "../solve/solvers.ts";

/** What a program makes of digital squares that has the library and looks there for what the page shows. */
export interface WithTheLibrary {
  squares: number;
  /** Squares of which the search puts the place first. */
  foundFirst: number;
  /** Squares of which all words are right with the place that it puts first. */
  solvedByFirst: number;
  /** Squares of which they are right with the first of a dozen places for which every puzzle has one answer. */
  solvedByTrying: number;
  /** Hunts of which all squares before the last are solved so, and their last squares that are. */
  hunts: number;
  huntsSolved: number;
  lastSolved: number;
}

const triedPlaces = 12;

/** Searches the places of each hunt's state for what its squares show, and solves them with what it finds. */
export function attackWithLibrary(hunts: readonly HuntDraft[], shelf: Shelf): WithTheLibrary {
  const count: WithTheLibrary = {
    squares: 0,
    foundFirst: 0,
    solvedByFirst: 0,
    solvedByTrying: 0,
    hunts: 0,
    huntsSolved: 0,
    lastSolved: 0,
  };
  const indexes = new Map<string, SearchIndex>();
  for (const hunt of hunts) {
    const places = shelf.library.byStock.get(hunt.state) ?? shelf.library.places;
    const index =
      indexes.get(hunt.state) ??
      createSearchIndex(places.map((place) => ({ id: place.id, text: documentOf(place) })));
    indexes.set(hunt.state, index);
    const before = hunt.squares.slice(0, -1);
    let solved = 0;
    for (const square of before) {
      const found = index
        .top(shownBy(square), triedPlaces)
        .flatMap((id) => places.find((place) => place.id === id) ?? []);
      const tried = found.map((place) => ({ place, words: wordsAt(square, place, shelf) }));
      const [first] = tried;
      const best = tried.find(({ words }) => words !== null);
      count.squares++;
      if (first?.place.id === square.placeId) count.foundFirst++;
      if (first?.words === square.words) count.solvedByFirst++;
      if (best?.words !== square.words) continue;
      count.solvedByTrying++;
      solved++;
    }
    count.hunts++;
    if (solved < before.length) continue;
    count.huntsSolved++;
    if (isLastSolved(hunt, solvedSquares(shelf.library, before), shelf)) count.lastSolved++;
  }
  return count;
}

/** Everything on a square's page that is a sentence. */
function shownBy({ clue, clues, puzzles }: SquareDraft): string {
  const drawn = puzzles.flatMap(({ artefact }) => (artefact ? textsOf(artefact) : []));
  return [clue.mainClue, ...clues.map(({ text }) => text), ...drawn].join("\n");
}

/** The words of a square if this were its place; null where a puzzle has none or several. */
function wordsAt({ puzzles }: SquareDraft, place: Place, shelf: Shelf): string | null {
  const shown = puzzles.flatMap(({ artefact, answerLength }) =>
    artefact ? [{ artefact, answerLength }] : [],
  );
  const answers = solveSquare(shown, place, shelf);
  return answers.every((each) => each.length === 1) ? answers.flat().join(".") : null;
}

function isLastSolved(
  { squares }: HuntDraft,
  solved: readonly SolvedSquare[],
  shelf: Shelf,
): boolean {
  const last = squares.at(-1);
  const words = last?.puzzles.map(({ artefact, answerLength }) =>
    artefact ? solveMeta(artefact, answerLength, solved, shelf).join("/") : "",
  );
  return words?.join(".") === last?.words;
}
