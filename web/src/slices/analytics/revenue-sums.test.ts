import type { RevenueDay } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { columnsOf, itemTotals, totalsOf } from "./revenue-sums.ts";

function dayWith(
  day: string,
  sold: Record<string, [payments: number, amountUsd: number]>,
): RevenueDay {
  const items = Object.entries(sold).map(([itemId, [payments, amountUsd]]) => ({
    ...{ itemId, name: itemId.toUpperCase(), payments, amountUsd },
  }));
  const amountUsd = items.reduce((sum, one) => sum + one.amountUsd, 0);
  const payments = items.reduce((sum, one) => sum + one.payments, 0);
  return { day, payments, amountUsd, amountBtc: amountUsd / 50_000, givenBackUsd: 0, items };
}

const days = [
  dayWith("2026-05-03", { one: [1, 9.99] }),
  dayWith("2026-05-04", {}),
  dayWith("2026-05-05", { one: [1, 9.99], five: [1, 39.99] }),
];

test("sums are exact to the cent, and what brought most stands first", () => {
  expect(totalsOf(days)).toMatchObject({ amountUsd: 59.97, payments: 3 });
  expect(itemTotals(days)).toEqual([
    { itemId: "five", name: "FIVE", payments: 1, amountUsd: 39.99 },
    { itemId: "one", name: "ONE", payments: 2, amountUsd: 19.98 },
  ]);
});

test("a column for each day, empty ones among them; for many days one for each month", () => {
  const items = itemTotals(days);
  expect(columnsOf(days, items)).toEqual({
    byMonth: false,
    columns: [
      { key: "2026-05-03", values: [0, 9.99] },
      { key: "2026-05-04", values: [0, 0] },
      { key: "2026-05-05", values: [39.99, 9.99] },
    ],
  });
  const year = Array.from({ length: 120 }, (_, index) =>
    dayWith(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10), { one: [1, 1] }),
  );
  expect(columnsOf(year, itemTotals(year)).columns).toEqual([
    { key: "2026-01", values: [31] },
    { key: "2026-02", values: [28] },
    { key: "2026-03", values: [31] },
    { key: "2026-04", values: [30] },
  ]);
});
