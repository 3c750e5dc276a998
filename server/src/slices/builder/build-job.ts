import { randomBytes } from "node:crypto";
import type { generateHunt, HuntDraftShape, Parts } from "@ten-paces/contract";
import { TooFewPlaces } from "@ten-paces/hunt-builder";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { HopelessJob } from "../../lib/jobs/jobs.ts";
import { readHolding } from "../lifecycle/service.ts";
import { toPreview } from "./drafts.ts";
import type { Builder } from "./service.ts";

type Request = Parts<typeof generateHunt>["body"];

/** Registers the job that builds one hunt for the preview; its result is the draft. */
export function registerBuildJob(deps: Deps, builder: Builder): void {
  deps.jobs.handle("build_hunt", async ({ payload, progress }): Promise<HuntDraftShape> => {
    const request = payload as Request & { seed: string };
    const held = await readHolding(deps.db, request.state);
    let told = Promise.resolve();
    const built = builder.get().build(
      {
        state: request.state,
        variant: request.variant,
        difficulty: request.difficulty,
        totalSquares: request.totalSquares,
        seed: request.seed,
        aiResistant: request.aiResistant,
        includeDecoys: request.includeDecoys,
        ...(request.theme ? { theme: request.theme } : {}),
        usedPlaceIds: held.placeIds,
        usedSentences: held.sentences,
        usedNames: held.names,
      },
      {
        ...(await builder.openWriter()),
        onSquare: (done, of) => {
          told = told.then(() => progress(done, of, `Square ${done} of ${of}`));
        },
      },
    );
    const draft = await built.catch((error: unknown) => {
      // Waiting makes no new places.
      throw error instanceof TooFewPlaces ? new HopelessJob(error.message) : error;
    });
    await told;
    return toPreview(draft, request.prizePool);
  });
}

export function requestBuild(deps: Deps, request: Request): Promise<string | null> {
  const seed = request.seed || randomBytes(16).toString("hex");
  return inTransaction(deps.db, (tx) =>
    deps.jobs.add(tx, { kind: "build_hunt", payload: { ...request, seed } }),
  );
}
