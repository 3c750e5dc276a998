import { describe, expect, it } from "vitest";
import { leakGuard } from "../../leaks.ts";
import { seeded } from "../../random.ts";
import { world } from "../../testing/world.ts";
import type { Artefact } from "../artefact.ts";
import { readingOrders, turnedRows } from "../solve/first-word.ts";
import { shelfOf } from "../solve/shelf.ts";
import { orderedBy, turnedBy } from "./first-word.ts";
import type { KindTask } from "./kind.ts";

const { library, lexicon } = world(["ohio"]);
const shelf = shelfOf({ library, lexicon });
const random = seeded("first word");
const plate: Artefact = { kind: "keyed_cipher", text: "ABC", legend: "", wheel: false };

function taskOf(word: string, more: Partial<KindTask> = {}): KindTask {
  const [place] = library.places;
  if (!place) throw new Error("no place");
  return {
    word: "marsh",
    place,
    library,
    lexicon,
    shelf,
    guard: leakGuard(place, [word, "marsh"]),
    random: random.fork(word),
    difficulty: "HARD",
    rise: 0.5,
    alone: false,
    lenient: false,
    rivals: [],
    keeper: "the ferryman",
    isSaid: () => false,
    earlier: [{ word, artefact: plate, wrong: [] }],
    ...more,
  };
}

const words = random.shuffle(lexicon.words.filter(({ length }) => length > 4)).slice(0, 400);

describe("what the first word of a square does to another puzzle", () => {
  it("is read by the solver as the line that is printed has it", () => {
    const [turns, orders] = [new Map<string, number>(), new Map<string, number>()];
    const count = (all: Map<string, number>, key: string) => all.set(key, (all.get(key) ?? 0) + 1);
    for (const word of words) {
      const turned = turnedBy(taskOf(word), 4, (mark) => `Lever 1 where the first letter ${mark}.`);
      if (turned) {
        expect(turnedRows(turned.chain, word, 4)).toEqual(turned.isTurned);
        count(turns, turned.where);
      }
      const ordered = orderedBy(taskOf(word), {
        rows: 4,
        inWords: "four",
        say: (way) => `Read the rows ${way}.`,
      });
      if (ordered) {
        expect(readingOrders(ordered.chain, [word], 4)).toEqual([ordered.order]);
        count(orders, ordered.hint);
      }
    }
    // No sort of either is more than a third of them.
    for (const [all, sorts] of [
      [turns, 8],
      [orders, 5],
    ] as const) {
      expect(all.size).toBe(sorts);
      expect(Math.max(...all.values())).toBeLessThan(words.length / 3);
    }
  });

  it("is of another sort than the hunt has heard, where there is one", () => {
    for (const word of words.slice(0, 60)) {
      const heard: string[] = [];
      const all = new Set<string>();
      for (let i = 0; i < 2; i++) {
        const made = turnedBy(
          taskOf(word, {
            isHeard: (voice) => heard.includes(voice),
            onVoice: (voice) => heard.push(voice),
          }),
          4,
          (mark) => mark,
        );
        if (made) all.add(made.chain);
      }
      expect(all.size).toBe(heard.length);
    }
  });
});
