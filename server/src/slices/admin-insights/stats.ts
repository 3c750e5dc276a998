import type { getAdminStats, ResultInput } from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { countHuntsWaiting } from "../hunt-status/service.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import { countToSurvey } from "../surveys/service.ts";
import * as sql from "./sql.ts";

const weekMs = 7 * 86_400_000;
/** A mail is handed over within seconds; what waits for longer says that mail fails. */
const mailPatienceMs = 10 * 60_000;

/** The overview's numbers; revenue is in BTC at today's price. */
export async function showStats(deps: Deps): Promise<ResultInput<typeof getAdminStats>> {
  const now = deps.clock.now().getTime();
  const weekAgo = new Date(now - weekMs);
  const { revenueCents, revenueWeekCents, ...counts } = await sql.readTotals(
    deps.db,
    weekAgo,
    new Date(now - mailPatienceMs),
  );
  const { usd } = await getShownBtcPrice(deps);
  const btcOf = (cents: number) => cents / 100 / usd;
  return {
    ...counts,
    huntsToSurvey: await countHuntsWaiting(deps),
    squaresToSurvey: await countToSurvey(deps.db),
    totalRevenueBtc: btcOf(revenueCents),
    revenueWeekBtc: btcOf(revenueWeekCents),
    totalRevenueUsd: revenueCents / 100,
    revenueWeekUsd: revenueWeekCents / 100,
  };
}
