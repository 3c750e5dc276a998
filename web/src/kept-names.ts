/** The database of what can be read without a network; here, so that signing out need not load the rest. */
export const keptDatabase = "ten-paces-kept";

/** Takes what was kept off a device that somebody signs out of. */
export function forgetKept(): void {
  try {
    globalThis.indexedDB?.deleteDatabase(keptDatabase);
  } catch {
    // Where nothing can be stored nothing was.
  }
}
