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

/** A moment by the device's clock, which can be set, and by a stopwatch, which can pause in sleep. */
export interface Moment {
  wallMs: number;
  steadyMs: number;
}

export function momentNow(): Moment {
  return { wallMs: Date.now(), steadyMs: performance.now() };
}

let offsetMs = 0;

/** Learns from an answer that came from the server itself; one out of a cache has an old date. */
export function learnServerTime(sent: Moment, response: Response): void {
  if (response.headers.get("cache-control") !== "no-store") return;
  const received = momentNow();
  // A clock that was set back while the answer was under way would otherwise seem fast by that much.
  const sentAt = Math.min(sent.wallMs, received.wallMs - (received.steadyMs - sent.steadyMs));
  offsetMs = clockOffsetMs(sentAt, received.wallMs, response.headers.get("date"));
}

/** What `onServerClock` adds at this moment. */
export function serverClockAheadMs(): number {
  return offsetMs;
}

/** A moment of this device as the server's clock has it: phones are minutes off more often than one thinks. */
export function onServerClock(deviceMs: number): number {
  return Math.round(deviceMs + offsetMs);
}
