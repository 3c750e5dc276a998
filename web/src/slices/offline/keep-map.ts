import type { QueryClient } from "@tanstack/react-query";
import { outlineCode } from "../hunts/state-names.ts";
import { sheetQuery } from "../maps/sheet-query.ts";

/** Fetches the map of a hunt's state ahead, so that the worker has it where there is no signal. */
export function keepMap(client: QueryClient, state: string): void {
  void client.prefetchQuery(sheetQuery(outlineCode(state)));
}
