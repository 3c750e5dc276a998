/** The database of the list that a phone keeps for field work; here, so that signing out need not load the rest. */
export const fieldListDatabase = "ten-paces-survey-list";

/** Takes places and questions off a phone that somebody signs out of. What waits to be sent stays. */
export function forgetFieldList(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(fieldListDatabase);
  } catch {
    // Where nothing can be stored nothing was.
  }
}
