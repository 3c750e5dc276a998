import type { listPlaces, Parts } from "@ten-paces/contract";
import { choiceOf, tableAddress, word } from "../../ui/table-address.ts";

type Query = Parts<typeof listPlaces>["query"];
export type Shown = NonNullable<Query["show"]>;
type PlaceSort = NonNullable<Query["sort"]>;

export const SHOWN = [
  "all",
  "used",
  "unused",
  "withdrawn",
  "own",
  "to_ask",
] as const satisfies readonly Shown[];

/** The server takes names of at most 40 characters. */
const shortName = /^.{1,40}$/u;

/** What the library's page shows, as the address bar says it; null where nothing is filtered. */
export const placesAddress = tableAddress({
  filters: {
    stock: word(shortName),
    kind: word(shortName),
    show: choiceOf(SHOWN),
    /** The place whose details are open. */
    place: word(/^[a-z0-9-]{1,120}$/),
  },
  sorts: ["name", "-name", "stock", "-stock", "kind", "-kind", "hunts", "-hunts"] satisfies [
    PlaceSort,
    ...PlaceSort[],
  ],
  beside: ["place"],
});

export type PlaceAddress = ReturnType<typeof placesAddress.read>;
