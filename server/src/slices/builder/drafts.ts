import { type HuntDraftShape, type PlaceUse, satsOf } from "@ten-paces/contract";
import type { HuntDraft, SquareDraft } from "@ten-paces/hunt-builder";
import type { PlaceUseRow } from "../holdings/service.ts";

type ShownSquare = HuntDraftShape["squares"][number];
type Uses = ReadonlyMap<string, readonly PlaceUseRow[]>;

/** A built hunt as the preview has it: the prize in BTC, each square with where its place was used before. */
export function toPreview(
  draft: HuntDraft,
  prizePoolBtc: number,
  more: { uses: Uses; replaces: string[]; spentUsd?: number },
): HuntDraftShape {
  const { prizeSats: _, squares, ...rest } = draft;
  const { uses, ...own } = more;
  const shown = squares.map((square) => squareToPreview(square, uses));
  return { ...rest, squares: shown, prizePool: prizePoolBtc, ...own } as HuntDraftShape;
}

export function squareToPreview(square: SquareDraft, uses: Uses): ShownSquare {
  return { ...square, usedIn: usesOf(square.placeId, uses) } as ShownSquare;
}

/** The newest first. */
export function usesOf(placeId: string, uses: Uses): PlaceUse[] {
  return (uses.get(placeId) ?? []).map(({ huntId, huntName, status, squareNum }) => ({
    huntId,
    huntName,
    status,
    squareNum,
  }));
}

/** A previewed hunt as the builder has it. The schema of the call has checked its shape. */
export function fromPreview(hunt: HuntDraftShape): HuntDraft {
  const { prizePool: prizePoolBtc, replaces: _, spentUsd: __, squares, ...rest } = hunt;
  return {
    ...rest,
    type: rest.state === "NATIONAL" ? "NATIONAL" : "STATE",
    squares: squares.map(squareFromPreview),
    prizeSats: satsOf(prizePoolBtc),
  } as HuntDraft;
}

export function squareFromPreview({ usedIn: _, ...square }: ShownSquare): SquareDraft {
  return square as SquareDraft;
}
