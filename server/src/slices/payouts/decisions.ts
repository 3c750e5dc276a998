import type {
  approvePayout,
  decideAnswer,
  disqualifyPayout,
  holdPayout,
  Payout,
  PrizeStatus,
  payPayout,
} from "@ten-paces/contract";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { Refusal, type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { isBarredFromPlay } from "../eligibility/service.ts";
import {
  answerableUntil,
  decide,
  disqualify,
  findAnswer,
  hold,
  lockWithHunt,
  mayMove,
  notifyWinner,
  type PrizeRow,
  pay,
} from "../prizes/service.ts";
import { getPrizeSettings } from "../settings/service.ts";
import { needsSecond } from "./rules.ts";
import { showPayout } from "./service.ts";

type Decided = { payout: Payout };

/** Whoever decides, about a prize whose lock they hold, what they said of it. */
interface Step<Refused> {
  action: string;
  said: Record<string, unknown>;
  /** @returns why not, or null once it is done */
  take(tx: Tx, prize: PrizeRow): Promise<Refused | null>;
}

function inLock<Refused extends Refusal>(
  deps: Deps,
  caller: Caller,
  id: string,
  step: Step<Refused>,
): Promise<Decided | Refused> {
  return inTransaction(deps.db, async (tx): Promise<Decided | Refused> => {
    const prize = await lockWithHunt(tx, id);
    if (!prize) throw notFound("Prize");
    const refusal = await step.take(tx, prize);
    if (refusal instanceof Refusal) return refusal;
    const payout = await showPayout(tx, id, deps.clock.now());
    await audit(deps, tx, caller, {
      action: step.action,
      kind: "prize",
      id,
      before: { name: `${prize.huntName}, place ${prize.place}`, status: prize.status },
      after: { status: payout.status, ...step.said },
    });
    return { payout };
  });
}

const wrongStatus = ({ status }: { status: PrizeStatus }) =>
  refuse("wrong_status", { prizeStatus: status });

/** Confirms a prize after its review. */
export function approve(
  deps: Deps,
  caller: Caller,
  id: string,
  reason: string | undefined,
): Promise<Decided | RefusalOf<typeof approvePayout>> {
  return inLock<RefusalOf<typeof approvePayout>>(deps, caller, id, {
    action: "approve prize",
    said: reason ? { reason } : {},
    async take(tx, prize) {
      // What was answered is decided in writing, by somebody else.
      const answered = prize.holdReason !== null && (await findAnswer(tx, id));
      if (prize.status !== "PENDING_REVIEW" || answered) return wrongStatus(prize);
      if (await isBarredFromPlay(tx, prize.userId)) return refuse("winner_barred");
      await notifyWinner(deps, tx, prize, caller.userId);
      return null;
    },
  });
}

/** Notes that a prize was paid: above the configured sum by another than who approved it. */
export function markPaid(
  deps: Deps,
  caller: Caller,
  id: string,
  reference: string,
): Promise<Decided | RefusalOf<typeof payPayout>> {
  return inLock<RefusalOf<typeof payPayout>>(deps, caller, id, {
    action: "pay prize",
    said: { reference },
    async take(tx, prize) {
      if (!mayMove(prize.status, "PAID")) return wrongStatus(prize);
      const { secondApprovalAboveUsd } = await getPrizeSettings(tx);
      const alone = prize.approvedBy === caller.userId || prize.approvedBy === null;
      if (alone && needsSecond(prize.amountCents, secondApprovalAboveUsd)) {
        return refuse("second_admin_needed");
      }
      // Who came to administer after they had won, or was found to live with somebody who does.
      if (await isBarredFromPlay(tx, prize.userId)) return refuse("winner_barred");
      await pay(deps, tx, prize, { by: caller.userId, reference });
      return null;
    },
  });
}

export function holdPrize(
  deps: Deps,
  caller: Caller,
  id: string,
  reason: string,
): Promise<Decided | RefusalOf<typeof holdPayout>> {
  return inLock<RefusalOf<typeof holdPayout>>(deps, caller, id, {
    action: "hold prize",
    said: { reason },
    async take(tx, prize) {
      if (prize.status !== "PENDING_REVIEW" || prize.heldBy !== null) return wrongStatus(prize);
      await hold(deps, tx, prize, { by: caller.userId, reason });
      return null;
    },
  });
}

/** Takes a prize back. One that was held is decided by another, once the winner has had their time. */
export function takeBack(
  deps: Deps,
  caller: Caller,
  id: string,
  reason: string,
): Promise<Decided | RefusalOf<typeof disqualifyPayout>> {
  return inLock<RefusalOf<typeof disqualifyPayout>>(deps, caller, id, {
    action: "disqualify prize",
    said: { reason },
    async take(tx, prize) {
      if (!mayMove(prize.status, "DISQUALIFIED")) return wrongStatus(prize);
      const isHeld = prize.status === "PENDING_REVIEW" && prize.heldBy !== null;
      const answer = await findAnswer(tx, id);
      if (isHeld && (answer || answerableUntil(prize, null, deps.clock.now()))) {
        return refuse("answer_pending");
      }
      if (isHeld && prize.heldBy === caller.userId) return refuse("second_admin_needed");
      await disqualify(deps, tx, prize, { by: caller.userId, reason });
      return null;
    },
  });
}

/** Decides about an answer, in writing, and not by who held or disqualified the prize. */
export function decideInWriting(
  deps: Deps,
  caller: Caller,
  id: string,
  { confirm, decision }: { confirm: boolean; decision: string },
): Promise<Decided | RefusalOf<typeof decideAnswer>> {
  return inLock<RefusalOf<typeof decideAnswer>>(deps, caller, id, {
    action: confirm ? "confirm prize after its answer" : "uphold disqualification",
    said: { decision },
    async take(tx, prize) {
      const answer = await findAnswer(tx, id);
      if (!answer || answer.decidedAt) return refuse("no_answer");
      if (prize.status !== "PENDING_REVIEW" && prize.status !== "DISQUALIFIED") {
        return wrongStatus(prize);
      }
      if (prize.passedOn) return wrongStatus(prize);
      const first = prize.status === "DISQUALIFIED" ? prize.closedBy : prize.heldBy;
      if (first === caller.userId) return refuse("second_admin_needed");
      if (confirm && (await isBarredFromPlay(tx, prize.userId))) return refuse("winner_barred");
      await decide(deps, tx, prize, { by: caller.userId, confirmed: confirm, decision });
      return null;
    },
  });
}
