/** The database of what can be read without a network; here, so that signing out need not load the rest. */
export const keptDatabase = "ten-paces-kept";

/** The hunts that were played on this device, newest first, for theme.js: whose script a page is about to ask for. */
export const playedHunts = "played";

/**
 * Takes what was kept off a device that somebody signs out of: answers, scribbles beside puzzles, and notes that the
 * account has. A note that was not sent yet stays under its owner's name, or it would be lost.
 */
export function forgetKept(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(keptDatabase);
    for (const name of Object.keys(localStorage)) {
      const isSent = name.startsWith("note:") && !localStorage[name].includes('"changed":true');
      if (isSent || name.startsWith("notes:") || name === playedHunts)
        localStorage.removeItem(name);
    }
  } catch {
    // Where nothing can be stored nothing was.
  }
}
