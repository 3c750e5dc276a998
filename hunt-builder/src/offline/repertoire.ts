import type { SquareTask } from "../clue-writer.ts";
import type { ArtefactKind } from "../puzzles/artefact.ts";
import { seeded } from "../random.ts";

/** Kinds that do the same sort of work: a hunt goes without one of each row. */
const alike: readonly (readonly ArtefactKind[])[] = [
  ["map_path", "bearings", "lookout"],
  ["letter_path", "drop_quote", "cryptogram"],
  ["lamp_log", "order"],
  ["doors", "switches", "book_code"],
  ["nonogram", "errata", "keyed_cipher"],
];

const known = new WeakMap<SquareTask["huntmates"], ReadonlySet<string>>();

/**
 * The kinds that a hunt does without while others can be made, so that two hunts are no two samples of one mixture. What
 * readers like best and finds few places is left to every hunt.
 */
export function restingIn({ huntmates, difficulty }: SquareTask): ReadonlySet<string> {
  const before = known.get(huntmates);
  if (before) return before;
  const random = seeded(`kinds|${difficulty}|${huntmates.map(({ id }) => id).join(" ")}`);
  const made = new Set<string>(alike.map((row) => random.pick(row)));
  known.set(huntmates, made);
  return made;
}
