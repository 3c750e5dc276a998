import type { SquareTask } from "../clue-writer.ts";
import type { LeakGuard } from "../leaks.ts";
import { categories } from "../material/material.ts";
import { sentencesIn } from "../wording/sentences.ts";
import type { AnswerLine, DigitalAnswer, PhysicalAnswer } from "./answer.ts";
import { faultsOf } from "./check-text.ts";
import type { FactSheet } from "./fact-sheet.ts";
import { linesWanted } from "./instructions.ts";

/** What is wrong with a model's answer, for the model to mend; empty when it may be used. */
export function faultsOfAnswer(
  answer: DigitalAnswer | PhysicalAnswer,
  sheet: FactSheet,
  task: SquareTask,
): string[] {
  const faults: string[] = [];
  const byId = new Map(sheet.facts.map((fact) => [fact.id, fact]));
  const region = `${sheet.kind} ${sheet.state}`;
  const lastHint = Object.values(sheet.lastHint).join(" ");

  function checkLine(
    what: string,
    line: AnswerLine,
    longest: number,
    also = "",
    shared = 1,
    example = "",
  ): void {
    const facts = line.facts.map((id) => byId.get(id));
    if (facts.some((fact) => fact === undefined) || (facts.length === 0 && also === ""))
      faults.push(`${what} cites no fact or an unknown one`);
    const sources = [...facts.flatMap((fact) => fact?.says ?? []), region, also, example];
    const guard = also === "" ? sheet.guard : anythingGoes;
    const rules = { guard, sources, shortest: 20, longest, sharedTerms: shared };
    for (const fault of faultsOf(line.text, rules)) faults.push(`${what} ${fault}`);
  }

  checkLine("the main clue", answer.mainClue, 450, "", 0, sheet.example);
  if (sheet.tone !== "plain" && /[“"]/.test(answer.mainClue.text))
    faults.push("the main clue lets somebody talk at a place of death or faith");
  // A likeness veils whatever its strength.
  const plain = answer.mainClue.facts
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ category }) => category !== categories.image);
  if (answer.mainClue.facts.length < 2) faults.push("the main clue tells fewer than two facts");
  if (plain.some(({ level }) => !sheet.mainClueLevels.includes(level)))
    faults.push("the main clue uses a fact of a level that is not one of mainClueLevels");
  const wanted = linesWanted[task.variant];
  if (answer.clues.length < Math.min(wanted, 5) || answer.clues.length > wanted)
    faults.push(`there are ${answer.clues.length} clues instead of ${wanted}`);
  answer.clues.forEach((line, i) => {
    checkLine(`clue ${i + 1}`, line, 300);
  });
  checkDecoys();
  if ("hint1" in answer) checkHints(answer);
  checkFreshness();
  return faults;

  function checkDecoys(): void {
    const ids = answer.decoys.map((decoy) => decoy.id);
    if (ids.length !== sheet.decoys.length || sheet.decoys.some(({ id }) => !ids.includes(id)))
      faults.push("each decoy must come back once, under its id");
    for (const { id, text } of answer.decoys) {
      const source = sheet.decoys.find((decoy) => decoy.id === id)?.says ?? "";
      const rules = { guard: sheet.guard, sources: [source], shortest: 20, longest: 300 };
      for (const fault of faultsOf(text, { ...rules, sharedTerms: 2 }))
        faults.push(`decoy ${id} ${fault}`);
    }
  }

  function checkHints({ hint1, hint2, hint3 }: PhysicalAnswer): void {
    const { town } = sheet.lastHint;
    checkLine("hint1", hint1, 400, "", 0);
    checkLine("hint2", hint2, 400, "", 1);
    checkLine("hint3", hint3, 400, lastHint, 1);
    for (const [what, line] of [
      ["hint1", hint1],
      ["hint2", hint2],
      ["the main clue", answer.mainClue],
    ] as const)
      if (says(line.text, town)) faults.push(`${what} says the town`);
    if (!says(hint3.text, town)) faults.push("hint3 does not say the town");
    const told = (line: AnswerLine) => line.facts.map((id) => byId.get(id)?.category);
    if (told(hint1).includes("Location") && !told(hint2).includes("Location"))
      faults.push("hint1 tells more than hint2");
  }

  function checkFreshness(): void {
    const texts = [answer.mainClue.text, ...answer.clues.map((line) => line.text)];
    texts.push(...answer.decoys.map((decoy) => decoy.text));
    if ("hint1" in answer) texts.push(answer.hint1.text, answer.hint2.text, answer.hint3.text);
    const sentences = texts.flatMap(sentencesIn);
    if (new Set(sentences).size < sentences.length) faults.push("a sentence stands twice");
    if (sentences.some((each) => task.usedSentences.has(each)))
      faults.push("a sentence stands elsewhere in the stock");
    if (task.usedShapes.has(openingOf(answer.mainClue.text)))
      faults.push("the main clue opens like another one of the hunt");
  }
}

/** The last hint may say the town even where the landmark is named after it. */
const anythingGoes: LeakGuard = { findLeak: () => null };

/** The first four words of a text, as its shape. */
export function openingOf(text: string): string {
  return `opens: ${(sentencesIn(text)[0] ?? "").split(" ").slice(0, 4).join(" ")}`;
}

function says(text: string, name: string): boolean {
  return ` ${text.toLowerCase()} `
    .replace(/[^\p{L}]+/gu, " ")
    .includes(` ${name.toLowerCase().replace(/[^\p{L}]+/gu, " ")} `);
}
