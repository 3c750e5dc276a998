import type { checkIn, Input } from "@ten-paces/contract";
import { nameOfAttempt } from "../../kept-attempts.ts";

export type CheckInBody = Input<typeof checkIn>["body"];

/** A check-in under way: sent again unchanged, the same key is charged once. */
export interface PendingAttempt {
  userId: string;
  key: string;
  body: CheckInBody;
  /** What was added to this device's clock for the times in it; missing in one of an older page. */
  clockAheadMs?: number;
}

/** Sent at once, a check-in is this old at the most: beyond it has waited for a network. */
const sentAtOnceMs = 10_000;

/** The attempt as it is sent now: one that has waited says by its own clock when it goes out. */
export function asSentNow({ body, clockAheadMs = 0 }: PendingAttempt, nowMs: number): CheckInBody {
  if (!("fixes" in body)) return body;
  const sentAt = Math.round(nowMs + clockAheadMs);
  const waited = sentAt - Math.max(...body.fixes.map(({ at }) => at));
  return waited > sentAtOnceMs ? { ...body, kept: { sentAt } } : body;
}

/** Whether it is the same try at the same square, however it was typed. */
export function isSameAttempt(a: CheckInBody, b: CheckInBody): boolean {
  const essence = (body: CheckInBody) =>
    JSON.stringify([
      body.squareNum,
      "words" in body ? body.words : "answer" in body ? { answer: body.answer } : body.fixes,
    ]);
  return essence(a) === essence(b);
}

export interface AttemptStore {
  /** The attempt of this user at this square that was never answered. */
  find(userId: string, huntId: string, squareNum: number): PendingAttempt | null;
  /** The same at whichever square of the hunt it is. */
  findAny(userId: string, huntId: string): PendingAttempt | null;
  keep(huntId: string, attempt: PendingAttempt): void;
  clear(huntId: string): void;
}

/** Keeps attempts until an answer arrives, across a reload; without storage for as long as the page lives. */
export function createAttemptStore(storage: () => Storage): AttemptStore {
  const remembered = new Map<string, PendingAttempt>();
  function read(huntId: string): PendingAttempt | null {
    try {
      const text = storage().getItem(nameOfAttempt(huntId));
      return text === null ? null : readAttempt(JSON.parse(text));
    } catch {
      return null;
    }
  }
  function findAny(userId: string, huntId: string): PendingAttempt | null {
    const attempt = remembered.get(huntId) ?? read(huntId);
    return attempt?.userId === userId ? attempt : null;
  }
  return {
    findAny,
    find(userId, huntId, squareNum) {
      const attempt = findAny(userId, huntId);
      return attempt?.body.squareNum === squareNum ? attempt : null;
    },
    keep(huntId, attempt) {
      remembered.set(huntId, attempt);
      try {
        storage().setItem(nameOfAttempt(huntId), JSON.stringify(attempt));
      } catch {
        // Full or forbidden: the copy in memory has to do.
      }
    },
    clear(huntId) {
      remembered.delete(huntId);
      try {
        storage().removeItem(nameOfAttempt(huntId));
      } catch {
        // Nothing was kept there either.
      }
    },
  };
}

function readAttempt(value: unknown): PendingAttempt | null {
  if (typeof value !== "object" || value === null) return null;
  const { userId, key, body, clockAheadMs } = value as Partial<PendingAttempt>;
  const whole = typeof userId === "string" && typeof key === "string" && typeof body === "object";
  if (!whole || typeof body?.squareNum !== "number") return null;
  return { userId, key, body, ...(typeof clockAheadMs === "number" && { clockAheadMs }) };
}

/** Of the device, not of the tab: what waits for a network outlives a phone that closes the page. */
export const attemptStore = createAttemptStore(() => localStorage);
