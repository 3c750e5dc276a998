import { struckLines } from "../frames/plain-frames.ts";
import type { Clue } from "../hunt.ts";
import { sentenceIn } from "./hint-words.ts";
import { take, type Workbench } from "./workbench.ts";

const rank = { HARD: 0, MEDIUM: 1, EASY: 2 } as const;

/**
 * Which line of the list is said of another place: worth its price where a hint has nothing left to tell of this one. Only
 * what stands on the page from the start; "" where there is none.
 */
export function struckLine(bench: Workbench, lines: readonly Omit<Clue, "id">[]): string {
  const { difficulty, sequenceNum } = bench.task;
  for (const { text, about, difficulty: level } of lines) {
    if (about === undefined || rank[level] > rank[difficulty] || bench.said.has(struckKey(text)))
      continue;
    if (/[“”]/.test(text)) continue;
    const said = sentenceIn(bench, struckLines, { line: text.replace(/\.$/, "") });
    if (said === "") continue;
    bench.said.add(struckKey(text));
    return take(bench, said, `struck | ${sequenceNum}.${bench.shapes.length}`);
  }
  return "";
}

const struckKey = (text: string): string => `struck ${text}`;
