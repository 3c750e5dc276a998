import type { createBuiltHunt, HuntDraftShape } from "@ten-paces/contract";
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
    case "place_taken": {
      const taken = refusal.data.placeIds;
      const nums = draft.squares
        .filter((square) => taken.includes(square.placeId))
        .map((square) => square.sequenceNum);
      return nums.length > 0
        ? `${refusal.error} It is about ${nums.length === 1 ? "square" : "squares"} ${nums.join(", ")}.`
        : refusal.error;
    }
  }
}

/** The sentence for a draft that could not be created at all. */
export function createTrouble(error: unknown): string {
  return toldBy(error) ?? "Failed to create hunt";
}
