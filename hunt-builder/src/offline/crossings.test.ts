import { describe, expect, it } from "vitest";
import { asksWhatIsTrue } from "../puzzles/kinds/kind.ts";
import { kinds } from "../puzzles/kinds/kinds.ts";
import { seeded } from "../random.ts";
import { buildStock, planStock } from "../stock.ts";
import { world } from "../testing/world.ts";
import { crossingsOf } from "./crossings.ts";

function made(word: string, kind: "order" | "switches" | "cryptogram", wrong: string[] = []) {
  return {
    word,
    puzzle: { kind, prompt: "", answerLength: word.length },
    working: { explanation: "", wrong, accepted: [], steps: 1, lacks: "" },
  };
}

describe("crossings", () => {
  it("are letters that two answers share, those first that a wrong word has otherwise", () => {
    const [one, two] = crossingsOf(
      [made("basket", "order", ["basalt"]), made("kettle", "order"), made("mmm", "order")],
      { difficulty: "EASY", random: seeded("crossings") },
    );
    // "Basalt" agrees in all but its fourth and fifth letters.
    expect(["k", "e"]).toContain("basket"[(one?.[0]?.letter ?? 0) - 1]);
    expect("kettle"[(one?.[0]?.at ?? 0) - 1]).toBe("basket"[(one?.[0]?.letter ?? 0) - 1]);
    expect(two?.[0]).toMatchObject({ word: 1, letter: one?.[0]?.at, at: one?.[0]?.letter });
  });

  it("leave what wants the place alone in harder hunts", () => {
    const all = [made("basket", "order"), made("kettle", "switches"), made("tablet", "order")];
    const hard = crossingsOf(all, { difficulty: "HARD", random: seeded("crossings") });
    expect(hard).toEqual([[], [], []]);
    const [, easy] = crossingsOf(all, { difficulty: "EASY", random: seeded("crossings") });
    expect(easy).not.toEqual([]);
    const read = [made("basket", "cryptogram"), made("kettle", "cryptogram")];
    const [one] = crossingsOf(read, { difficulty: "HARD", random: seeded("crossings") });
    expect(one).toHaveLength(1);
  });

  it("give no letter of what needs the place for a word that does not", () => {
    const all = [made("basket", "order"), made("kettle", "cryptogram"), made("tablet", "order")];
    const [one, two] = crossingsOf(all, { difficulty: "EASY", random: seeded("crossings") });
    expect(two).toEqual([]);
    expect(one?.map(({ word }) => word)).toEqual([3]);
  });

  it("hold in a stock, whose squares ask once what is true but where nothing else can be made", async () => {
    const { builder, library } = world(["vermont"]);
    let squares = 0;
    let twice = 0;
    let sure = 0;
    let wantSure = 0;
    for await (const built of buildStock(
      builder,
      planStock(library, "crossings").filter(({ variant }) => variant === "DIGITAL"),
    )) {
      if ("error" in built) throw built.error;
      for (const { puzzles, words } of built.hunt.squares) {
        const answers = words.split(".");
        squares++;
        const ofTruth = puzzles.filter((puzzle) =>
          kinds.some(
            (kind) => kind.kind === puzzle.kind && asksWhatIsTrue(kind, built.hunt.difficulty),
          ),
        );
        if (ofTruth.length > 1) twice++;
        const firm = puzzles.filter((puzzle) =>
          kinds.some(({ kind, isFirm }) => kind === puzzle.kind && isFirm?.(puzzle.answerLength)),
        );
        sure += firm.filter(({ crossings, nameLetters }) => crossings ?? nameLetters).length;
        wantSure += firm.length;
        const ats = puzzles.flatMap(({ nameLetters = [] }) => nameLetters.map(({ at }) => at));
        expect(new Set(ats).size).toBe(ats.length);
        for (const { crossings = [], word } of puzzles)
          for (const each of crossings)
            expect(answers[word - 1]?.[each.letter - 1]).toBe(
              answers[each.word - 1]?.[each.at - 1],
            );
      }
    }
    expect(squares).toBeGreaterThan(20);
    expect(twice).toBeLessThan(squares / 20);
    // What cannot be tried out confirms itself by the place's name, where that is written in one way.
    expect(sure).toBeGreaterThan(wantSure / 2);
  });
});
