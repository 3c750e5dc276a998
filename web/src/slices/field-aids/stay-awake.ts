/**
 * Keeps the screen on until it is ended. The browser lets go of it whenever the page is hidden, so it is asked for
 * again each time the page is looked at; a refusal, as with a low battery, is no trouble.
 * @returns what ends it
 */
export function stayAwake(
  page: Document = document,
  { wakeLock }: Navigator = navigator,
): () => void {
  let held: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async () => {
    if (ended || page.visibilityState !== "visible" || (held && !held.released)) return;
    try {
      const given = await wakeLock.request("screen");
      if (ended) await given.release();
      else held = given;
    } catch {
      // Asked for again when the page is next looked at.
    }
  };
  const look = () => void ask();
  page.addEventListener("visibilitychange", look);
  look();
  return () => {
    ended = true;
    page.removeEventListener("visibilitychange", look);
    void held?.release().catch(() => undefined);
  };
}
