import {
  findPack,
  findPlan,
  type getDailyRevenue,
  mostRevenueDays,
  type Parts,
  type ResultInput,
} from "@ten-paces/contract";
import type { Deps } from "../../lib/deps.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import * as sql from "./revenue-sql.ts";
import { dayOf, daysBetween } from "./rules.ts";

type Day = ResultInput<typeof getDailyRevenue>[number];

const dayMs = 86_400_000;
const usualDays = 30;

/** What was paid day by day; at most two years of days, the last ones. */
export async function listDailyRevenue(
  deps: Deps,
  query: Parts<typeof getDailyRevenue>["query"],
): Promise<Day[]> {
  const last = query.to ?? dayOf(deps.clock.now());
  const before = (days: number) => Date.parse(last) - days * dayMs;
  const from = query.from === undefined ? before(usualDays - 1) : Date.parse(query.from);
  const begins = Math.max(from, before(mostRevenueDays - 1));
  const days = daysBetween(dayOf(new Date(begins)), last);
  const [first] = days;
  if (first === undefined) return [];
  const { usd } = await getShownBtcPrice(deps);
  const rows = await sql.listDays(deps.db, {
    from: new Date(first),
    until: new Date(Date.parse(last) + dayMs),
  });
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return days.map((day) => dayFrom(day, byDay.get(day) ?? [], usd));
}

function dayFrom(day: string, rows: readonly sql.DayRow[], usd: number): Day {
  const sum = (of: (row: sql.DayRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const amountUsd = sum(({ cents }) => cents) / 100;
  return {
    day,
    payments: sum(({ payments }) => payments),
    amountUsd,
    amountBtc: amountUsd / usd,
    givenBackUsd: sum(({ givenBackCents }) => givenBackCents) / 100,
    items: rows.map(({ itemId, payments, cents }) => ({
      itemId,
      name: findPlan(itemId)?.name ?? findPack(itemId)?.name ?? itemId,
      payments,
      amountUsd: cents / 100,
    })),
  };
}
