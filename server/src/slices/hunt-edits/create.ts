import { type createHunt, type Parts, satsOf } from "@ten-paces/contract";
import { TooFewPlaces } from "@ten-paces/hunt-builder";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { addressed } from "../addresses/service.ts";
import { audit } from "../audit/service.ts";
import { type Builder, findShortage } from "../builder/service.ts";
import { claimPlaces, readHolding } from "../holdings/service.ts";
import { moveHunt } from "../hunt-status/service.ts";
import { groundOf, storeHunt } from "../hunts/service.ts";
import { mustBeSurveyed } from "../settings/service.ts";
import { publicLeaks, refusingSecondLive } from "./edits.ts";

type Form = Parts<typeof createHunt>["body"];

const takenMeanwhile = "Another hunt took one of its places meanwhile. Please try again.";

/** Makes a hunt from the form; the offline builder writes its squares. @returns its id */
export async function createFromForm(
  deps: Deps,
  builder: Builder,
  caller: Caller,
  form: Form,
): Promise<string | RefusalOf<typeof createHunt>> {
  const { library } = builder.get();
  if (!library.byStock.has(form.state)) return refuse("unknown_state");
  if (!["PENDING", "AVAILABLE", "ACTIVE"].includes(form.status)) {
    const error = `A new hunt cannot be ${form.status}: it can be PENDING, AVAILABLE or ACTIVE.`;
    return refuse("status_not_allowed", { error });
  }
  const opensUnsurveyed = form.status === "ACTIVE" && form.variant === "PHYSICAL";
  if (opensUnsurveyed && (await mustBeSurveyed(deps, deps.db))) {
    return refuse("not_surveyed", { unsurveyed: form.totalSquares });
  }
  const short = await findShortage(deps, builder, form);
  if (short) return refuse("too_few_places", short);
  const draft = await build(deps, builder, form).catch((error: unknown) => {
    if (error instanceof TooFewPlaces) return error;
    throw error;
  });
  if (draft instanceof TooFewPlaces) {
    const { message, left, needed } = draft;
    return refuse("too_few_places", { reason: message, unusedPlaces: left, needed });
  }
  const placeIds = draft.squares.map((square) => square.placeId);
  const findings = publicLeaks(builder, placeIds, { name: form.name });
  if (findings.length > 0) return refuse("text_refused", { findings });
  return refusingSecondLive(() =>
    inTransaction(deps.db, async (tx) => {
      const { taken } = await claimPlaces(tx, { state: draft.state, placeIds });
      if (taken.length > 0) throw new AppError("conflict", takenMeanwhile);
      const id = await storeHunt(tx, {
        draft: { ...draft, name: form.name },
        status: form.status === "PENDING" ? "PENDING" : "AVAILABLE",
        thresholdSats: satsOf(form.thresholdBTC),
        prizeSats: satsOf(form.prizePool),
        imageUrl: form.imageUrl ?? null,
        opensAt: form.opensAt ? new Date(form.opensAt) : null,
        now: deps.clock.now(),
        ground: groundOf(library, draft),
      });
      if (form.status === "ACTIVE") await moveHunt(deps, tx, id, "ACTIVE");
      await audit(deps, tx, caller, { action: "create hunt", kind: "hunt", id, after: form });
      return id;
    }),
  );
}

async function build(deps: Deps, builder: Builder, form: Form) {
  const held = await readHolding(deps.db, form.state);
  const draft = await builder.get().build({
    state: form.state,
    variant: form.variant,
    difficulty: "MEDIUM",
    totalSquares: form.totalSquares,
    seed: deps.random.seed(),
    aiResistant: true,
    includeDecoys: true,
    usedPlaceIds: held.placeIds,
    wornPlaceIds: held.wornPlaceIds,
    usedSentences: held.sentences,
    usedNames: held.names,
  });
  return addressed(deps, draft);
}
