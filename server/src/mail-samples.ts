import { type MailKind, plans } from "@ten-paces/contract";
import type { Mail } from "./lib/mail/mail.ts";
import * as accounts from "./slices/accounts/mails.ts";
import * as billing from "./slices/billing/mails.ts";
import { farewellMail } from "./slices/departures/service.ts";
import { openingMail } from "./slices/follows/mails.ts";
import { letterMail } from "./slices/letters/service.ts";
import * as prizes from "./slices/prizes/mails.ts";
import { restMail } from "./slices/reports/rest.ts";
import { settlementMail } from "./slices/settlements/mails.ts";
import { answerMail } from "./slices/support/desk.ts";
import { ticketReceivedMail } from "./slices/support/service.ts";

const to = "ann@example.com";
const origin = "https://hunts.example";
const at = new Date("2026-06-01T16:00:00Z");
const prize = { huntName: "The Mill Run", place: 1, amountCents: 1_828_125 };
const [plan] = plans;
const paid = { number: 1_042, amountCents: plan.priceCents, sandbox: false };

/** A mail of each sort as somebody could get it, for whoever writes what stands under it. */
export const mailSamples: Record<MailKind, () => Mail> = {
  confirm_address: () => accounts.verificationMail(to, origin, "sample"),
  reset_password: () => accounts.resetMail(to, origin, "sample"),
  account_safety: () => accounts.passwordChangedMail(to, origin),
  receipt: () =>
    billing.receiptMail({
      ...{ to, ...paid, item: `${plan.name} plan`, paidAt: at },
      next: { at: new Date("2026-07-01T16:00:00Z"), cents: plan.priceCents },
    }),
  refund: () => billing.refundMail(to, { ...paid, reason: "The hunt was canceled." }),
  renewal_ahead: () => billing.renewalAheadMail(to, { plan, at, sandbox: false }),
  renewal_failed: () => billing.renewalFailedMail(to, { plan, graceEndsAt: at, sandbox: false }),
  plan_over: () => billing.planStoppedMail(to, plan.name, at),
  prize_won: () => prizes.prizeWonMail(to, prize),
  prize_claim: () => prizes.noticeMail(to, prize, at),
  prize_claimed: () => prizes.claimReceivedMail(to, prize),
  prize_paid: () => prizes.paidMail(to, prize, "Wire 20260601-7"),
  prize_question: () =>
    prizes.heldMail(to, prize, { reason: "Two positions are the same.", answerUntil: at }),
  prize_decided: () =>
    prizes.disqualifiedMail(to, prize, { reason: "The position was typed.", answerUntil: at }),
  hunt_over: () =>
    settled(
      settlementMail(
        { ...canceled, huntName: prize.huntName },
        { userId: "sample", email: to, spent: 3, finished: false, gone: false },
      ),
    ),
  square_changed: () => restMail(to, prize.huntName, 4),
  hunt_news: () => letterMail(to, prize.huntName, "The gate of square 4 is closed on Sunday."),
  hunt_opening: () =>
    openingMail(to, {
      ...{ name: prize.huntName, state: "KANSAS", url: `${origin}/hunts/kansas` },
      opens: { day: "Saturday, June 6", hour: "12:00 PM CDT" },
    }),
  ticket_noted: () => ticketReceivedMail(to, "TP-4821", "Billing"),
  ticket_answer: () =>
    answerMail({ to, number: "TP-4821", about: "Billing", text: "It is booked.", support: to }),
  farewell: () => farewellMail(to),
};

const canceled = { reason: "hunt_canceled", huntId: "sample", why: "" } as const;

function settled(mail: Mail | null): Mail {
  if (!mail) throw new Error("The sample of a hunt that is over is no mail.");
  return mail;
}
