import type { ReportKind } from "@ten-paces/contract";

export interface Weighed {
  kind: ReportKind;
  /** Null for somebody from outside. */
  userId: string | null;
}

/** Whether a square rests by the reports that count: one of danger, or two of different people. */
export function isToRest(reports: readonly Weighed[]): boolean {
  if (reports.some(({ kind }) => kind === "danger")) return true;
  const accounts = new Set(reports.flatMap(({ userId }) => userId ?? []));
  const outside = reports.filter(({ userId }) => userId === null).length;
  return accounts.size + outside >= 2;
}

/** So many reports of an account may be about nothing before the next ones rest nothing. */
const mostInVain = 2;
export const memoryDays = 180;

/** Whether an account's next report counts toward a rest; it is always read by an administrator. */
export function countsTowardRest(inVain: number): boolean {
  return inVain < mostInVain;
}

/** Whole seconds that a rest took from somebody who was at the square. */
export function secondsLost(restedAt: Date, arrivedAt: Date | null, now: Date): number {
  if (arrivedAt === null) return 0;
  const from = Math.max(restedAt.getTime(), arrivedAt.getTime());
  return Math.max(0, Math.ceil((now.getTime() - from) / 1000));
}
