import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

/** The place in the site's bar that a page can take on a phone, and how many pages hold it. */
let slot: HTMLElement | null = null;
let holders = 0;
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the site's bar: the element into which a page draws. */
export function setTopBarSlot(element: HTMLElement | null): void {
  slot = element;
  changed();
}

/** Whether a page has the bar, so that on a phone there is one bar and not two. */
export function useTopBarTaken(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holders > 0,
    () => false,
  );
}

/** Draws into the site's bar on a phone and a tablet, in place of the logo and the credits. */
export function TopBar({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
  useEffect(() => {
    holders += 1;
    changed();
    return () => {
      holders -= 1;
      changed();
    };
  }, []);
  return element && createPortal(children, element);
}
