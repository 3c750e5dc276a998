const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** The first moment of the week of a moment: Monday, UTC. */
export function mondayOf(moment: Date): Date {
  const day = Math.floor(moment.getTime() / dayMs);
  // The first day of all was a Thursday.
  return new Date((day - ((day + 3) % 7)) * dayMs);
}

/** "2026-05-04", UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** A part of a whole in whole percent; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

/** A row for each week of registration up to now, with who came in it and in each week after. */
export function retentionOf(figures: {
  since: Date;
  now: Date;
  cohorts: readonly { week: string; registered: number }[];
  returns: readonly { week: string; cameIn: string; users: number }[];
}): { week: string; registered: number; active: number[] }[] {
  const weeks: string[] = [];
  for (let at = figures.since.getTime(); at <= figures.now.getTime(); at += weekMs) {
    weeks.push(dayOf(new Date(at)));
  }
  return weeks.map((week, index) => ({
    week,
    registered: figures.cohorts.find((one) => one.week === week)?.registered ?? 0,
    active: weeks
      .slice(index)
      .map(
        (cameIn) =>
          figures.returns.find((one) => one.week === week && one.cameIn === cameIn)?.users ?? 0,
      ),
  }));
}

/** Every day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += dayMs)
    days.push(dayOf(new Date(at)));
  return days;
}
