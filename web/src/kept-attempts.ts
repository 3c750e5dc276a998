/** Where a check-in that waits for a network is kept, by its hunt; here, so that signing out need not load the rest. */
export const nameOfAttempt = (huntId: string) => `check-in:${huntId}`;

/** The hunts at which something waits on this device, whoever did it. */
export function huntsWithAttempt(): string[] {
  try {
    const start = nameOfAttempt("");
    const names = Object.keys(localStorage).filter((name) => name.startsWith(start));
    return names.map((name) => name.slice(start.length));
  } catch {
    // Where nothing can be stored nothing waits.
    return [];
  }
}

/** Takes what waits off a device that somebody signs out of: nobody else may send it, or see where they stood. */
export function forgetAttempts(): void {
  try {
    for (const huntId of huntsWithAttempt()) localStorage.removeItem(nameOfAttempt(huntId));
  } catch {
    // Where nothing can be stored nothing was.
  }
}
