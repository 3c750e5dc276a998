import type { SealLeaf } from "@ten-paces/contract";

export interface SealedValue extends SealLeaf {
  /** "Hint 2", "Three-word address". */
  label: string;
}

export interface SealedGroup {
  /** "The hunt", "Square 3". */
  title: string;
  values: SealedValue[];
}

const LABELS: Record<string, string> = {
  prizePoolSats: "Prize pool, in satoshis",
  address: "Three-word address",
  center: "Middle of the square",
  place: "Place",
  clue: "Main clue",
  hint1: "Hint 1",
  hint2: "Hint 2",
  hint3: "Hint 3",
};
const ORDER = ["place", "address", "center", "clue", "clues", "puzzles", "hint1", "hint2", "hint3"];

/** The values of a seal as a reader looks for them: by square, and in a square from the place to the hints. */
export function groupValues(leaves: readonly SealLeaf[]): SealedGroup[] {
  const groups = new Map<number, SealedValue[]>();
  for (const leaf of leaves) {
    const square = Number(/^squares\/(\d+)\//.exec(leaf.path)?.[1] ?? 0);
    const values = groups.get(square) ?? [];
    values.push({ ...leaf, label: labelOf(leaf.path) });
    groups.set(square, values);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([square, values]) => ({
      title: square === 0 ? "The hunt" : `Square ${square}`,
      values: values.sort((a, b) => rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : 1)),
    }));
}

function labelOf(path: string): string {
  const name = path.replace(/^squares\/\d+\//, "");
  const clue = /^clues\/(\d+)$/.exec(name)?.[1];
  if (clue) return `Clue ${Number(clue)}`;
  const word = /^puzzles\/(\d)\/words$/.exec(name)?.[1];
  if (word) return `Drawing of puzzle ${word}, in words`;
  const [, nth, part] = /^puzzles\/(\d)\/(artefact|solution)$/.exec(name) ?? [];
  if (nth) return part === "artefact" ? `Puzzle ${nth}, as data` : `Solution of puzzle ${nth}`;
  return LABELS[name] ?? name;
}

function rank(path: string): number {
  const name = path.replace(/^squares\/\d+\//, "").split("/")[0] ?? "";
  const at = ORDER.indexOf(name);
  return at === -1 ? ORDER.length : at;
}

/** The paths whose value differs from an earlier seal's, those that are new among them. */
export function changedPaths(
  leaves: readonly SealLeaf[],
  earlier: readonly SealLeaf[],
): Set<string> {
  const before = new Map(earlier.map(({ path, value }) => [path, value]));
  return new Set(
    leaves.filter(({ path, value }) => before.get(path) !== value).map(({ path }) => path),
  );
}
