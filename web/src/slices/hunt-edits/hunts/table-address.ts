import { type huntSorts, huntStatuses, variants } from "@ten-paces/contract";
import { choice, tableAddress, word } from "../../../ui/table-address.ts";

export type HuntSort = (typeof huntSorts)[number];

/** What the table of hunts shows, as the address bar says it; null where nothing is filtered. */
export const huntsAddress = tableAddress({
  filters: { status: choice(huntStatuses), state: word(/./), variant: choice(variants) },
  sorts: [
    "-createdAt",
    "createdAt",
    "name",
    "-name",
    "state",
    "-state",
    "status",
    "-status",
    "prizePool",
    "-prizePool",
    "hunters",
    "-hunters",
  ] satisfies [HuntSort, ...HuntSort[]],
});

export type TableAddress = ReturnType<typeof huntsAddress.read>;
export const readTableAddress = huntsAddress.read;
export const changeTableAddress = huntsAddress.change;
