import type { HuntBuilder, HuntDraft } from "@ten-paces/hunt-builder";

/**
 * A draft with the scores of its squares measured here: what a browser sends can raise a score, as a model's
 * attack may have, and never lower it.
 */
export function measured(builder: HuntBuilder, draft: HuntDraft): HuntDraft {
  return {
    ...draft,
    squares: draft.squares.map((square) => {
      if (!builder.library.findPlace(square.placeId)) return square;
      const scored = builder.score(square, draft);
      const worst = Math.max(scored.searchabilityScore, square.searchabilityScore);
      return { ...scored, searchabilityScore: worst };
    }),
  };
}
