import type { SquareDraft } from "../../hunt.ts";
import type { Artefact } from "../artefact.ts";
import type { Shelf } from "../solve/shelf.ts";
import { type ShownArtefact, solveArtefact } from "../solve/solvers.ts";
import { keysTried, lockOf, opened, type Reading } from "./locks.ts";

/**
 * What is left of each word when a program reads a square's puzzles together: each by itself, then locks by every
 * word that could open them, then only what agrees on where the place lies.
 */
export function readingsOf(square: Pick<SquareDraft, "puzzles">, shelf: Shelf): string[][] {
  const shown = square.puzzles.map(({ artefact, answerLength }) => ({ artefact, answerLength }));
  const known: (Reading[] | null)[] = [];
  const readAlone = (at: number): Reading[] | null => {
    const { artefact, answerLength } = shown[at] ?? { answerLength: 0 };
    if (artefact === undefined) return null;
    if (lockOf(artefact) !== null) return [];
    return alone({ artefact, answerLength }, shelf, firstOf(shown[0], known[0] ?? [], shelf));
  };
  for (const at of shown.keys()) known.push(readAlone(at));
  // A lock says which keys give a word at all: that is as good as having solved what the key is.
  for (const [at, { artefact, answerLength }] of shown.entries()) {
    const lock = artefact && lockOf(artefact);
    if (!lock) continue;
    const found = keysTried(lock, known, shown, shelf).filter(({ key }) => {
      const word = opened(lock.text, key);
      return word.length === answerLength && shelf.isAnswer(word);
    });
    known[at] = found.map(({ key, where }) => ({ word: opened(lock.text, key), where }));
    for (const [nth, words] of lock.words.entries()) {
      if (!words) continue;
      const opening = new Set(found.map((each) => each.words[nth]));
      const before = known[nth] ?? [];
      const both = before.filter(({ word }) => opening.has(word));
      known[nth] =
        both.length > 0 ? both : [...opening].flatMap((word) => (word ? [{ word }] : []));
    }
  }
  // What wants the first word is read again with what the locks have said of it.
  for (const [at, { artefact }] of shown.entries())
    if (at > 0 && artefact && "chain" in artefact) known[at] = readAlone(at);
  const left = agreed(known.map((each) => each ?? [])).map((each) => [
    ...new Set(each.map(({ word }) => word)),
  ]);
  return crossed(left, square.puzzles);
}

/** Readings that no reading of another word crosses as the page says are struck out. */
function crossed(
  left: readonly string[][],
  puzzles: Pick<SquareDraft, "puzzles">["puzzles"],
): string[][] {
  let now = left.map((each) => [...each]);
  // A word that is narrowed narrows the next, and back.
  for (let round = 0; round < 3; round++)
    now = now.map((words, at) =>
      (puzzles[at]?.crossings ?? []).reduce((open, { letter, word, at: there }) => {
        const others = now[word - 1] ?? [];
        if (others.length === 0) return open;
        const letters = new Set(others.map((other) => other[there - 1]));
        return open.filter((each) => letters.has(each[letter - 1]));
      }, words),
    );
  return now;
}

/** What the first puzzle's answer may be: what it was read as, or any word as long. */
function firstOf(
  first: { artefact: Artefact | undefined; answerLength: number } | undefined,
  read: readonly Reading[],
  shelf: Shelf,
) {
  if (first?.artefact === undefined) return [];
  const answers =
    read.length > 0 ? read.map(({ word }) => word) : shelf.wordsOf(first.answerLength);
  return [{ artefact: first.artefact, answers }];
}

function alone(
  shown: ShownArtefact,
  shelf: Shelf,
  earlier: readonly { artefact: Artefact; answers: readonly string[] }[],
): Reading[] {
  const { artefact, answerLength } = shown;
  if (artefact.kind === "map_path" && artefact.start === undefined)
    return artefact.regions.flatMap(({ id, name }) =>
      solveArtefact({ artefact: { ...artefact, start: id }, answerLength }, null, shelf).map(
        (word) => ({ word, where: name }),
      ),
    );
  return solveArtefact(shown, null, shelf, earlier).map((word) => ({ word }));
}

/** Readings that suppose a place where no other puzzle of the square lets it lie are struck out. */
function agreed(known: readonly Reading[][]): readonly Reading[][] {
  const telling = known.filter(
    (each) => each.length > 0 && each.every(({ where }) => where !== undefined),
  );
  const [first, ...rest] = telling.map((each) => new Set(each.map(({ where }) => where)));
  if (first === undefined || rest.length === 0) return known;
  const common = new Set([...first].filter((where) => rest.every((each) => each.has(where))));
  if (common.size === 0) return known;
  return known.map((each) =>
    telling.includes(each) ? each.filter(({ where }) => common.has(where)) : each,
  );
}
