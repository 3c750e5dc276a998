import { prizeSharePercent } from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { newId } from "../../lib/ids.ts";
import { centsOf, type HuntRow } from "../hunts/service.ts";
import { getBtcPrice } from "../settings/service.ts";
import { prizeSats } from "./rules.ts";
import * as sql from "./sql.ts";

export { hasOpenPrize, listPrizes, storePrizeSignals } from "./sql.ts";

/** How many places win. */
export const places = prizeSharePercent.length;

/** Fixes a prize in satoshis and in dollars at the moment it is won; it waits for a review, and what the hunt weighs is asked for. */
export async function awardPrize(
  deps: Deps,
  tx: Tx,
  won: { hunt: HuntRow; userId: string; place: number; now: Date },
): Promise<void> {
  const { usd } = await getBtcPrice({ db: tx, config: deps.config });
  const sats = prizeSats(won.hunt.prizeSats, won.place);
  await sql.insertPrize(tx, {
    id: newId(),
    huntId: won.hunt.id,
    place: won.place,
    userId: won.userId,
    sats,
    amountCents: centsOf(sats, usd),
    createdAt: won.now,
  });
  await deps.jobs.add(tx, { kind: "weigh_prizes", payload: { huntId: won.hunt.id } });
}
