import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Sorts of mail that people get, each with its name and when it is sent, for the desk. */
export const mailKinds = {
  confirm_address: {
    label: "Confirm the address",
    when: "To who registers, with the link that confirms their address.",
  },
  reset_password: { label: "A new password", when: "To who asks for one, with its link." },
  account_safety: {
    label: "Safety of an account",
    when: "A password or a second factor was changed, or codes were tried.",
  },
  receipt: { label: "Receipt", when: "After every payment." },
  refund: {
    label: "Money given back",
    when: "A payment was given back, or stands after a dispute.",
  },
  renewal_ahead: { label: "Renewal ahead", when: "Three days before a plan renews." },
  renewal_failed: {
    label: "Renewal failed",
    when: "A renewal could not be charged; seven days are left.",
  },
  plan_over: { label: "Plan stopped or ended", when: "A plan will not renew, or has ended." },
  prize_won: { label: "Prize won", when: "To who took a place, before the review." },
  prize_claim: {
    label: "Prize to be claimed",
    when: "The prize is confirmed; and again before the claim runs out.",
  },
  prize_claimed: { label: "Claim received", when: "After the form of a claim was sent." },
  prize_paid: { label: "Prize paid", when: "With what proves the payment." },
  prize_question: {
    label: "Question about a prize",
    when: "A prize is held, with the reason and the days to answer.",
  },
  prize_decided: {
    label: "Prize decided against",
    when: "Disqualified, forfeited, or the decision after an answer.",
  },
  hunt_over: { label: "Hunt over", when: "A hunt was canceled, closed or won, to who was on it." },
  square_changed: {
    label: "Square rests or goes on",
    when: "To who is at a square whose spot was reported, reopened or made void.",
  },
  hunt_news: {
    label: "News of a hunt",
    when: "Letters of the desk and corrections, to who is on the hunt.",
  },
  hunt_opening: { label: "Next hunt of a state", when: "To who follows the state." },
  ticket_noted: { label: "Message received", when: "To who wrote to support, with the number." },
  ticket_answer: { label: "Answer of support", when: "The answer that was written at the desk." },
  farewell: { label: "Account deleted", when: "The last mail, after an account was deleted." },
} as const satisfies Record<string, { label: string; when: string }>;

export type MailKind = keyof typeof mailKinds;
export const mailKindNames = Object.keys(mailKinds) as [MailKind, ...MailKind[]];

/** What may stand in braces in a text under a mail, and what it stands for. */
export const mailPlaceholders = {
  support: "the address of support",
  site: "where the pages are",
} as const;

export const longestMailText = 600;

/** What is wrong with a text that is put under a mail, as a sentence; null where nothing is. */
export function mailTextFault(text: string): string | null {
  if (text.trim().length > longestMailText) {
    return `Please use at most ${longestMailText} characters.`;
  }
  const known = Object.keys(mailPlaceholders);
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name]) => !known.includes(name ?? ""),
  );
  if (unknown) {
    const names = known.map((name) => `{${name}}`).join(" and ");
    return `${unknown[0]} stands for nothing: there are ${names}.`;
  }
  if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, "")))
    return "A brace stands alone. Please take it out.";
  return null;
}

/** A text under a mail: paragraphs are parted by an empty line; nothing where it is empty. */
const mailText = z.string().check(
  z.trim(),
  z.check<string>((held) => {
    const fault = mailTextFault(held.value);
    if (fault) held.issues.push({ code: "custom", message: fault, input: held.value });
  }),
);

/** Those that an operator has set, by the sort of mail. */
export const mailTexts = z.partialRecord(z.enum(mailKindNames), mailText);
export type MailTexts = z.output<typeof mailTexts>;

export const previewMail = endpoint({
  name: "previewMail",
  method: "POST",
  path: "/admin/mail-preview",
  access: "admin",
  limit: { max: 120, perSeconds: 60 },
  summary:
    "A sample of a sort of mail as it would leave with a text under it, as text and as HTML.",
  body: z.object({ kind: z.enum(mailKindNames), text: mailText }),
  result: z.object({ subject: z.string(), text: z.string(), html: z.string() }),
});
