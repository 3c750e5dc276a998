import type { BuildProgress, generateHunt, HuntDraftShape, Parts } from "@ten-paces/contract";
import { type SquareDraft, TooFewPlaces } from "@ten-paces/hunt-builder";
import { AddressesAway } from "../../lib/addresses/provider.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { HopelessJob, type JobContext } from "../../lib/jobs/jobs.ts";
import { withStop } from "../../lib/jobs/stopping.ts";
import { addressedSquare } from "../addresses/service.ts";
import { readHolding } from "../holdings/service.ts";
import { purseOfHunt } from "./crew.ts";
import { toPreview } from "./drafts.ts";
import type { Builder } from "./service.ts";
import { asManyAsNeeded } from "./shortage.ts";

type Request = Omit<Parts<typeof generateHunt>["body"], "wait">;

/** Registers the job that builds one hunt for the preview. */
export function registerBuildJob(deps: Deps, builder: Builder): void {
  const build = (context: JobContext<"build_hunt">) =>
    withStop(deps.jobs, context, (signal) => buildForPreview(deps, builder, context, signal));
  deps.jobs.handle("build_hunt", build, "build");
}

/** Builds a hunt and tells of each square as it is ready. @returns the draft, which is stored nowhere else */
export async function buildForPreview(
  deps: Deps,
  builder: Builder,
  { payload: request, progress }: Pick<JobContext<"build_hunt">, "payload" | "progress">,
  signal: AbortSignal = neverAborted,
): Promise<HuntDraftShape> {
  const replaces = await asManyAsNeeded(deps, builder, request);
  const held = await readHolding(deps.db, request.state, replaces);
  const made: BuildProgress = { squares: [] };
  const tell = (note: string) => {
    if (builder.spendingCapUsd !== null) made.spentUsd = crew.spentUsd();
    return progress(made.squares.length, request.totalSquares, note, made);
  };
  const crew = await builder.openCrew({
    purse: purseOfHunt(request.seed),
    signal,
    onQuestion: (count) =>
      tell(`Square ${made.squares.length + 1}, question ${count} to the model`),
  });
  await progress(0, request.totalSquares, "Choosing the places", made);
  const squares: SquareDraft[] = [];
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
      wornPlaceIds: held.wornPlaceIds,
      usedSentences: held.sentences,
      usedNames: held.names,
    },
    {
      ...crew.hands,
      onSquare: async (square, of) => {
        const one = await addressedSquare(deps, request.variant, square);
        squares.push(one);
        made.squares.push(lineOf(one));
        return tell(`Square ${made.squares.length} of ${of}`);
      },
    },
  );
  const draft = await built
    .catch((error: unknown) => {
      // Waiting makes no new places, and whoever waits for a hunt is told at once why none comes.
      const isHopeless = error instanceof TooFewPlaces || error instanceof AddressesAway;
      throw isHopeless ? new HopelessJob(error.message) : error;
    })
    .finally(crew.book);
  const spent = builder.spendingCapUsd === null ? {} : { spentUsd: crew.spentUsd() };
  return toPreview({ ...draft, squares }, request.prizePool, {
    uses: held.uses,
    replaces,
    ...spent,
  });
}

const neverAborted = new AbortController().signal;

function lineOf(square: SquareDraft): BuildProgress["squares"][number] {
  const { sequenceNum, landmarks, words, searchabilityScore, writer } = square;
  return { sequenceNum, landmark: landmarks[0] ?? "", words, searchabilityScore, writer };
}

export function requestBuild(deps: Deps, request: Request): Promise<string | null> {
  const seed = request.seed || deps.random.seed();
  return inTransaction(deps.db, (tx) =>
    deps.jobs.add(tx, { kind: "build_hunt", payload: { ...request, seed } }),
  );
}
