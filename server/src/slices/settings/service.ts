import { randomBytes } from "node:crypto";
import type { Config } from "../../config.ts";
import type { Database } from "../../lib/db/database.ts";
import type { Db, Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import * as sql from "./sql.ts";

/** A stored setting, null where it was never set. */
export function getSetting<Value>(db: Db, key: string): Promise<Value | null> {
  return sql.findSetting<Value>(db, key);
}

export function setSetting(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  key: string,
  value: unknown,
): Promise<void> {
  return sql.putSetting(tx, key, value, deps.clock.now());
}

/** The price of a Bitcoin in US dollars, with the day it is from. */
export interface BtcPrice {
  usd: number;
  asOf: string;
}

/** The stored price; the configured one until an administrator or a price source stores another. */
export async function getBtcPrice(deps: { db: Db; config: Config }): Promise<BtcPrice> {
  const stored = await sql.findSetting<BtcPrice>(deps.db, "btc_price");
  return stored ?? { usd: deps.config.btcUsd, asOf: "2026-11-01" };
}

const shownPrices = new WeakMap<object, { readAt: number; price: Promise<BtcPrice> }>();
const shownPriceMs = 5_000;

/** The price that screens show: up to 5 seconds old. Prizes are fixed with `getBtcPrice`. */
export function getShownBtcPrice(deps: Pick<Deps, "db" | "config">): Promise<BtcPrice> {
  const known = shownPrices.get(deps.db);
  if (known && performance.now() - known.readAt < shownPriceMs) return known.price;
  const price = getBtcPrice(deps);
  shownPrices.set(deps.db, { readAt: performance.now(), price });
  price.catch(() => shownPrices.delete(deps.db));
  return price;
}

/**
 * The installation's secret key of the three-word grid: GRID_KEY, or one made at the first start and
 * kept in the database. Changing it would move every address.
 */
export async function getGridKey(
  database: Database,
  configured: Uint8Array | null,
  now: Date,
): Promise<Uint8Array> {
  if (configured) return configured;
  const made = randomBytes(32).toString("hex");
  const stored = await inTransaction(database, async (tx) => {
    await sql.insertSetting(tx, "grid_key", made, now);
    return sql.findSetting<string>(tx, "grid_key");
  });
  if (!stored) throw new Error("The grid key could not be stored.");
  return Uint8Array.from(Buffer.from(stored, "hex"));
}
