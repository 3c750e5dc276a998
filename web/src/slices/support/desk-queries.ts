import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getTicket, listTickets, type Result } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { choiceOf, type TableAddress, tableAddress, word } from "../../ui/table-address.ts";

export type ListedTicket = Result<typeof listTickets>["tickets"][number];
export type WholeTicket = Result<typeof getTicket>;

const filters = {
  show: choiceOf(["open", "closed", "all"]),
  ticket: word(/^[0-9a-f-]{36}$/),
};
export const ticketsAddress = tableAddress({ filters, sorts: ["-at"], beside: ["ticket"] });
type Address = TableAddress<typeof filters, "-at">;

export function ticketsQuery({ search, show, page }: Pick<Address, "search" | "show" | "page">) {
  const query = { page, ...(search && { search }), ...(show !== "all" && { status: show }) };
  return queryOptions({
    queryKey: ["admin", "tickets", query],
    queryFn: ({ signal }) => call(listTickets, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function ticketQuery(id: string) {
  return queryOptions({
    queryKey: ["admin", "ticket", id],
    queryFn: ({ signal }) => call(getTicket, { params: { id } }, { signal }),
  });
}
