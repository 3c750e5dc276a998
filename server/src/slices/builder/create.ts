import { type createBuiltHunt, type HuntDraftShape, satsOf } from "@ten-paces/contract";
import type { HuntBuilder, HuntDraft } from "@ten-paces/hunt-builder";
import { UniqueViolation } from "../../lib/db/errors.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { claimPlaces, dropReplaced } from "../holdings/service.ts";
import { groundOf, type HuntToStore, hasSeed, storeHunt } from "../hunts/service.ts";
import { getByDifficulty } from "../settings/service.ts";
import { fromPreview } from "./drafts.ts";
import { judged } from "./judged.ts";
import { measured } from "./measured.ts";
import { mayStore } from "./storable.ts";

/**
 * Puts a draft into stock, if it is valid and its places are still free, or keeps it as a draft. Hunts in stock that it replaces
 * and on whose places it stands go in the same step.
 * @param own what it has in place of the usual
 * @returns the hunt's id
 */
export async function createFromDraft(
  deps: Deps,
  builder: { get(): HuntBuilder },
  caller: Caller,
  hunt: HuntDraftShape,
  status: "PENDING" | "AVAILABLE" = "AVAILABLE",
  own: Partial<Pick<HuntToStore, "thresholdSats" | "imageUrl" | "opensAt">> = {},
): Promise<string | RefusalOf<typeof createBuiltHunt>> {
  const draft = neverSurveyed(measured(builder.get(), fromPreview(hunt)));
  const validation = await judged(deps, builder, draft);
  if (!mayStore(validation, status)) return refuse("not_valid", { success: false, validation });
  const { library } = builder.get();
  try {
    return await inTransaction(deps.db, async (tx) => {
      const placeIds = draft.squares.map((square) => square.placeId);
      const { replaces } = hunt;
      const { taken, replaced } = await claimPlaces(tx, { state: draft.state, placeIds, replaces });
      // A draft that was sent before holds its own places.
      if (await hasSeed(tx, draft.seed)) return refuse("created_before");
      if (taken.length > 0) return refuse("place_taken", { placeIds: taken });
      const id = await storeHunt(tx, {
        draft,
        status,
        thresholdSats: satsOf((await getByDifficulty(tx))[draft.difficulty].thresholdBTC),
        prizeSats: draft.prizeSats ?? 0,
        now: deps.clock.now(),
        ground: groundOf(library, draft),
        ...own,
      });
      await audit(deps, tx, caller, {
        action: "create hunt from draft",
        kind: "hunt",
        id,
        after: { name: draft.name, state: draft.state, variant: draft.variant, status },
      });
      await dropReplaced(deps, tx, caller, replaced, id);
      return id;
    });
  } catch (error) {
    // The seed is unique: the same draft sent twice is one hunt.
    if (error instanceof UniqueViolation) return refuse("created_before");
    throw error;
  }
}

/** Nobody has stood on a square of a hunt that is only now being stored, whatever the draft says. */
function neverSurveyed(draft: HuntDraft): HuntDraft {
  return { ...draft, squares: draft.squares.map((square) => ({ ...square, surveyed: false })) };
}
