/** Not every phone says that its network is gone, or back: it is tried by itself, too. */
const everyMs = 5_000;

/**
 * Tries something as soon as a network may be there: now unless told otherwise, when the browser says so, when the page is looked at again,
 * and every five seconds; one try at a time, until one has come through. @returns what ends it
 */
export function watchNetwork(
  attempt: () => Promise<boolean>,
  { now }: { now: boolean },
): () => void {
  let ended = false;
  let trying = false;
  const look = () => {
    if (ended || trying || !navigator.onLine || document.visibilityState === "hidden") return;
    trying = true;
    void attempt().then((through) => {
      trying = false;
      if (through) end();
    });
  };
  const timer = setInterval(look, everyMs);
  const end = () => {
    ended = true;
    clearInterval(timer);
    window.removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
  window.addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  if (now) look();
  return end;
}
