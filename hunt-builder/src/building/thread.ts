import type { SquareDraft } from "../hunt.ts";
import { leakGuard } from "../leaks.ts";
import type { Library } from "../library.ts";
import { sentencesIn } from "../wording/sentences.ts";
import { isSolemn } from "../words/solemn.ts";

/**
 * The squares of a digital hunt, with what its story says on the way behind the clues of three of them: of none where
 * it would give something away, has been read before, or where people are mourned.
 */
export function withThread(
  library: Library,
  squares: readonly SquareDraft[],
  thread: readonly string[],
  said: ReadonlySet<string>,
): SquareDraft[] {
  const last = squares.length - 2;
  const names = squares.flatMap(({ landmarks }) => landmarks);
  const told = new Map<number, string>();
  for (const [nth, text] of thread.entries()) {
    const stop = [1, Math.floor(squares.length / 2) - 1, last - 1][nth] ?? last;
    if (sentencesIn(text).some((each) => said.has(each))) continue;
    if (names.some((name) => text.includes(name))) continue;
    const at = [stop, stop + 1].find(
      (each) => each <= last && goesWith(library, squares[each], text),
    );
    if (at !== undefined) told.set(at, text);
  }
  return squares.map((square, at) => {
    const text = told.get(at);
    return text === undefined
      ? square
      : { ...square, clue: { ...square.clue, mainClue: `${square.clue.mainClue} ${text}` } };
  });
}

/** Whether a text gives nothing of a square away, and jokes at nobody's grave. */
function goesWith(library: Library, square: SquareDraft | undefined, text: string): boolean {
  const place = square && library.findPlace(square.placeId);
  if (!place || isSolemn(place)) return false;
  return leakGuard(place, square.words.split(".")).findLeak(text) === null;
}
