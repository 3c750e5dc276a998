/**
 * The end of the cycle after `from`, of cycles that are calendar months counted from `anchor` (UTC).
 * A day that a month lacks becomes its last: 31 January, 28 February, 31 March.
 */
export function cycleEndAfter(anchor: Date, from: Date): Date {
  for (let months = monthsBetween(anchor, from); ; months += 1) {
    const end = addMonths(anchor, months);
    if (end > from) return end;
  }
}

function monthsBetween(a: Date, b: Date): number {
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth();
}

function addMonths(date: Date, months: number): Date {
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  const moved = new Date(date);
  moved.setUTCFullYear(date.getUTCFullYear(), month, day);
  return moved;
}
