/** Spans of days that are asked for most; days are UTC, as payments are counted. */
export const PERIODS = [
  { value: "30-days", label: "Last 30 days" },
  { value: "this-month", label: "This month" },
  { value: "last-month", label: "Last month" },
  { value: "this-year", label: "This year" },
  { value: "last-year", label: "Last year" },
  { value: "custom", label: "Days of your choice" },
] as const;

export type Period = (typeof PERIODS)[number]["value"];

export interface Days {
  /** "2026-05-04", both included. */
  from: string;
  to: string;
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The days of a period, seen from a moment. */
export function daysOf(period: Exclude<Period, "custom">, now: Date): Days {
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  const today = dayOf(now.getTime());
  switch (period) {
    case "30-days":
      return { from: dayOf(now.getTime() - 29 * 86_400_000), to: today };
    case "this-month":
      return { from: dayOf(Date.UTC(year, month, 1)), to: today };
    case "last-month":
      return { from: dayOf(Date.UTC(year, month - 1, 1)), to: dayOf(Date.UTC(year, month, 0)) };
    case "this-year":
      return { from: `${year}-01-01`, to: today };
    case "last-year":
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}
