import type { listUsers, Parts } from "@ten-paces/contract";
import { choiceOf, tableAddress } from "../../ui/table-address.ts";

type Query = Parts<typeof listUsers>["query"];
type ShownUsers = NonNullable<Query["show"]>;
type UserSort = NonNullable<Query["sort"]>;

export const SHOWN_USERS = [
  "all",
  "admins",
  "suspended",
  "unpaid",
] as const satisfies readonly ShownUsers[];

/** What the table of users shows, as the address bar says it. */
export const usersAddress = tableAddress({
  filters: { show: choiceOf(SHOWN_USERS) },
  sorts: ["-createdAt", "createdAt", "email", "-email", "displayName", "-displayName"] satisfies [
    UserSort,
    ...UserSort[],
  ],
});

export type UserAddress = ReturnType<typeof usersAddress.read>;
