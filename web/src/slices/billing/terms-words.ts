import type { PlanTerms } from "@ten-paces/contract";
import { formatDate } from "../../ui/dates.ts";
import { formatCents } from "../../ui/money.ts";

export interface TermsWords {
  dueToday: string;
  later: string;
  credits: string;
}

/** What a plan costs today and later and what becomes of the credits, said before anybody pays. */
export function termsWords(terms: PlanTerms): TermsWords {
  const on = formatDate(terms.nextAt);
  const monthly = `${formatCents(terms.nextSumCents)} on ${on}, and every month until you stop it`;
  switch (terms.kind) {
    case "start":
      return {
        dueToday: formatCents(terms.dueTodayCents),
        later: monthly,
        credits: `${terms.creditsNow} come at once. What is left of the monthly ones expires when the month ends.`,
      };
    case "larger":
      return {
        dueToday: `${formatCents(terms.dueTodayCents)}, the difference for the days until ${on}`,
        later: monthly,
        credits:
          terms.creditsNow > 0
            ? `${terms.creditsNow} more come at once, and none expires by the change.`
            : "They stay as they are; none expires by the change.",
      };
    case "smaller":
      return {
        dueToday: "Nothing",
        later: monthly,
        credits: `They stay until ${on}; then the new month's take the place of the old, as always.`,
      };
    case "overdue":
      return {
        dueToday: `${formatCents(terms.dueTodayCents)}, the renewal that could not be charged`,
        later: monthly,
        credits: `${terms.creditsNow} come at once, as with every month.`,
      };
    case "held":
      return { dueToday: "Nothing", later: monthly, credits: "They stay as they are." };
  }
}
