import type { Random } from "../../lib/random.ts";

/** Without 0 and O, 1, I and L, 5 and S: a number is read over the phone. */
const symbols = "2346789ABCDEFGHJKMNPQRTUVWXYZ";

/** A ticket number such as TP-7K3Q9; one in twenty million. */
export function newTicketNumber(random: Random): string {
  const letters = Array.from({ length: 5 }, () => random.oneOf(symbols));
  return `TP-${letters.join("")}`;
}

/** One line for a mail's subject or head, at most 150 characters. */
export function subjectLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .slice(0, 150);
}

export const subjectNames = {
  "technical-support": "Technical support",
  billing: "Billing",
  gameplay: "Gameplay",
  payouts: "Payouts",
  "bug-report": "Bug report",
  "feature-request": "Feature request",
  general: "General",
} as const;

export const needNames = {
  visual: "Visual",
  auditory: "Auditory",
  motor: "Motor",
  cognitive: "Cognitive",
  other: "Other",
} as const;
