import type {
  JobPayload,
  Parts,
  ResultInput,
  RewrittenSquare,
  rewriteDraftSquare,
} from "@ten-paces/contract";
import { AddressesAway } from "../../lib/addresses/provider.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { HopelessJob, type JobContext } from "../../lib/jobs/jobs.ts";
import { withStop } from "../../lib/jobs/stopping.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import { addressedSquare } from "../addresses/service.ts";
import { readPlaceHolding } from "../holdings/service.ts";
import { type Crew, offlineCrew, purseOfHunt } from "./crew.ts";
import { fromPreview, squareToPreview } from "./drafts.ts";
import { choosePlace } from "./free-places.ts";
import type { Builder } from "./service.ts";

type Wanted = JobPayload<"rewrite_square">;

/** Registers the job that writes one square of a draft anew with the model. */
export function registerRewriteJob(deps: Deps, builder: Builder): void {
  const rewrite = (context: JobContext<"rewrite_square">) =>
    withStop(deps.jobs, context, async (signal) => {
      const { payload, progress } = context;
      const num = payload.sequenceNum;
      await progress(0, null, `Writing square ${num}`);
      const crew = await builder.openCrew({
        purse: purseOfHunt(payload.hunt.seed),
        signal,
        onQuestion: (count) => progress(0, null, `Square ${num}, question ${count} to the model`),
      });
      const written = await writeSquare(deps, builder, payload, crew)
        .catch((error: unknown) => {
          // Whoever waits for the square is told at once why none comes.
          throw error instanceof AddressesAway ? new HopelessJob(error.message) : error;
        })
        .finally(crew.book);
      return { ...written, spentUsd: crew.spentUsd() };
    });
  deps.jobs.handle("rewrite_square", rewrite, "build");
}

/** Has a square written anew: at once without a model, else by a job. */
export async function requestRewrite(
  deps: Deps,
  builder: Builder,
  { hunt, sequenceNum, placeId, ...how }: Parts<typeof rewriteDraftSquare>["body"],
): Promise<ResultInput<typeof rewriteDraftSquare> | RefusalOf<typeof rewriteDraftSquare>> {
  const draft = fromPreview(hunt);
  const old = draft.squares.find((square) => square.sequenceNum === sequenceNum);
  if (!old) return refuse("no_square");
  const held = await readPlaceHolding(deps.db, draft.state, hunt.replaces);
  const chosen =
    placeId === undefined
      ? old.placeId
      : choosePlace(deps.random, builder, draft, held, sequenceNum, placeId);
  if (!chosen || !builder.get().library.findPlace(chosen)) return refuse("no_place");
  const wanted = { hunt, sequenceNum, placeId: chosen, seed: deps.random.seed(), ...how };
  if (builder.spendingCapUsd === null) {
    return { jobId: null, rewritten: await writeSquare(deps, builder, wanted, offlineCrew) };
  }
  const jobId = await inTransaction(deps.db, (tx) =>
    deps.jobs.add(tx, { kind: "rewrite_square", payload: wanted, priority: "urgent" }),
  );
  return { jobId, rewritten: null };
}

async function writeSquare(
  deps: Deps,
  builder: Builder,
  { hunt, sequenceNum, ...how }: Wanted,
  { hands }: Crew,
): Promise<RewrittenSquare> {
  const held = await readPlaceHolding(deps.db, hunt.state, hunt.replaces);
  const change = { ...how, ...hands };
  const { square, last, ...rest } = await builder
    .get()
    .rewriteSquare(fromPreview(hunt), sequenceNum, change);
  return {
    ...rest,
    ...(last && { last: squareToPreview(last, held.uses) }),
    square: squareToPreview(await addressedSquare(deps, hunt.variant, square), held.uses),
  };
}
