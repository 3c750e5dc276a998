import type {
  exportHunt,
  HuntDraftShape,
  HuntFile,
  importHunt,
  Parts,
  ResultInput,
} from "@ten-paces/contract";
import { btcOf, satsOf } from "@ten-paces/contract";
import type { Db } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { Refusal, type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import {
  type Builder,
  createFromDraft,
  fromPreview,
  judged,
  measured,
} from "../builder/service.ts";
import { readPlaceHolding } from "../holdings/service.ts";
import { findHunt, hasSeed, listSquares } from "../hunts/service.ts";
import * as sql from "./sql.ts";
import { draftOf } from "./stored-draft.ts";

/** A hunt as a file: the same bytes for the same hunt, whatever id it has. @throws AppError not_found */
export async function exportFile(
  deps: Deps,
  caller: Caller,
  huntId: string,
): Promise<ResultInput<typeof exportHunt>> {
  const file = await findFile(deps.db, huntId);
  if (!file) throw notFound("Hunt");
  await inTransaction(deps.db, (tx) =>
    audit(deps, tx, caller, { action: "export hunt", kind: "hunt", id: huntId }),
  );
  return file;
}

/** The file of a hunt; null where there is none. */
export async function findFile(db: Db, huntId: string): Promise<HuntFile | null> {
  const hunt = await findHunt(db, huntId);
  if (!hunt) return null;
  const writers = await sql.listWriters(db, huntId);
  const writerOf = new Map(writers.map((row) => [row.sequenceNum, row.writer]));
  const draft = draftOf(hunt, await listSquares(db, huntId));
  const seed = await sql.readSeed(db, huntId);
  const { name, description, state, type, variant, difficulty } = draft;
  return {
    format: "ten-paces-hunt",
    version: 1,
    hunt: {
      ...{ name, description, state, type, variant, difficulty },
      estimatedDuration: draft.estimatedDuration,
      theme: draft.theme,
      totalSquares: draft.totalSquares,
      prizePool: btcOf(hunt.prizeSats),
      seed,
      thresholdBTC: btcOf(hunt.thresholdSats),
      ...(hunt.imageUrl && { imageUrl: hunt.imageUrl }),
      ...(hunt.opensAt && { opensAt: hunt.opensAt.toISOString() }),
      squares: draft.squares.map((square) => ({
        sequenceNum: square.sequenceNum,
        words: square.words,
        ...(square.wordSource && { wordSource: square.wordSource }),
        center: square.center,
        placeId: square.placeId,
        clue: square.clue,
        clues: square.clues,
        hint1: square.hint1,
        hint2: square.hint2,
        hint3: square.hint3,
        landmarks: square.landmarks,
        decoyClues: square.decoyClues,
        puzzles: square.puzzles,
        ...(square.workings && { workings: square.workings }),
        ...(square.told && { told: square.told }),
        writer: writerOf.get(square.sequenceNum) ?? square.writer,
      })),
    } as HuntFile["hunt"],
  };
}

/** Puts a hunt out of a file into stock, by the same checks and the same way as a draft; or only checks it. */
export async function importFile(
  deps: Deps,
  builder: Builder,
  caller: Caller,
  file: HuntFile,
  { dryRun }: Parts<typeof importHunt>["query"],
): Promise<ResultInput<typeof importHunt> | RefusalOf<typeof importHunt>> {
  const draft = draftOfFile(file);
  const own = measured(builder.get(), fromPreview(draft));
  const validation = await judged(deps, builder, own);
  if (!validation.isValid) return refuse("not_valid", { validation });
  if (dryRun === "true") {
    if (await hasSeed(deps.db, draft.seed)) return refuse("created_before");
    const held = await readPlaceHolding(deps.db, draft.state);
    const taken = draft.squares.map(({ placeId }) => placeId).filter((id) => held.placeIds.has(id));
    if (taken.length > 0) return refuse("place_taken", { placeIds: taken });
    return { success: true, huntId: null, validation };
  }
  const { thresholdBTC, imageUrl, opensAt } = file.hunt;
  const made = await createFromDraft(deps, builder, caller, draft, "AVAILABLE", {
    ...(thresholdBTC !== undefined && { thresholdSats: satsOf(thresholdBTC) }),
    ...(imageUrl !== undefined && { imageUrl }),
    ...(opensAt !== undefined && { opensAt: new Date(opensAt) }),
  });
  return made instanceof Refusal ? made : { success: true, huntId: made, validation };
}

/** Nothing that can be reckoned is in the file: it is empty here, and measured before it is checked. */
function draftOfFile(file: HuntFile): HuntDraftShape {
  const { thresholdBTC: _, imageUrl: __, opensAt: ___, ...hunt } = file.hunt;
  return {
    ...hunt,
    route: [],
    routeMiles: 0,
    warnings: [],
    replaces: [],
    squares: hunt.squares.map((square) => ({
      ...square,
      searchabilityScore: 0,
      attacks: [],
      surveyed: false,
      shapes: [],
      usedIn: [],
    })),
  };
}
