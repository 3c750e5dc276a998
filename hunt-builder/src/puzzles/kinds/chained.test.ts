import { describe, expect, it } from "vitest";
import { leakGuard } from "../../leaks.ts";
import { seeded } from "../../random.ts";
import { world } from "../../testing/world.ts";
import type { Artefact } from "../artefact.ts";
import { ofAnyWord, shelfOf } from "../solve/shelf.ts";
import { solveArtefact } from "../solve/solvers.ts";
import type { KindTask } from "./kind.ts";
import { kinds } from "./kinds.ts";

const { library, lexicon } = world(["new-hampshire", "ohio", "oregon"]);
const shelf = shelfOf({ library, lexicon });
const random = seeded("chained");
const places = random.shuffle(library.places).slice(0, 60);
const plate: Artefact = { kind: "keyed_cipher", text: "ABC", legend: "", wheel: false };

function drawn(kind: (typeof kinds)[number], difficulty: KindTask["difficulty"]) {
  return places.flatMap((place) => {
    const words = lexicon.words.filter(({ length }) => length > 4);
    const [word, first] = [random.pick(words), random.pick(words)];
    const made = kind.make({
      word,
      place,
      library,
      lexicon,
      shelf,
      guard: leakGuard(place, [word, first]),
      random: random.fork(place.id),
      difficulty,
      rise: 0.5,
      alone: false,
      lenient: false,
      rivals: (library.byStock.get(place.stock) ?? [])
        .filter((each) => each !== place)
        .slice(0, 28),
      keeper: "the ferryman",
      isSaid: () => false,
      earlier: [plate, plate].map((artefact) => ({ word: first, artefact, wrong: [] })),
    });
    return made ? [{ made, place, word, first }] : [];
  });
}

const wants = (artefact: Artefact): boolean =>
  "chain" in artefact ||
  (artefact.kind === "keyed_cipher" && artefact.legend.includes("first word"));

// A plate is locked with it where nothing else of its square wants it.
const chained = kinds.filter(({ kind, isChained }) => isChained || kind === "keyed_cipher");

describe("a puzzle of a hard square that wants its first word", () => {
  it("is of six kinds at least", () => {
    expect(chained.length).toBeGreaterThanOrEqual(6);
  });

  it.each(chained.map((kind) => [kind.kind, kind] as const))(
    "%s gives one answer to whoever has that word, and hardly ever the same without it",
    (_, kind) => {
      const all = drawn(kind, "HARD").filter(({ made }) => wants(made.artefact));
      expect(all.length).toBeGreaterThan(8);
      let astray = 0;
      for (const { made, place, word, first } of all) {
        const solved = (key: string) =>
          solveArtefact(
            { artefact: made.artefact, answerLength: word.length },
            place,
            ofAnyWord(shelf),
            [{ artefact: plate, answers: [key] }],
          );
        expect(solved(first)).toEqual([word]);
        const other = [...first].toReversed().join("");
        if (solved(other).includes(word)) astray++;
        expect(JSON.stringify(made.artefact)).not.toContain(first);
      }
      expect(astray).toBeLessThan(all.length / 2);
    },
  );

  it("stands in no easier hunt", () => {
    for (const kind of chained)
      for (const { made } of drawn(kind, "EASY")) expect(wants(made.artefact)).toBe(false);
  });
});
