import { type HuntDraftShape, satsPerBtc } from "@ten-paces/contract";
import type { HuntDraft, SquareDraft } from "@ten-paces/hunt-builder";

/** A built hunt as the preview has it: the prize in BTC. */
export function toPreview(draft: HuntDraft, prizePool: number): HuntDraftShape {
  const { prizeSats: _, ...rest } = draft;
  return { ...rest, prizePool } as HuntDraftShape;
}

/** A previewed hunt as the builder has it. The schema of the call has checked its shape. */
export function fromPreview(hunt: HuntDraftShape): HuntDraft {
  const { prizePool, ...rest } = hunt;
  return { ...rest, prizeSats: Math.round(prizePool * satsPerBtc) } as HuntDraft;
}

export function squareFromPreview(square: HuntDraftShape["squares"][number]): SquareDraft {
  return square as SquareDraft;
}
