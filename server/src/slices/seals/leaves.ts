import type { HuntRow, SquareRow } from "../hunts/service.ts";

/** Everything of a hunt that a seal covers, as paths and texts. The salts are added by whoever seals. */
export function valuesOf(
  hunt: Pick<HuntRow, "prizeSats">,
  squares: readonly SquareRow[],
): Map<string, string> {
  const values = new Map([["prizePoolSats", String(hunt.prizeSats)]]);
  for (const square of squares) {
    const put = (name: string, value: string) =>
      values.set(`squares/${String(square.sequenceNum).padStart(2, "0")}/${name}`, value);
    put("address", square.words);
    put("center", `${square.lat},${square.lng}`);
    put("place", `${square.placeName}, ${square.town}`);
    if (square.voidedAt) put("voided", square.voidedAt.toISOString());
    if (square.question) {
      put("question", square.question.text);
      for (const [index, answer] of square.question.answers.entries()) {
        put(`question/answers/${index + 1}`, answer);
      }
    }
    put("clue", square.clue);
    put("hint1", square.hint1);
    put("hint2", square.hint2);
    put("hint3", square.hint3);
    for (const [index, clue] of square.clues.entries()) {
      put(`clues/${String(index + 1).padStart(2, "0")}`, clue.text);
    }
    for (const { word, textAlternative, artefact } of square.puzzles) {
      if (artefact) put(`puzzles/${word}/artefact`, JSON.stringify(artefact));
      if (textAlternative !== undefined) put(`puzzles/${word}/words`, textAlternative);
    }
    for (const { word, explanation, trap } of square.workings ?? []) {
      put(`puzzles/${word}/solution`, trap ? `${explanation}\n${trap}` : explanation);
    }
  }
  return values;
}
