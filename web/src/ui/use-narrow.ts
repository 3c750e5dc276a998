import { useSyncExternalStore } from "react";

/** Below this width a table is shown as cards. */
const NARROW = "(width < 40rem)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the window is too narrow for the columns of a table: below 640 px. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
