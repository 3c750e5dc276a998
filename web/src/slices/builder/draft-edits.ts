import type { DraftSquare, HuntDraftShape, RewrittenSquare } from "@ten-paces/contract";

/** Which text of a square: the clue, a line of the list by its id, what its drawing says in words, or a hint. */
export type TextPlace =
  | { kind: "clue" }
  | { kind: "line"; id: string }
  | { kind: "drawing"; id: string }
  | { kind: "hint"; level: 1 | 2 | 3 };

export type DraftHead = Pick<
  HuntDraftShape,
  "name" | "description" | "theme" | "prizePool" | "estimatedDuration"
>;

/** A draft with its name, description, theme, prize or duration changed. */
export function editHead(draft: HuntDraftShape, change: Partial<DraftHead>): HuntDraftShape {
  return { ...draft, ...change };
}

/** A draft with one text of one square changed, wherever else that text stands. */
export function editText(
  draft: HuntDraftShape,
  num: number,
  place: TextPlace,
  text: string,
): HuntDraftShape {
  return changeSquare(draft, num, (square) => squareWithText(square, place, text));
}

/** How the old clue worked says nothing of a new one. */
function withClue(square: DraftSquare, mainClue: string): DraftSquare {
  const changed = { ...square, clue: { mainClue } };
  if (square.told === undefined) return changed;
  const { works: _, ...told } = square.told;
  return { ...changed, told };
}

function squareWithText(square: DraftSquare, place: TextPlace, text: string): DraftSquare {
  switch (place.kind) {
    case "clue":
      return withClue(square, text);
    case "hint":
      return { ...square, [`hint${place.level}`]: text };
    case "line":
      return squareWithLine(square, place.id, text);
    case "drawing":
      return {
        ...square,
        puzzles: square.puzzles.map((puzzle) =>
          puzzle.clueId === place.id ? { ...puzzle, textAlternative: text } : puzzle,
        ),
      };
  }
}

/** A line of the list is also a decoy or a puzzle's prompt: all of them are one text. */
function squareWithLine(square: DraftSquare, id: string, text: string): DraftSquare {
  const old = square.clues.find((line) => line.id === id)?.text;
  if (old === undefined) return square;
  return {
    ...square,
    clues: square.clues.map((line) => (line.id === id ? { ...line, text } : line)),
    decoyClues: square.decoyClues.map((decoy) => (decoy === old ? text : decoy)),
    puzzles: square.puzzles.map((puzzle) =>
      puzzle.clueId === id ? { ...puzzle, prompt: text } : puzzle,
    ),
  };
}

/**
 * A draft with one square written anew, and what follows from it: the way, the duration, the warnings. What
 * was typed since the draft was `sent` is not overwritten.
 */
export function replaceSquare(
  draft: HuntDraftShape,
  { square, last, warnings, ...way }: RewrittenSquare,
  sent: HuntDraftShape,
): HuntDraftShape {
  const num = square.sequenceNum;
  const others = draft.warnings.filter((text) => !text.startsWith(`Square ${num}:`));
  return {
    ...changeSquare(
      last ? changeSquare(draft, last.sequenceNum, () => last) : draft,
      num,
      () => square,
    ),
    ...way,
    description: unlessTyped(draft, sent, "description", way.description),
    estimatedDuration: unlessTyped(draft, sent, "estimatedDuration", way.estimatedDuration),
    warnings: [...others, ...warnings],
  };
}

function unlessTyped<Name extends keyof HuntDraftShape>(
  draft: HuntDraftShape,
  sent: HuntDraftShape,
  name: Name,
  value: HuntDraftShape[Name],
): HuntDraftShape[Name] {
  return draft[name] === sent[name] ? value : draft[name];
}

/** A measurement, if the square still reads as it did when it was taken. */
export function applyScore(draft: HuntDraftShape, measured: DraftSquare): HuntDraftShape {
  return changeSquare(draft, measured.sequenceNum, (square) => {
    if (textsKey(square) !== textsKey(measured)) return square;
    const { searchabilityScore, attacks } = measured;
    return { ...square, searchabilityScore, attacks };
  });
}

/** All that a search is run on: two squares with one key have one score. */
export function textsKey(square: DraftSquare): string {
  const { placeId, clue, clues, hint1, hint2, hint3 } = square;
  return JSON.stringify([
    placeId,
    clue.mainClue,
    clues.map((line) => line.text),
    hint1,
    hint2,
    hint3,
  ]);
}

export function findSquare(draft: HuntDraftShape, num: number): DraftSquare | null {
  return draft.squares.find((square) => square.sequenceNum === num) ?? null;
}

function changeSquare(
  draft: HuntDraftShape,
  num: number,
  change: (square: DraftSquare) => DraftSquare,
): HuntDraftShape {
  return {
    ...draft,
    squares: draft.squares.map((square) => (square.sequenceNum === num ? change(square) : square)),
  };
}
