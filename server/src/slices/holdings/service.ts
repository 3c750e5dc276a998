import { type Holdings, sentencesIn } from "@ten-paces/hunt-builder";
import type { Db, Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { deleteHunt } from "../hunt-status/service.ts";
import { listWithdrawnIds } from "../places/service.ts";
import * as sql from "./sql.ts";

export type { PlaceUseRow } from "./sql.ts";

/** What the builder may not use again, and what it should use last. */
export interface Holding extends Holdings {
  /** Places that only hunts which are over have stood on. */
  wornPlaceIds: ReadonlySet<string>;
  /** Every hunt that stands or stood on a place, by the place. */
  uses: ReadonlyMap<string, readonly sql.PlaceUseRow[]>;
}

/**
 * What a state's stock holds, and the withdrawn places. Hunts in stock that are named in `except` hold
 * nothing; one that has opened meanwhile holds its places all the same.
 */
export async function readHolding(
  db: Db,
  state: string,
  except: readonly string[] = [],
): Promise<Holding> {
  const texts = await sql.listHeldTexts(db, state);
  const places = await readPlaceHolding(db, state, except);
  const names = new Set(await sql.listHeldNames(db));
  return { ...places, names, sentences: new Set(texts.flatMap(sentencesIn)) };
}

type PlaceHolding = Omit<Holding, "sentences" | "names">;

/** The same without the sentences and names, for where only places count. */
export async function readPlaceHolding(
  db: Db,
  state: string,
  except: readonly string[] = [],
): Promise<PlaceHolding> {
  return placeHolding(await sql.listPlaceUses(db, state), await listWithdrawnIds(db), except);
}

/** The places of every state's hunts at once, by the state; a state without hunts is like any other. */
export async function readPlaceHoldings(db: Db): Promise<(state: string) => PlaceHolding> {
  const byState = Map.groupBy(await sql.listPlaceUses(db, null), (row) => row.state);
  const withdrawn = await listWithdrawnIds(db);
  return (state) => placeHolding(byState.get(state) ?? [], withdrawn, []);
}

function placeHolding(
  rows: readonly sql.PlaceUseRow[],
  withdrawn: ReadonlySet<string>,
  except: readonly string[],
): PlaceHolding {
  const holds = (row: sql.PlaceUseRow) =>
    isHeld(row.status) && !(isInStock(row.status) && except.includes(row.huntId));
  const placeIds = new Set([
    ...withdrawn,
    ...rows.filter((row) => holds(row)).map((row) => row.placeId),
  ]);
  const over = rows.filter((row) => !isHeld(row.status)).map((row) => row.placeId);
  return {
    placeIds,
    wornPlaceIds: new Set(over.filter((id) => !placeIds.has(id))),
    uses: Map.groupBy(rows, (row) => row.placeId),
  };
}

/** What stands in the way of a hunt's places, and the hunts in stock that have to make room. */
export interface Claim {
  /** Places that others hold. */
  taken: string[];
  /** To be dropped with `dropReplaced` once the hunt is stored; locked until then. */
  replaced: sql.StockHunt[];
}

/**
 * Compares a hunt's places with what its state holds. Until the transaction ends nobody else puts a hunt
 * of the state into stock, and none of the hunts it replaces can open.
 */
export async function claimPlaces(
  tx: Tx,
  hunt: { state: string; placeIds: readonly string[]; replaces?: readonly string[] },
): Promise<Claim> {
  await sql.lockStock(tx, hunt.state);
  const { replaces = [] } = hunt;
  const inStock = replaces.length > 0 ? await sql.lockInStock(tx, hunt.state, [...replaces]) : [];
  const except = inStock.map(({ id }) => id);
  const uses = await sql.listPlaceUses(tx, hunt.state, hunt.placeIds);
  const held = placeHolding(uses, await listWithdrawnIds(tx), except);
  const standing = new Set(
    hunt.placeIds.flatMap((id) => held.uses.get(id) ?? []).map(({ huntId }) => huntId),
  );
  return {
    taken: hunt.placeIds.filter((id) => held.placeIds.has(id)),
    // A hunt in stock none of whose places was needed stays.
    replaced: inStock.filter(({ id }) => standing.has(id)),
  };
}

/** Takes hunts out of stock that made room for another; nobody can be subscribed to them. */
export async function dropReplaced(
  deps: Pick<Deps, "clock" | "config" | "jobs">,
  tx: Tx,
  caller: Caller,
  replaced: Claim["replaced"],
  replacedBy: string,
): Promise<void> {
  for (const hunt of replaced) {
    const { id, name } = hunt;
    await deleteHunt(deps, tx, hunt);
    await audit(deps, tx, caller, {
      action: "replace hunt in stock",
      kind: "hunt",
      id,
      before: { name },
      after: { replacedBy },
    });
  }
}

function isInStock(status: string): boolean {
  return status === "PENDING" || status === "AVAILABLE";
}

function isHeld(status: string): boolean {
  return isInStock(status) || status === "ACTIVE" || status === "PAUSED";
}
