import type { Deps } from "../../lib/deps.ts";
import { getShownFieldHours } from "../settings/service.ts";
import type { SquareRow } from "./sql.ts";
import { countsAt, hoursSentence, nextCount, type SquareHours } from "./square-hours.ts";

type Needs = Pick<Deps, "db" | "config">;

/** The hours that a physical square keeps by the operator's settings; null where it counts at any hour. */
export async function hoursOf(deps: Needs, square: SquareRow): Promise<SquareHours | null> {
  const { when, ...night } = await getShownFieldHours(deps.db);
  if (when === "never" || (when === "real_payments" && !deps.config.realPayments)) return null;
  const { lat, lng, stand } = square;
  return { point: { lat, lng }, opening: stand?.asks ?? null, night };
}

/** Null where a check-in counts now; else when one counts again, a year away where nobody knows. */
export async function closedUntil(deps: Needs, square: SquareRow, now: Date): Promise<Date | null> {
  const hours = await hoursOf(deps, square);
  if (!hours || countsAt(hours, now)) return null;
  return nextCount(hours, now) ?? new Date(now.getTime() + 365 * 86_400_000);
}

/** Says when check-ins count at a square; null where they do at any hour. */
export async function hoursTold(deps: Needs, square: SquareRow): Promise<string | null> {
  const hours = await hoursOf(deps, square);
  return hours && hoursSentence(hours);
}
