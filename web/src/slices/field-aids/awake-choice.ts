import { useSyncExternalStore } from "react";

const storageKey = "keep-awake";
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === "yes";
  } catch {
    return false;
  }
}

/** Whether this device's screen is to stay on while a hunt is open. */
export function chooseAwake(awake: boolean): void {
  try {
    if (awake) localStorage.setItem(storageKey, "yes");
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing lets its screen go dark.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAwakeChoice(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Older browsers have no way to keep a screen on. */
export const canStayAwake = (): boolean => "wakeLock" in navigator;
