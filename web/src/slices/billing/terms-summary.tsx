import type { PlanTerms } from "@ten-paces/contract";
import { Fact } from "../../ui/fact.tsx";
import { termsWords } from "./terms-words.ts";

/** The terms of a plan, beside the press that accepts them. */
export function TermsSummary({ terms }: { terms: PlanTerms }) {
  const words = termsWords(terms);
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-1 gap-4 rounded-md bg-sunken p-4 sm:grid-cols-3"
    >
      <Fact label="Due today">{words.dueToday}</Fact>
      <Fact label="Then">{words.later}</Fact>
      <Fact label="Credits">{words.credits}</Fact>
    </dl>
  );
}
