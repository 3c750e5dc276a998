import type { QueryClient } from "@tanstack/react-query";
import { outlineCode } from "../hunts/outline-code.ts";
import { sheetQuery } from "../maps/sheet-query.ts";
import { subscriptionsQuery } from "../subscriptions/queries.ts";

/**
 * Fetches ahead what is wanted around a played hunt where there is no signal: the map of its state, and the list by
 * which one comes back to it, also for who opened the hunt by its link and never saw that list.
 */
export function keepAround(client: QueryClient, state: string): void {
  void client.prefetchQuery(sheetQuery(outlineCode(state)));
  void client.prefetchQuery(subscriptionsQuery);
}
