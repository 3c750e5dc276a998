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

/** What may stand in braces in an opening and in a text under a mail, and what it stands for. */
export const mailPlaceholders = {
  support: "the address of support",
  site: "where the pages are",
} as const;

export const mailFields = ["subject", "opening", "closing"] as const;
export type MailField = (typeof mailFields)[number];

export const longestMailText = 600;
const longest: Record<MailField, number> = {
  subject: 120,
  opening: longestMailText,
  closing: longestMailText,
};

/** Sorts whose own subject is one and says nothing that is not in the mail: an operator's may take its place. */
const freeSubjects: readonly MailKind[] = [
  ...(["confirm_address", "reset_password", "renewal_ahead", "renewal_failed"] as const),
  ...(["prize_won", "prize_claim", "prize_claimed", "prize_paid", "prize_question"] as const),
  "farewell",
];
/** Sorts whose first paragraph is a greeting and no more. */
const freeOpenings: readonly MailKind[] = ["confirm_address", "reset_password", "receipt"];

/**
 * Whether the mail's own subject or opening has to stay, in braces, in an operator's: what a mail has to say (sums,
 * names, numbers, days, links) cannot be lost. A mail's other paragraphs nobody touches.
 */
export function keepsOwn(kind: MailKind, field: MailField): boolean {
  if (field === "closing") return false;
  return !(field === "subject" ? freeSubjects : freeOpenings).includes(kind);
}

/** What may stand in braces in a field of a mail, and what it stands for. */
export function placeholdersOf(field: MailField): Readonly<Record<string, string>> {
  if (field === "subject") return { subject: "the mail's own subject" };
  return field === "opening"
    ? { opening: "the mail's own first paragraph", ...mailPlaceholders }
    : mailPlaceholders;
}

/** What is wrong with an operator's words for a mail, as a sentence; null where nothing is. Empty ones are none. */
export function mailTextFault(kind: MailKind, field: MailField, text: string): string | null {
  if (text.trim() === "") return null;
  if (text.trim().length > longest[field]) {
    return `Please use at most ${longest[field]} characters.`;
  }
  if (field === "subject" && /[\r\n]/.test(text.trim())) return "A subject is one line.";
  const known = Object.keys(placeholdersOf(field));
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].find(
    ([, name]) => !known.includes(name ?? ""),
  );
  if (unknown) {
    const names = known.map((name) => `{${name}}`);
    const there = names.length === 1 ? "there is" : "there are";
    return `${unknown[0]} stands for nothing: ${there} ${listed(names)}.`;
  }
  if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, "")))
    return "A brace stands alone. Please take it out.";
  if (keepsOwn(kind, field) && !text.includes(`{${field}}`)) {
    return `Please keep {${field}} in it: it stands for ${placeholdersOf(field)[field]}, and says what this mail is about.`;
  }
  return null;
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const mailWords = z.object({
  /** In place of the mail's own. */
  subject: z.optional(z.string().check(z.trim())),
  /** In place of the mail's own first paragraph. */
  opening: z.optional(z.string().check(z.trim())),
  /** Under the mail: paragraphs are parted by an empty line. */
  closing: z.optional(z.string().check(z.trim())),
});
export type MailWords = z.output<typeof mailWords>;

function faultsOf(kind: MailKind, words: MailWords): { field: MailField; message: string }[] {
  return mailFields.flatMap((field) => {
    const message = mailTextFault(kind, field, words[field] ?? "");
    return message === null ? [] : [{ field, message }];
  });
}

/** What an operator has set, by the sort of mail. */
export const mailTexts = z.partialRecord(z.enum(mailKindNames), mailWords).check(
  z.check((held) => {
    for (const [kind, words] of Object.entries(held.value)) {
      for (const { field, message } of faultsOf(kind as MailKind, words ?? {})) {
        held.issues.push({ code: "custom", message, input: held.value, path: [kind, field] });
      }
    }
  }),
);
export type MailTexts = z.output<typeof mailTexts>;

export const previewMail = endpoint({
  name: "previewMail",
  method: "POST",
  path: "/admin/mail-preview",
  access: "admin",
  limit: { max: 120, perSeconds: 60 },
  summary:
    "A sample of a sort of mail as it would leave with an operator's words, as text and as HTML, and its own words.",
  body: z.object({ kind: z.enum(mailKindNames), words: mailWords }).check(
    z.check((held) => {
      for (const { field, message } of faultsOf(held.value.kind, held.value.words)) {
        held.issues.push({
          code: "custom",
          message,
          input: held.value,
          path: ["words", field],
        });
      }
    }),
  ),
  result: z.object({
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    own: z.object({ subject: z.string(), opening: z.string() }),
  }),
});
