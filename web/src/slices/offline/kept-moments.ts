import { useSyncExternalStore } from "react";

/** What is shown as it was kept on this device, by the query's hash, with the moment at which it was read. */
let moments: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

/** Says that a query shows what was kept, or with null that it has been read anew. */
export function markKept(hash: string, readAt: number | null): void {
  if (readAt === null && !moments.has(hash)) return;
  const next = new Map(moments);
  if (readAt === null) next.delete(hash);
  else next.set(hash, readAt);
  moments = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The oldest of what is shown as it was kept, in milliseconds since the epoch; null where all of it was read now. */
const oldest = (): number | null => (moments.size === 0 ? null : Math.min(...moments.values()));

export function useOldestKept(): number | null {
  return useSyncExternalStore(subscribe, oldest, oldest);
}
