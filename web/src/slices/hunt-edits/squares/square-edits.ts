import { type AdminSquare, type Input, updateHunt, type updateSquare } from "@ten-paces/contract";
import { refusalIn } from "../../../api.ts";
import type { TextPlace } from "../../builder/draft-edits.ts";

export interface TextFinding {
  /** Path in the square: "clue.mainClue", "clues.2.text", "hint1". */
  field: string;
  text: string;
}

/** What a refused edit says of single texts; empty where it says nothing of them. */
export function findingsIn(error: unknown): readonly TextFinding[] {
  // Hunts and squares declare it alike.
  const refusal = refusalIn(updateHunt, error);
  return refusal?.code === "text_refused" ? refusal.data.findings : [];
}

/** Changed texts by the name of their place: "clue", "hint2", "line:a", "drawing:a". */
export type SquareEdits = Readonly<Record<string, string>>;

export function placeName(place: TextPlace): string {
  switch (place.kind) {
    case "clue":
      return "clue";
    case "hint":
      return `hint${place.level}`;
    case "line":
    case "drawing":
      return `${place.kind}:${place.id}`;
  }
}

/** The names of texts that were emptied: a hunter pays for each of them. */
export function emptied(edits: SquareEdits): string[] {
  return Object.keys(edits).filter((name) => edits[name]?.trim() === "");
}

/** What the call takes: the texts that differ from the square's, nothing else; null when none does. */
export function changedTexts(
  square: AdminSquare,
  edits: SquareEdits,
): Input<typeof updateSquare>["body"] | null {
  const changed = (name: "clue" | "hint1" | "hint2" | "hint3") => {
    const text = edits[name];
    return text === undefined || text === square[name] ? {} : { [name]: text };
  };
  const clues = square.clues.flatMap(({ id, text }) => {
    const edited = edits[`line:${id}`];
    return edited === undefined || edited === text ? [] : [{ id, text: edited }];
  });
  const alternatives = square.puzzles.flatMap(({ clueId, textAlternative }) => {
    const edited = edits[`drawing:${clueId}`];
    return edited === undefined || edited === textAlternative ? [] : [{ clueId, text: edited }];
  });
  const body = {
    ...changed("clue"),
    ...changed("hint1"),
    ...changed("hint2"),
    ...changed("hint3"),
    ...(clues.length > 0 && { clues }),
    ...(alternatives.length > 0 && { alternatives }),
  };
  return Object.keys(body).length > 0 ? body : null;
}
