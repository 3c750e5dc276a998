import { type EditChange, type Result, surveySquare } from "@ten-paces/contract";
import { attempt, CallFailed, isAnswered, type Outcome } from "../../api.ts";
import type { FieldStore, Waiting } from "./field-store.ts";

export type Sender = (waiting: Waiting) => Promise<Outcome<typeof surveySquare>>;

/** Colleagues may be quicker a few times; then the next round goes on. */
const mostTries = 4;

/** Long enough for a photo over a thin line. */
const longestMs = 120_000;

export const sendToService: Sender = ({ key, huntId, num, body }) =>
  attempt(
    surveySquare,
    { params: { id: huntId, num }, body },
    // A line that only seems to be there must not keep the other tabs waiting for ever.
    { idempotencyKey: key, signal: AbortSignal.timeout(longestMs) },
  );

/** Runs work alone among all tabs of this browser. */
export type Lock = (work: () => Promise<void>) => Promise<void>;

let last: Promise<void> = Promise.resolve();

/** By the Web Locks of the browser; where it has none, alone in this tab: the keys keep two tabs harmless. */
export const browserLock: Lock = (work) => {
  if ("locks" in navigator) return navigator.locks.request("ten-paces-surveys", work);
  last = last.then(work, work);
  return last;
};

/** What came of a round of sending. */
export interface Sent {
  done: { waiting: Waiting; result: Result<typeof surveySquare> }[];
  /** Why it stopped before the end: no answer, or who is to be signed in again. */
  stopped: "no_answer" | "signed_out" | null;
}

/**
 * Sends what waits, oldest first and one after the other. What is refused stays with its sentence, and the rest goes
 * on; without an answer everything stays for the next time, under the same keys.
 */
export async function sendWaiting(
  store: FieldStore,
  userId: string,
  { send = sendToService, lock = browserLock }: { send?: Sender; lock?: Lock } = {},
): Promise<Sent> {
  const sent: Sent = { done: [], stopped: null };
  await lock(async () => {
    // Read anew after each one: surveys of the same hunt behind it have its version now.
    for (const tries = new Map<string, number>(); ; ) {
      const all = await store.listWaiting(userId);
      const next = all.find(({ refused, key }) => !refused && (tries.get(key) ?? 0) < mostTries);
      if (!next) return;
      try {
        const moved = await settle(store, all, next, await send(next), sent);
        tries.set(next.key, moved ? (tries.get(next.key) ?? 0) + 1 : mostTries);
      } catch (error) {
        const answered = error instanceof CallFailed && isAnswered(error) ? error : null;
        if (!answered || answered.status === 401 || answered.status === 429) {
          sent.stopped = answered?.status === 401 ? "signed_out" : "no_answer";
          return;
        }
        const { code, message: sentence } = answered;
        await store.put({ ...next, refused: { code, sentence } });
        tries.set(next.key, mostTries);
      }
    }
  });
  return sent;
}

/** Keeps what came of one; true where it is to be sent again upon the hunt as it is now. */
async function settle(
  store: FieldStore,
  all: readonly Waiting[],
  next: Waiting,
  outcome: Outcome<typeof surveySquare>,
  sent: Sent,
): Promise<boolean> {
  if (outcome.ok) {
    await followVersion(store, all, next, outcome.result.version);
    await store.remove(next.key);
    sent.done.push({ waiting: next, result: outcome.result });
    return false;
  }
  const { refusal } = outcome;
  if (refusal.code === "stale" && onlyElsewhere(refusal.data, next)) {
    await store.put({ ...next, body: { ...next.body, version: refusal.data.version } });
    return true;
  }
  const findings = refusal.code === "phrase_refused" ? ` ${refusal.data.findings.join(" ")}` : "";
  const sentence = `${refusal.error || "This was refused."}${findings}`;
  await store.put({
    ...next,
    refused:
      refusal.code === "stale"
        ? { code: refusal.code, sentence, ...refusal.data }
        : { code: refusal.code, sentence },
  });
  return false;
}

const surveys = ["survey square", "undo survey of square"];

/** Whether all that happened since are surveys of other squares: a colleague's work is no reason to ask. */
function onlyElsewhere(
  { version, changes }: { version: number; changes: EditChange[] },
  { num, body }: Waiting,
): boolean {
  return (
    body.version !== undefined &&
    changes.length === version - body.version &&
    changes.every(({ action, square }) => surveys.includes(action) && square !== num)
  );
}

/** One's own survey is no change that one would have to be told of: those that wait behind it know it. */
async function followVersion(
  store: FieldStore,
  all: readonly Waiting[],
  sent: Waiting,
  version: number,
): Promise<void> {
  for (const one of all) {
    const behind = one.key !== sent.key && one.huntId === sent.huntId && !one.refused;
    if (behind && one.body.version !== undefined && one.body.version === sent.body.version) {
      await store.put({ ...one, body: { ...one.body, version } });
    }
  }
}
