/** So many tries to sign in may be made at one address … */
export const loginTries = 10;
/** … within so long of the first; then the window's end has to be waited for. */
export const loginWindowMs = 15 * 60_000;

/** Seconds until the next try, 0 where this one, the `attempts`th of its window, may be made. */
export function loginWaitSeconds(
  { attempts, firstAt }: { attempts: number; firstAt: Date },
  now: Date,
): number {
  if (attempts <= loginTries) return 0;
  return Math.max(1, Math.ceil((firstAt.getTime() + loginWindowMs - now.getTime()) / 1000));
}
