import { describe, expect, it } from "vitest";
import { kindTask, lexicon, shelf } from "../../testing/kind-tasks.ts";
import { ofAnyWord } from "../solve/shelf.ts";
import { solveArtefact } from "../solve/solvers.ts";
import { vocabulary } from "../vocabulary.ts";
import { errata } from "./errata.ts";
import type { KindTask, MadeKind } from "./kind.ts";
import { truthsOf } from "./truths.ts";

const taskOf = (seed: string, own?: Partial<KindTask>): KindTask => kindTask(seed, 7, own);

interface Slip {
  task: KindTask;
  made: MadeKind;
  lines: { text: string; boxes: number; words?: number[] }[];
}

function slips(count: number, own: Partial<KindTask>): Slip[] {
  return Array.from({ length: count }, (_, n) => n).flatMap((n) => {
    const task = taskOf(`slip ${own.difficulty} ${n}`, own);
    const made = errata.make(task);
    return made?.artefact.kind === "errata" ? [{ task, made, lines: made.artefact.lines }] : [];
  });
}

const easy = slips(120, { difficulty: "EASY" });
const medium = slips(120, { difficulty: "MEDIUM" });

/** Words in which two lines differ; null where they are not as long. */
function apart(one: string, other: string): [string, string][] | null {
  const [a, b] = [one.split(" "), other.split(" ")];
  if (a.length !== b.length || one.length !== other.length) return null;
  return a.flatMap((word, i): [string, string][] => (word === b[i] ? [] : [[word, b[i] ?? ""]]));
}

describe("an errata slip", () => {
  it("prints lines of the place with one letter wrong in as many words as they have boxes, and no line but those", () => {
    expect(easy.length).toBeGreaterThan(25);
    const { isWord } = vocabulary();
    for (const { task, lines } of easy)
      for (const { text, boxes, words: told } of lines) {
        const meant = truthsOf(task.place).flatMap((truth) => {
          const found = apart(text, truth.text);
          return found !== null && found.length <= 2 ? [found] : [];
        });
        expect(meant, text).toHaveLength(1);
        const [found = []] = meant;
        expect(found).toHaveLength(boxes);
        expect(found.map(([wrong]) => 1 + text.split(" ").indexOf(wrong))).toEqual(told);
        for (const [wrong, right] of found) {
          expect([...wrong].filter((letter, i) => letter !== right[i])).toHaveLength(1);
          for (const each of [wrong, right]) {
            const bare = each.replace(/[^a-z]/g, "");
            expect(lexicon.has(bare) || isWord(bare), each).toBe(true);
          }
        }
      }
  });

  it("has lines of other places in harder hunts, with which another word of the list comes out", () => {
    expect(medium.length).toBeGreaterThan(20);
    for (const { task, made, lines } of medium) {
      const boxes = lines.reduce((sum, each) => sum + each.boxes, 0);
      expect(boxes).toBeGreaterThan(task.word.length);
      expect(lines.every((each) => each.words === undefined)).toBe(true);
      expect(made.working.wrong.length).toBeGreaterThan(0);
      for (const wrong of made.working.wrong) {
        expect(wrong).toHaveLength(task.word.length);
        expect(lexicon.has(wrong)).toBe(true);
      }
      expect(made.disguised?.length).toBeGreaterThan(0);
      const own = new Set(truthsOf(task.place).map(({ text }) => text));
      expect(made.disguised?.filter((line) => own.has(line))).toEqual([]);
    }
  });

  it("is read in another order where the first word of its square says so", () => {
    let chained = 0;
    for (let n = 0; n < 80; n++) {
      const artefact = { kind: "book_code" as const, lines: [], refs: [] };
      const task = taskOf(`chained ${n}`, {
        difficulty: "HARD",
        earlier: [{ word: "rebuild", wrong: [], artefact }],
      });
      const made = errata.make(task);
      if (made?.artefact.kind !== "errata" || made.artefact.chain === undefined) continue;
      chained++;
      const solve = (answers: readonly string[]) =>
        solveArtefact(
          { artefact: made.artefact, answerLength: task.word.length },
          task.place,
          ofAnyWord(shelf),
          [{ artefact, answers }],
        );
      expect(solve(["rebuild"])).toEqual([task.word]);
      expect(solve([])).toEqual([]);
    }
    expect(chained).toBeGreaterThan(8);
  });

  it("plays with no line that tells of the dead", () => {
    const texts = [...easy, ...medium].flatMap(({ made }) => [
      made.working.explanation,
      made.working.trap ?? "",
    ]);
    expect(texts.filter((text) => /\b(?:died|killed|dead|slaves?)\b/.test(text))).toEqual([]);
  });
});
