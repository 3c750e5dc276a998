import type { Artefact } from "../artefact.ts";
import { solveMeta } from "../solve/meta.ts";
import type { Shelf } from "../solve/shelf.ts";
import { opened } from "./locks.ts";

/**
 * What is left of each word of a last square for a program that has solved none of those before it: plates that share
 * a key are tried with every word that could stand on the first, and what stands twice on an artefact is one letter.
 */
export function readingsOfLast(
  puzzles: readonly { artefact?: Artefact; answerLength: number }[],
  shelf: Shelf,
): string[][] {
  const lists = puzzles.map(({ artefact, answerLength }) => {
    if (artefact === undefined) return [];
    const twice = twiceIn(marksOf(artefact));
    return solveMeta(artefact, answerLength, null, shelf).filter((word) => fits(word, twice));
  });
  const plates = puzzles.flatMap(({ artefact }) =>
    artefact?.kind === "meta_plate" ? [artefact.text.toLowerCase()] : [],
  );
  if (plates.length < puzzles.length) return lists;
  if (new Set(puzzles.map(({ artefact }) => JSON.stringify({ ...artefact, text: "" }))).size > 1)
    return lists;
  // The longest plate tells most of the key.
  const [longest = 0] = [...plates.keys()].sort(
    (a, b) => (plates[b]?.length ?? 0) - (plates[a]?.length ?? 0),
  );
  const left = plates.map(() => new Set<string>());
  for (const word of lists[longest] ?? []) {
    const key = opened(plates[longest] ?? "", word);
    const read = plates.map((text) => opened(text.slice(0, key.length), key));
    if (!read.every((each, i) => each.length < (plates[i]?.length ?? 0) || shelf.isAnswer(each)))
      continue;
    for (const [i, each] of read.entries()) left[i]?.add(each);
  }
  return left.map((each) => [...each]);
}

/** What names each letter of an artefact: where two are named alike they are the same letter. */
function marksOf(artefact: Artefact): string[] {
  switch (artefact.kind) {
    case "meta_frame":
      return artefact.rows.flatMap(({ label, boxes, lit, wide = 1 }) =>
        along(wide).map((i) => `${label} ${boxes} ${lit + i}`),
      );
    case "meta_scales":
      return artefact.rows.flatMap(({ label, nth, wide = 1 }) =>
        along(wide).map((i) => `${label} ${nth + i}`),
      );
    case "meta_book":
      return artefact.refs.flatMap((ref, at) =>
        along(artefact.widths?.[at] ?? 1).map((i) => `${ref} ${i}`),
      );
    default:
      return [];
  }
}

const along = (width: number): number[] => Array.from({ length: width }, (_, i) => i);

/** Where a mark stands that stood before, and where it stood first. */
function twiceIn(marks: readonly string[]): (readonly [at: number, first: number])[] {
  return marks.flatMap((mark, at) => {
    const first = marks.indexOf(mark);
    return first === at ? [] : [[at, first] as const];
  });
}

function fits(word: string, twice: readonly (readonly [at: number, first: number])[]): boolean {
  return twice.every(([at, first]) => word[first] === word[at]);
}
