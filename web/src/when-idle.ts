/**
 * Does something once the browser has nothing better to do, or after so many milliseconds.
 * @returns calls it off
 */
export function whenIdle(work: () => void, latestMs: number): () => void {
  if ("requestIdleCallback" in window) {
    const asked = window.requestIdleCallback(work, { timeout: latestMs });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, Math.min(latestMs, 3_000));
  return () => clearTimeout(timer);
}
