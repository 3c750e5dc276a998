import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminHunt } from "@ten-paces/contract";
import { useState } from "react";
import { toast } from "../../../ui/toast-store.ts";
import { adminHuntsQuery } from "./queries.ts";
import { readTableAddress, type TableAddress } from "./table-address.ts";

/** The longest page that the call gives. */
const WHOLE_PAGE = readTableAddress(new URLSearchParams({ rows: "200" })).rows;

/** The marked hunts by their ids, with what is known of each; they stay marked on other pages and under other filters. */
export function useMarkedHunts() {
  const client = useQueryClient();
  const [marked, setMarked] = useState<ReadonlyMap<string, AdminHunt>>(new Map());

  function mark(ids: ReadonlySet<string>, shown: readonly AdminHunt[]): void {
    const known = [...marked.values(), ...shown];
    setMarked(new Map(known.filter(({ id }) => ids.has(id)).map((hunt) => [hunt.id, hunt])));
  }
  const all = useMutation({
    mutationFn: async (address: TableAddress) => {
      const found: AdminHunt[] = [];
      for (let page = 1, more = true; more; page += 1) {
        const query = adminHuntsQuery({ ...address, page, rows: WHOLE_PAGE });
        const { hunts, total } = await client.fetchQuery({ ...query, staleTime: 0 });
        found.push(...hunts);
        more = hunts.length > 0 && found.length < total;
      }
      return found;
    },
    onSuccess: (found) =>
      setMarked((before) => new Map([...before, ...found.map((hunt) => [hunt.id, hunt] as const)])),
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  return {
    marked,
    mark,
    /** Marks whatever the address finds, also on pages that were never shown. */
    markAll: (address: TableAddress) => all.mutate(address),
    markingAll: all.isPending,
    clear: () => setMarked(new Map()),
  };
}
