import type { getHuntDraft, Parts, ResultInput, reviseBuiltHunt } from "@ten-paces/contract";
import { btcOf } from "@ten-paces/contract";
import { type Library, routeOf, type SquareDraft, squareStandOf } from "@ten-paces/hunt-builder";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import {
  type Builder,
  fromPreview,
  judged,
  mayStore,
  measured,
  toPreview,
} from "../builder/service.ts";
import { claimPlaces, dropReplaced, readPlaceHolding } from "../holdings/service.ts";
import {
  findHunt,
  groundOf,
  type HuntRow,
  listSquares,
  lockHunt,
  type SquareRow,
  storeHuntAgain,
} from "../hunts/service.ts";
import { staleness } from "./edits.ts";
import { columnsOf } from "./fields.ts";
import * as sql from "./sql.ts";
import { addressOf, draftOf } from "./stored-draft.ts";
import { hintSaying } from "./survey-parts.ts";
import { keepSurveys } from "./surveys-sql.ts";

type StoredAs = "PENDING" | "AVAILABLE";

/** A hunt in stock as the builder's preview has it, with everything. */
export async function openInBuilder(
  deps: Deps,
  builder: Builder,
  huntId: string,
): Promise<ResultInput<typeof getHuntDraft> | RefusalOf<typeof getHuntDraft>> {
  const hunt = await findHunt(deps.db, huntId);
  if (!hunt) throw notFound("Hunt");
  const status = stockStatus(hunt);
  if (!status) return refuse("not_in_stock");
  const writers = await sql.listWriters(deps.db, huntId);
  const writerOf = new Map(writers.map((row) => [row.sequenceNum, row.writer]));
  const stored = draftOf(hunt, await listSquares(deps.db, huntId));
  const draft = measured(builder.get(), {
    ...stored,
    seed: await sql.readSeed(deps.db, huntId),
    squares: stored.squares.map((square) => ({
      ...square,
      writer: writerOf.get(square.sequenceNum) ?? square.writer,
    })),
  });
  const { route, routeMiles } = routeOf(draft);
  const { uses } = await readPlaceHolding(deps.db, hunt.state, [huntId]);
  const elsewhere = new Map(
    [...uses].map(([placeId, rows]) => [placeId, rows.filter((row) => row.huntId !== huntId)]),
  );
  const prizePool = btcOf(hunt.prizeSats);
  const about = { uses: elsewhere, replaces: [huntId] };
  const shown = toPreview({ ...draft, route, routeMiles }, prizePool, about);
  return { hunt: shown, version: hunt.version, status };
}

/**
 * Saves a hunt in stock as the builder has it now, under its id. What somebody has stood on stays surveyed
 * where it stays where it is.
 */
export async function reviseHunt(
  deps: Deps,
  builder: Builder,
  caller: Caller,
  huntId: string,
  { hunt: sent, status, version }: Parts<typeof reviseBuiltHunt>["body"],
): Promise<null | RefusalOf<typeof reviseBuiltHunt>> {
  const draft = measured(builder.get(), fromPreview(sent));
  const stored = (await listSquares(deps.db, huntId)).map(addressOf);
  const validation = await judged(deps, builder, draft, stored);
  if (!mayStore(validation, status)) return refuse("not_valid", { validation });
  const { library } = builder.get();
  return inTransaction(deps.db, async (tx) => {
    const hunt = await lockHunt(tx, huntId);
    if (!hunt) throw notFound("Hunt");
    const before = stockStatus(hunt);
    if (!before) return refuse("not_in_stock");
    if (hunt.version !== version) {
      const { changes } = await staleness(tx, hunt, version);
      const names: string[] = [...new Set(changes.map((change) => change.by))];
      return refuse("stale", { by: names });
    }
    if (hunt.state !== draft.state || hunt.variant !== draft.variant)
      return refuse("shape_is_fixed");
    const placeIds = draft.squares.map((square) => square.placeId);
    const replaces = [huntId, ...sent.replaces];
    const { taken, replaced } = await claimPlaces(tx, { state: hunt.state, placeIds, replaces });
    if (taken.length > 0) return refuse("place_taken", { placeIds: taken });
    const squares = await listSquares(tx, huntId);
    const stoodOn = squares.filter((square) => square.surveyed);
    const surveyed = new Map(stoodOn.map((square) => [square.words, square]));
    await storeHuntAgain(tx, {
      id: huntId,
      draft: {
        ...draft,
        seed: await sql.readSeed(tx, huntId),
        squares: draft.squares.map((square) => ({
          ...square,
          hint3: hintOf(square, surveyed.get(square.words), library),
          surveyed: false,
        })),
      },
      status,
      thresholdSats: hunt.thresholdSats,
      prizeSats: draft.prizeSats ?? hunt.prizeSats,
      now: deps.clock.now(),
      ground: groundOf(library, draft),
    });
    await keepSurveys(tx, huntId, stoodOn);
    const { name, description } = draft;
    const prizePool = btcOf(draft.prizeSats ?? hunt.prizeSats);
    await sql.updateHunt(tx, huntId, columnsOf(hunt, { name, description, prizePool }));
    await dropReplaced(
      deps,
      tx,
      caller,
      replaced.filter(({ id }) => id !== huntId),
      huntId,
    );
    await audit(deps, tx, caller, {
      action: "revise hunt in the builder",
      kind: "hunt",
      id: huntId,
      before: {
        ...{ name: hunt.name, description: hunt.description, status: before },
        prizePool: btcOf(hunt.prizeSats),
        squares: squares.map(({ words, clue }) => `${words}: ${clue}`),
      },
      after: {
        ...{ name, description, status, prizePool },
        squares: draft.squares.map(({ words, clue }) => `${words}: ${clue.mainClue}`),
      },
      version: await sql.readVersion(tx, huntId),
    });
    return null;
  });
}

/** Hint 3 of a rewritten square ends in the phrase that whoever stood there found true. */
function hintOf(
  { hint3, placeId }: SquareDraft,
  stoodOn: SquareRow | undefined,
  library: Library,
): string {
  const place = library.findPlace(placeId);
  const where = stoodOn?.stand?.where ?? "";
  return where === ""
    ? hint3
    : hintSaying(hint3, (place && squareStandOf(place)?.where) ?? "", where);
}

/** Null for a hunt that is or was open. */
function stockStatus({ status, state }: Pick<HuntRow, "status" | "state">): StoredAs | null {
  if (state === "FREE") return null;
  return status === "PENDING" || status === "AVAILABLE" ? status : null;
}
