/**
 * How far the server's clock is ahead of this device's, as far as one answer can tell: its `Date`
 * has whole seconds and lies somewhere between the sending and the arrival. Milliseconds.
 */
export function clockOffsetMs(sentAt: number, receivedAt: number, date: string | null): number {
  const stamped = date === null ? Number.NaN : Date.parse(date);
  if (!Number.isFinite(stamped)) return 0;
  const least = stamped - receivedAt;
  const most = stamped + 1000 - sentAt;
  // A right clock lies within; of a wrong one the smallest correction that explains the answer is taken.
  if (least <= 0 && most >= 0) return 0;
  return least > 0 ? least : most;
}

let offsetMs = 0;

/** Learns from an answer that came from the server itself; one out of a cache has an old date. */
export function learnServerTime(sentAt: number, response: Response): void {
  if (response.headers.get("cache-control") !== "no-store") return;
  offsetMs = clockOffsetMs(sentAt, Date.now(), response.headers.get("date"));
}

/** A moment of this device as the server's clock has it: phones are minutes off more often than one thinks. */
export function onServerClock(deviceMs: number): number {
  return Math.round(deviceMs + offsetMs);
}
