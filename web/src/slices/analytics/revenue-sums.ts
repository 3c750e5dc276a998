import type { RevenueDay } from "@ten-paces/contract";

export interface ItemTotal {
  itemId: string;
  name: string;
  payments: number;
  amountUsd: number;
}

/** Days beyond which the chart has a column for each month. */
const mostColumns = 92;

const inCents = (usd: number) => Math.round(usd * 100);

export function totalsOf(days: readonly RevenueDay[]) {
  const total = { amountUsd: 0, amountBtc: 0, givenBackUsd: 0, payments: 0 };
  for (const day of days) {
    total.amountUsd += day.amountUsd;
    total.amountBtc += day.amountBtc;
    total.givenBackUsd += day.givenBackUsd;
    total.payments += day.payments;
  }
  return { ...total, amountUsd: inCents(total.amountUsd) / 100 };
}

/** What was bought in some days, the largest sum first. */
export function itemTotals(days: readonly RevenueDay[]): ItemTotal[] {
  const totals = new Map<string, ItemTotal>();
  for (const { items } of days) {
    for (const one of items) {
      const known = totals.get(one.itemId) ?? { ...one, payments: 0, amountUsd: 0 };
      known.payments += one.payments;
      known.amountUsd = inCents(known.amountUsd + one.amountUsd) / 100;
      totals.set(one.itemId, known);
    }
  }
  return [...totals.values()].sort(
    (a, b) => b.amountUsd - a.amountUsd || a.name.localeCompare(b.name),
  );
}

/** A column for each day, or for each month of many days; its values in dollars, in the order of the items. */
export function columnsOf(days: readonly RevenueDay[], items: readonly ItemTotal[]) {
  const byMonth = days.length > mostColumns;
  const groups = Map.groupBy(days, ({ day }) => (byMonth ? day.slice(0, 7) : day));
  const columns = [...groups].map(([key, some]) => {
    const sums = new Map(itemTotals(some).map((one) => [one.itemId, one.amountUsd]));
    return { key, values: items.map(({ itemId }) => sums.get(itemId) ?? 0) };
  });
  return { byMonth, columns };
}
