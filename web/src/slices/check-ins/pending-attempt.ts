import type { checkIn, Input } from "@ten-paces/contract";

export type CheckInBody = Input<typeof checkIn>["body"];

/** A check-in under way: sent again unchanged, the same key is charged once. */
export interface PendingAttempt {
  userId: string;
  key: string;
  body: CheckInBody;
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
  keep(huntId: string, attempt: PendingAttempt): void;
  clear(huntId: string): void;
}

const nameFor = (huntId: string) => `check-in:${huntId}`;

/** Keeps attempts until an answer arrives, across a reload; without storage for as long as the page lives. */
export function createAttemptStore(storage: () => Storage): AttemptStore {
  const remembered = new Map<string, PendingAttempt>();
  function read(huntId: string): PendingAttempt | null {
    try {
      const text = storage().getItem(nameFor(huntId));
      return text === null ? null : readAttempt(JSON.parse(text));
    } catch {
      return null;
    }
  }
  return {
    find(userId, huntId, squareNum) {
      const attempt = remembered.get(huntId) ?? read(huntId);
      if (attempt?.userId !== userId || attempt.body.squareNum !== squareNum) return null;
      return attempt;
    },
    keep(huntId, attempt) {
      remembered.set(huntId, attempt);
      try {
        storage().setItem(nameFor(huntId), JSON.stringify(attempt));
      } catch {
        // Full or forbidden: the copy in memory has to do.
      }
    },
    clear(huntId) {
      remembered.delete(huntId);
      try {
        storage().removeItem(nameFor(huntId));
      } catch {
        // Nothing was kept there either.
      }
    },
  };
}

function readAttempt(value: unknown): PendingAttempt | null {
  if (typeof value !== "object" || value === null) return null;
  const { userId, key, body } = value as Partial<PendingAttempt>;
  const whole = typeof userId === "string" && typeof key === "string" && typeof body === "object";
  return whole && typeof body?.squareNum === "number" ? { userId, key, body } : null;
}

/** Per tab: two tabs are two attempts. */
export const attemptStore = createAttemptStore(() => sessionStorage);
