import type { Stand } from "../place.ts";

const year = Array.from({ length: 12 }, (_, i) => i + 1);

/** The months, 1 to 12, in which one can stand there. */
export function monthsOf({ asks: { months } }: Pick<Stand, "asks">): number[] {
  if (months === undefined) return year;
  const [first, last] = months;
  return year.filter((month) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last,
  );
}

/** The months in which one can stand at all of them. */
export function commonMonths(stands: readonly Pick<Stand, "asks">[]): number[] {
  return stands.reduce<number[]>((left, stand) => {
    const open = new Set(monthsOf(stand));
    return left.filter((month) => open.has(month));
  }, year);
}

/** First and last month of a run that may go over New Year; null for all the year, or for no single run. */
export function seasonOf(months: readonly number[]): [first: number, last: number] | null {
  if (months.length === 0 || months.length === 12) return null;
  const open = new Set(months);
  const starts = months.filter((month) => !open.has(month === 1 ? 12 : month - 1));
  const [first] = starts;
  if (starts.length !== 1 || first === undefined) return null;
  return [first, ((first + months.length - 2) % 12) + 1];
}
