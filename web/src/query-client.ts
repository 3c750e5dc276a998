import { QueryClient } from "@tanstack/react-query";
import { CallFailed } from "./api.ts";

/** Whether asking again may help: not after an answer that says what is wrong with the question. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (failures >= 1 || !(error instanceof CallFailed)) return false;
  return error.kind === "network" || error.status >= 500;
}

/** One more try for a lost connection or a stumbling server; everything else fails at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isWorthRetrying,
        retryDelay: 800,
        staleTime: 5_000,
        // Paused queries would show a spinner for ever instead of the sentence for "no connection".
        networkMode: "always",
        // What could not be read is read as soon as the network is back, without a button.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: "always" },
    },
  });
}
