/**
 * Builds the digital hunts of a stock and prints, by difficulty, what a program solves that has the words and the
 * library and does not know the landmark, what one solves that looks for it there, and how the kinds are spread. Fixed, so that figures can be compared.
 * node hunt-builder/scripts/digital.ts [seed]
 */
import { addressLexicon, buildStock, type HuntDraft, planStock } from "../src/index.ts";
import { attackWithLibrary } from "../src/puzzles/attack/with-the-library.ts";
import { shelfOf } from "../src/puzzles/solve/shelf.ts";
import { attackWithoutPlace } from "../src/puzzles/without-the-place.ts";
import { sampleBuilder } from "./library.ts";

const builder = sampleBuilder();
const shelf = shelfOf({ library: builder.library, lexicon: addressLexicon() });
const byDifficulty = new Map<string, HuntDraft[]>();
const kinds = new Map<string, number>();
const plan = planStock(builder.library, process.argv[2] ?? "report").filter(
  ({ variant }) => variant === "DIGITAL",
);
const started = process.cpuUsage();
for await (const made of buildStock(builder, plan)) {
  if ("error" in made) {
    console.log(`${made.request.state} ${made.request.difficulty}: ${made.error.message}`);
    continue;
  }
  const { hunt } = made;
  byDifficulty.set(hunt.difficulty, [...(byDifficulty.get(hunt.difficulty) ?? []), hunt]);
  for (const { kind } of hunt.squares.flatMap((square) => square.puzzles))
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
}
const spent = process.cpuUsage(started);
for (const [difficulty, hunts] of byDifficulty) {
  const found = attackWithoutPlace(hunts, shelf);
  const share = (part: number, of: number) =>
    `${part} of ${of} (${Math.round((100 * part) / of)} %)`;
  console.log(
    `${difficulty}: squares ${share(found.solved, found.squares)}, by a first answer ${share(Math.round(found.byFirst), found.squares)}, by three ${share(Math.round(found.byThird), found.squares)}, words ${share(found.wordsSolved, found.words)}, last squares ${share(found.lastSolved, found.last)}, narrowed to a dozen ${share(found.lastNarrow, found.last)}`,
  );
  const sought = attackWithLibrary(hunts, shelf);
  console.log(
    `  with the library searched: place first ${share(sought.foundFirst, sought.squares)}, solved by the first ${share(sought.solvedByFirst, sought.squares)}, by a dozen tried ${share(sought.solvedByTrying, sought.squares)}, whole hunts ${share(sought.huntsSolved, sought.hunts)}, their last squares ${share(sought.lastSolved, sought.hunts)}`,
  );
}
for (const [kind, count] of [...kinds].sort((a, b) => b[1] - a[1]))
  console.log(`${kind}: ${count}`);
console.log(`${((spent.user + spent.system) / 1e6).toFixed(1)} s of processor`);
