/** Does something once the browser has nothing better to do, or after so many milliseconds. */
export function whenIdle(work: () => void, latestMs: number): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, Math.min(latestMs, 3_000));
}
