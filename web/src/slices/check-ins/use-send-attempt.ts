import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { checkIn } from "@ten-paces/contract";
import { useMemo } from "react";
import { attempt } from "../../api.ts";
import { newKey } from "../../new-key.ts";
import { serverClockAheadMs } from "../../server-clock.ts";
import { useSession } from "../accounts/session.tsx";
import { huntDetailQuery, writeBalance } from "../hunts/detail-query.ts";
import { logbookQuery } from "../squares/logbook-query.ts";
import { type AttemptOutcome, isSettled, outcomeOf, outcomeOfFailure } from "./attempt-outcome.ts";
import {
  asSentNow,
  attemptStore,
  type CheckInBody,
  isSameAttempt,
  type PendingAttempt,
} from "./pending-attempt.ts";

export interface AttemptSender {
  /** The attempt at this square that was sent and never answered. */
  findUnanswered(squareNum: number): PendingAttempt | null;
  /** Sends a check-in and waits for what came of it; the same body again has the same key. */
  send(body: CheckInBody): Promise<AttemptOutcome>;
  /** Reads the hunt again, of which another tab knows more. */
  readAnew(): void;
}

/** Sends check-ins of one hunt for one account. Each has a key that is kept until an answer arrives. */
export function createSender(client: QueryClient, huntId: string, userId: string): AttemptSender {
  async function send(body: CheckInBody): Promise<AttemptOutcome> {
    const before = attemptStore.find(userId, huntId, body.squareNum);
    const again = before !== null && isSameAttempt(before.body, body);
    const pending = again
      ? before
      : { userId, key: newKey(), body, clockAheadMs: serverClockAheadMs() };
    attemptStore.keep(huntId, pending);
    const { outcome, failure } = await dispatch(huntId, pending);
    if (isSettled(outcome, failure)) attemptStore.clear(huntId);
    showOutcome(outcome);
    return outcome;
  }

  /** The result is shown at once; the screen behind it follows when it has been read again. */
  function showOutcome(outcome: AttemptOutcome): void {
    if (outcome.kind === "answered") {
      writeBalance(client, huntId, outcome.answer.creditsRemaining);
      // A right one leads on, a wrong one opens a line of the list.
      void client.invalidateQueries(huntDetailQuery(huntId));
      if (!outcome.answer.success) return;
      void client.invalidateQueries(logbookQuery(huntId));
      void client.invalidateQueries({ queryKey: ["subscriptions"] });
      void client.invalidateQueries({ queryKey: ["hunts", "list"] });
    } else if (outcome.kind === "refused" && outcome.remedy !== "try_again") {
      void client.invalidateQueries({ queryKey: ["credits"] });
      void client.invalidateQueries(huntDetailQuery(huntId));
    }
  }

  return {
    findUnanswered: (num) => attemptStore.find(userId, huntId, num),
    send,
    readAnew: () => void client.invalidateQueries(huntDetailQuery(huntId)),
  };
}

/** The sender of a hunt's own page. */
export function useSendAttempt(huntId: string): AttemptSender {
  const client = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? "";
  return useMemo(() => createSender(client, huntId, userId), [client, huntId, userId]);
}

async function dispatch(
  huntId: string,
  pending: PendingAttempt,
): Promise<{ outcome: AttemptOutcome; failure: unknown }> {
  try {
    const input = { params: { id: huntId }, body: asSentNow(pending, Date.now()) };
    return {
      outcome: outcomeOf(await attempt(checkIn, input, { idempotencyKey: pending.key })),
      failure: null,
    };
  } catch (failure) {
    return { outcome: outcomeOfFailure(failure), failure };
  }
}
