import type { Mail } from "../../lib/mail/mail.ts";

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "America/New_York",
});

const nth = ["first", "second", "third"];

export interface TheirPrize {
  huntName: string;
  /** 1, 2 or 3. */
  place: number;
  amountCents: number;
}

const dollars = (cents: number) => money.format(cents / 100);
const inNewYork = (at: Date) => `${moment.format(at)}, New York time`;
const placeOf = ({ place }: TheirPrize) => `${nth[place - 1] ?? "a"} place`;

/** For administrators: the subject, and the text. */
export function reviewMail(prize: TheirPrize): [subject: string, text: string] {
  return [
    `A prize waits for its review: ${dollars(prize.amountCents)}`,
    `Somebody took ${placeOf(prize)} in "${prize.huntName}". Confirm or hold the prize within 24 hours: the winner has been promised an answer by then. It stands under Payouts.`,
  ];
}

export function prizeWonMail(to: string, prize: TheirPrize): Mail {
  return {
    kind: "prize_won",
    to,
    subject: `You took ${placeOf(prize)} in ${prize.huntName}`,
    text: `Congratulations! You finished "${prize.huntName}" in ${placeOf(prize)}, and that wins ${dollars(prize.amountCents)}.

We look at every prize before we confirm it. You hear from us within 24 hours. Until then there is nothing you need to do.

Your prizes stand in your profile.`,
  };
}

export function noticeMail(to: string, prize: TheirPrize, claimUntil: Date): Mail {
  return {
    kind: "prize_claim",
    to,
    subject: `Please claim your prize: ${dollars(prize.amountCents)}`,
    text: `Your prize is confirmed: ${dollars(prize.amountCents)} for ${placeOf(prize)} in "${prize.huntName}".

Please claim it by ${inNewYork(claimUntil)}: open Your Prizes in your profile and fill in the form. It takes five minutes. A prize that is not claimed by then is forfeited.

We never ask for a fee, a password or a card to pay a prize out.`,
  };
}

export function reminderMail(to: string, prize: TheirPrize, claimUntil: Date): Mail {
  return {
    kind: "prize_claim",
    to,
    subject: `Your prize of ${dollars(prize.amountCents)} waits for you`,
    text: `You have not claimed your prize of ${dollars(prize.amountCents)} in "${prize.huntName}" yet.

Please claim it by ${inNewYork(claimUntil)}: open Your Prizes in your profile. After that it is forfeited.`,
  };
}

export function forfeitedMail(to: string, prize: TheirPrize): Mail {
  return {
    kind: "prize_decided",
    to,
    subject: `Your prize in ${prize.huntName} was not claimed in time`,
    text: `The seven days to claim your prize of ${dollars(prize.amountCents)} in "${prize.huntName}" are over, and it is forfeited.

If you think that this is wrong, please write to our support.`,
  };
}

export function claimReceivedMail(to: string, prize: TheirPrize): Mail {
  return {
    kind: "prize_claimed",
    to,
    subject: `We have your claim of ${dollars(prize.amountCents)}`,
    text: `Thank you. We have your claim for your prize of ${dollars(prize.amountCents)} in "${prize.huntName}".

We check it and pay within 24 to 48 hours. You get a mail with what proves the payment.`,
  };
}

export function paidMail(to: string, prize: TheirPrize, reference: string): Mail {
  return {
    kind: "prize_paid",
    to,
    subject: `Your prize of ${dollars(prize.amountCents)} is paid`,
    text: `Your prize of ${dollars(prize.amountCents)} in "${prize.huntName}" is paid.

Reference: ${reference}

It stands in your profile, too. Congratulations again!`,
  };
}

export function disqualifiedMail(
  to: string,
  prize: TheirPrize,
  { reason, answerUntil }: { reason: string; answerUntil: Date | null },
): Mail {
  const answer = answerUntil
    ? `You can answer until ${inNewYork(answerUntil)}: open Your Prizes in your profile. Another administrator decides then, in writing.`
    : "This decision is final.";
  return {
    kind: "prize_decided",
    to,
    subject: `About your prize in ${prize.huntName}`,
    text: `We are sorry: your prize of ${dollars(prize.amountCents)} in "${prize.huntName}" is not confirmed.

The reason: ${reason}

${answer}`,
  };
}

export function heldMail(
  to: string,
  prize: TheirPrize,
  { reason, answerUntil }: { reason: string; answerUntil: Date },
): Mail {
  return {
    kind: "prize_question",
    to,
    subject: `We have a question about your prize in ${prize.huntName}`,
    text: `Before we can confirm your prize of ${dollars(prize.amountCents)} in "${prize.huntName}" we have a question:

${reason}

Please answer by ${inNewYork(answerUntil)}: open Your Prizes in your profile. You see there what was recorded of your hunt, and you can send a file. Another administrator decides then, in writing.`,
  };
}

export function decisionMail(
  to: string,
  prize: TheirPrize,
  { confirmed, decision }: { confirmed: boolean; decision: string },
): Mail {
  return {
    kind: "prize_decided",
    to,
    subject: `Our decision about your prize in ${prize.huntName}`,
    text: `Another administrator has read your answer. Your prize of ${dollars(prize.amountCents)} in "${prize.huntName}" is ${confirmed ? "confirmed" : "not confirmed, and this is final"}.

The decision in writing: ${decision}`,
  };
}

/** For the operator: winners are promised to hear within a day. */
export function unreviewedMail(
  to: string,
  prizes: readonly (TheirPrize & { createdAt: Date })[],
): Mail {
  const lines = prizes.map(
    (prize) =>
      `- ${prize.huntName}, ${placeOf(prize)}, ${dollars(prize.amountCents)}, won ${inNewYork(prize.createdAt)}`,
  );
  return {
    kind: null,
    to,
    subject:
      prizes.length === 1
        ? "A prize waits for its review"
        : `${prizes.length} prizes wait for their review`,
    text: `Winners hear from us within 24 hours. These wait under Payouts:

${lines.join("\n")}`,
  };
}
