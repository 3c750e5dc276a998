import { huntSorts, huntStatuses, specialHunts, variants, yesOrNo } from "@ten-paces/contract";
import { choice, choiceOf, tableAddress, word } from "../../../ui/table-address.ts";

export type HuntSort = (typeof huntSorts)[number];

/** What the table of hunts shows, as the address bar says it; null where nothing is filtered. */
export const huntsAddress = tableAddress({
  filters: {
    status: choice(huntStatuses),
    state: word(/./),
    variant: choice(variants),
    difficulty: choice(["EASY", "MEDIUM", "HARD"]),
    surveyed: choice(yesOrNo),
    subscribed: choice(yesOrNo),
    special: choice(specialHunts),
    /** How many rows a page has; huntPageSizes as texts, as an address has them. */
    rows: choiceOf(["25", "50", "100", "200"]),
  },
  // The newest first is the usual order.
  sorts: ["-createdAt", ...huntSorts],
});

export type TableAddress = ReturnType<typeof huntsAddress.read>;
export const readTableAddress = huntsAddress.read;
export const changeTableAddress = huntsAddress.change;
