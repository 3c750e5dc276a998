import type { AdminSquare, Input, updateSquare } from "@ten-paces/contract";
import type { TextPlace } from "../../builder/draft-edits.ts";

/** Changed texts by the name of their place: "clue", "hint2", "line:a". */
export type SquareEdits = Readonly<Record<string, string>>;

export function placeName(place: TextPlace): string {
  switch (place.kind) {
    case "clue":
      return "clue";
    case "hint":
      return `hint${place.level}`;
    case "line":
      return `line:${place.id}`;
  }
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
  const body = {
    ...changed("clue"),
    ...changed("hint1"),
    ...changed("hint2"),
    ...changed("hint3"),
    ...(clues.length > 0 && { clues }),
  };
  return Object.keys(body).length > 0 ? body : null;
}
