/** Where a check-in that waits for a network is kept, by its hunt; here, so that signing out need not load the rest. */
export const nameOfAttempt = (huntId: string) => `check-in:${huntId}`;

/** Takes what waits off a device that somebody signs out of: nobody else may send it, or see where they stood. */
export function forgetAttempts(): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(nameOfAttempt(""))) localStorage.removeItem(name);
  } catch {
    // Where nothing can be stored nothing was.
  }
}
