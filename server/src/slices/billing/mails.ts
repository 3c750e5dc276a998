import type { Plan } from "@ten-paces/contract";
import type { Mail } from "../../lib/mail/mail.ts";

const date = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "America/New_York" });
const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export const inDollars = (cents: number): string => money.format(cents / 100);
export const onDay = (at: Date): string => date.format(at);

export interface ReceiptMail {
  to: string;
  /** "3 Hunts plan", "10 credits". */
  item: string;
  number: number;
  amountCents: number;
  paidAt: Date;
  /** What is due next, of a plan; null of a pack. */
  next: { at: Date; cents: number } | null;
  /** No money moved. */
  sandbox: boolean;
}

export function receiptMail(receipt: ReceiptMail): Mail {
  const { to, item, number, amountCents, paidAt, next, sandbox } = receipt;
  return {
    kind: "receipt",
    to,
    subject: `Receipt ${number} from Ten Paces: ${inDollars(amountCents)}`,
    text: `Thank you. This is your receipt.

Receipt: ${number}
Date: ${onDay(paidAt)}
For: ${item}
Paid: ${inDollars(amountCents)}${sandbox ? "\n\nThis was a sandbox payment: no money moved." : ""}
${next ? `\n${inDollars(next.cents)} will be charged on ${onDay(next.at)}, and every month until you stop it in your profile.\n` : ""}
All receipts stand in your profile.`,
  };
}

export function refundMail(
  to: string,
  refund: { number: number; amountCents: number; reason: string; sandbox: boolean },
): Mail {
  const { number, amountCents, reason, sandbox } = refund;
  const sum = inDollars(amountCents);
  return {
    kind: "refund",
    to,
    subject: `${sum} is given back to you: receipt ${number} from Ten Paces`,
    text: `We have given back ${sum}, what you paid by receipt ${number}.${sandbox ? " It was a sandbox payment: no money moved." : " It arrives on the card it was paid with, most often within ten days."}

Why: ${reason}

What it had bought and you had not spent is taken off your account. If this surprises you, please answer this mail.`,
  };
}

/** To whoever paid for what could not be given; `why` goes on after "because". */
export function givenBackMail(
  to: string,
  { number, amountCents, why }: { number: number; amountCents: number; why: string },
): Mail {
  const sum = inDollars(amountCents);
  return {
    kind: "refund",
    to,
    subject: `Your payment of ${sum} to Ten Paces is being given back`,
    text: `We could not give you what receipt ${number} was for, because ${why}. All ${sum} go back to the card they came from. Your bank may take ten days to show it.

You need not do anything. If you think that this is wrong, please write to us.`,
  };
}

/** To who had disputed a payment and whose bank let it stand. */
export function disputeWonMail(
  to: string,
  won: { number: number; amountCents: number; credits: number; isPlan: boolean },
): Mail {
  const { number, amountCents, credits, isPlan } = won;
  return {
    kind: "refund",
    to,
    subject: `Your payment of ${inDollars(amountCents)} to Ten Paces stands`,
    text: `Your bank has closed the dispute of receipt ${number}, and the payment of ${inDollars(amountCents)} stands.${credits > 0 ? ` The ${credits} credits that were taken back are yours again.` : ""}

${isPlan ? "The plan that ended with the dispute does not begin again by itself, and nothing is charged for it. You can choose one at any time." : "You need not do anything."} If you think that this is wrong, please write to us.`,
  };
}

export function renewalAheadMail(
  to: string,
  renewal: { plan: Plan; at: Date; sandbox: boolean },
): Mail {
  const { plan, at, sandbox } = renewal;
  return {
    kind: "renewal_ahead",
    to,
    subject: `Your Ten Paces plan renews on ${onDay(at)}`,
    text: `Your plan "${plan.name}" renews on ${onDay(at)} for ${inDollars(plan.priceCents)}.${sandbox ? " This is a sandbox: no money moves." : ""}

You need not do anything. To stop or change it before, open Your Plan in your profile.`,
  };
}

export function renewalFailedMail(
  to: string,
  failed: { plan: Plan; graceEndsAt: Date; sandbox: boolean },
): Mail {
  const { plan, graceEndsAt, sandbox } = failed;
  return {
    kind: "renewal_failed",
    to,
    subject: "Your Ten Paces plan could not be renewed",
    text: `We could not charge ${inDollars(plan.priceCents)} for your plan "${plan.name}".${sandbox ? " This is a sandbox: no money moves." : ""}

Please pay it with another card under Your Plan in your profile by ${onDay(graceEndsAt)}. Until then you keep your hunts; after that the plan and its subscriptions end. Credits you bought stay yours.`,
  };
}

const reasons = {
  stopped: "as you wished",
  unpaid: "because its renewal could not be paid",
  reversed: "because its payment was given back or is disputed",
  sandbox: "because it was play money, and real payments have begun",
};
export type WhyEnded = keyof typeof reasons;

export function planEndedMail(to: string, planName: string, why: WhyEnded): Mail {
  return {
    kind: "plan_over",
    to,
    subject: "Your Ten Paces plan has ended",
    text: `Your plan "${planName}" has ended, ${reasons[why]}. Nothing more is charged.

What you solved stays, and so do bonus and bought credits. You can choose a plan again at any time.`,
  };
}

export function planStoppedMail(to: string, planName: string, endsAt: Date): Mail {
  return {
    kind: "plan_over",
    to,
    subject: "Your Ten Paces plan is stopped",
    text: `Your plan "${planName}" will not be renewed. You can play until ${onDay(endsAt)}, and nothing more is charged.

If you change your mind before that day, take it up again under Your Plan in your profile.`,
  };
}

/** To who took a plan up again whose subscription had been ended at the payment provider. */
export function planGoneMail(to: string, planName: string, endsAt: Date): Mail {
  return {
    kind: "plan_over",
    to,
    subject: "Your Ten Paces plan cannot be taken up again",
    text: `The subscription that pays your plan "${planName}" was ended at the payment provider, so it cannot be renewed. You can play until ${onDay(endsAt)}, and nothing more is charged.

To go on after that day, choose a plan anew under Your Plan in your profile.`,
  };
}
