import type { createBuiltHunt, HuntDraftShape, reviseBuiltHunt } from "@ten-paces/contract";
import { type Refused, toldBy } from "../../api.ts";

/** The sentence for a draft that the server refused, naming the squares it is about. */
export function refusedBecause(
  refusal: Refused<typeof createBuiltHunt>,
  draft: HuntDraftShape,
): string {
  switch (refusal.code) {
    case "not_valid":
    case "created_before":
      return refusal.error;
    case "place_taken":
      return takenSentence(refusal.error, refusal.data.placeIds, draft);
  }
}

/** The sentence for a stored hunt that could not be saved again. */
export function notRevisedBecause(
  refusal: Refused<typeof reviseBuiltHunt>,
  draft: HuntDraftShape,
): string {
  switch (refusal.code) {
    case "not_valid":
    case "not_in_stock":
    case "shape_is_fixed":
      return refusal.error;
    case "stale": {
      const by = refusal.data.by.join(" and ") || "Somebody";
      return `${by} changed this hunt while you had it open. Nothing was saved: open it again from its page, or put this draft aside.`;
    }
    case "place_taken":
      return takenSentence(refusal.error, refusal.data.placeIds, draft);
  }
}

function takenSentence(error: string, taken: readonly string[], draft: HuntDraftShape): string {
  const nums = draft.squares
    .filter((square) => taken.includes(square.placeId))
    .map((square) => square.sequenceNum);
  if (nums.length === 0) return error;
  return `${error} It is about ${nums.length === 1 ? "square" : "squares"} ${nums.join(", ")}.`;
}

/** The sentence for a draft that could not be created at all. */
export function createTrouble(error: unknown): string {
  return toldBy(error) ?? "Failed to create hunt";
}
