import type { ProductEvent } from "@ten-paces/contract";
import { workWords } from "../jobs/job-words.ts";

/** An event in words, in pieces around the hunt that it names. */
export interface EventWords {
  before: string;
  hunt: { id: string; name: string } | null;
  after: string;
}

const PLACES = ["", "first", "second", "third"];

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export function eventWords(event: ProductEvent): EventWords {
  const none = { hunt: null, after: "" };
  switch (event.kind) {
    case "prize_won":
      return {
        before: `${event.displayName} finished ${PLACES[event.place] ?? ""} and won a prize: `,
        hunt: { id: event.huntId, name: event.huntName },
        after: "",
      };
    case "hunt_completed":
      return {
        before: "",
        hunt: { id: event.huntId, name: event.huntName },
        after: " is complete.",
      };
    case "hunt_opened":
      return {
        before: "",
        hunt: { id: event.huntId, name: event.huntName },
        after: " opened by itself.",
      };
    case "job_failed":
      return { ...none, before: `${workWords(event.job)} failed: ${event.error}` };
    case "stock_short":
      return {
        ...none,
        before: `${workWords(event.job)} could not make ${event.missing} ${event.missing === 1 ? "hunt" : "hunts"}.`,
      };
    case "large_purchase":
      return {
        ...none,
        before: `${event.displayName} bought ${event.item} for ${DOLLARS.format(event.amountUsd)}.`,
      };
  }
}
