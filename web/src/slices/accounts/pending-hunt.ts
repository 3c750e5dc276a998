const key = "pendingHuntSubscription";

/** The hunt a visitor wanted to subscribe to before having an account; null when there is none. */
export function readPendingHunt(): string | null {
  try {
    const id = localStorage.getItem(key);
    return id && /^[a-z0-9-]{1,64}$/.test(id) ? id : null;
  } catch {
    return null;
  }
}

export function writePendingHunt(huntId: string | null): void {
  try {
    if (huntId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, huntId);
  } catch {
    // Without storage the visitor finds the hunt again in the list.
  }
}
