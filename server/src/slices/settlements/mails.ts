import type { Settlement } from "@ten-paces/contract";
import type { Mail } from "../../lib/mail/mail.ts";
import type { Settled } from "./sql.ts";

const slotIsFree = "Its slot in your plan is free for another hunt.";

/** What a hunter is told of how a hunt, or a square of it, ended for them; null where there is nothing to tell. */
export function settlementMail(
  settlement: Settlement & { huntName: string },
  { email, spent, finished, gone }: Settled,
): Mail | null {
  if (email === null) return null;
  const { huntName: hunt } = settlement;
  switch (settlement.reason) {
    case "hunt_canceled":
      return {
        kind: "hunt_over",
        to: email,
        subject: `${hunt} was canceled`,
        text: `We are sorry: the hunt "${hunt}" was canceled.${settlement.why && ` ${settlement.why}`}

${creditsBack(spent, "in it")} ${slotIsFree}`,
      };
    case "hunt_closed":
      return {
        kind: "hunt_over",
        to: email,
        subject: `${hunt} has ended`,
        text: `We have closed the hunt "${hunt}". Nobody had won a prize in it.

${creditsBack(spent, "in it")} ${slotIsFree}`,
      };
    case "hunt_closed_won":
      return {
        kind: "hunt_over",
        to: email,
        subject: `${hunt} has ended`,
        text: `We have closed the hunt "${hunt}". The prizes that were won in it stand.

${slotIsFree}`,
      };
    case "hunt_ended":
      if (finished || gone) return null;
      return {
        kind: "hunt_over",
        to: email,
        subject: `${hunt} has come to its closing date`,
        text: `The hunt "${hunt}" was open until today. ${settlement.won > 0 ? "The prizes that were won in it stand; what nobody won is not given away." : "Nobody won a prize in it."}

You can play it to its end for nothing: check-ins and hints cost no credits any more, and win nothing. ${slotIsFree}`,
      };
    case "hunt_won":
      if (finished || gone) return null;
      return {
        kind: "hunt_over",
        to: email,
        subject: `${hunt} is won`,
        text: `Three hunters have finished "${hunt}", and its prizes are won.

You can play it to its end for nothing: check-ins and hints cost no credits any more, and win nothing. ${slotIsFree}`,
      };
    case "square_voided": {
      if ((finished || gone) && spent === 0) return null;
      const num = settlement.squareNum;
      return {
        kind: "square_changed",
        to: email,
        subject: `Square ${num} of ${hunt} is void`,
        text: `Something was wrong with the spot of square ${num} in "${hunt}", so we have made it void. Everybody passes it. Please do not go there.

${creditsBack(spent, "on it")}${finished || gone ? "" : " The hunt goes on with the next square."}`,
      };
    }
  }
}

function creditsBack(spent: number, where: string): string {
  return spent > 0
    ? `The ${spent} ${spent === 1 ? "credit" : "credits"} you spent ${where} came back to you as bonus credits.`
    : `You had spent no credits ${where}.`;
}
