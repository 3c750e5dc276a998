import type { Counted, Window } from "./tries-sql.ts";

/** So many wrong passwords may be tried for one account from one network … */
export const triesFromNetwork = 10;
/** … and so many from all networks it has never signed in from … */
export const triesFromStrangers = 50;
/** … within so long of the first; then the window's end has to be waited for. */
export const triesWindowMs = 15 * 60_000;

/**
 * When the first try of the window began that one now falls into. One from further ahead was written while the clock
 * was wrong: whoever made it does not wait for that time to come again.
 */
export const triesWindowAt = (now: Date): Window => ({
  from: new Date(now.getTime() - triesWindowMs),
  to: new Date(now.getTime() + triesWindowMs),
});

/** Seconds until the next try, 0 where this one, the `attempts`th of its window, may be made. */
export function waitSeconds({ attempts, firstAt }: Counted, allowed: number, now: Date): number {
  if (attempts <= allowed) return 0;
  return Math.max(1, Math.ceil((firstAt.getTime() + triesWindowMs - now.getTime()) / 1000));
}

/** So many wrong codes of the second factor may be tried from one network, or by those signed in, in a window … */
export const codesFromNetwork = 5;
/** … and so many from all networks that the account has never signed in from … */
export const codesFromStrangers = 10;
/** … within so long of the first. Of 10 tries at three codes in a million one in 33,000 is right. */
export const codesWindowMs = 60 * 60_000;

/** Whether a first wrong code still counts: not one from before its window, nor from a clock that was set back since. */
export const codesGoOn = (since: Date | null, now: Date): since is Date =>
  since !== null && Math.abs(now.getTime() - since.getTime()) < codesWindowMs;

/** Seconds until strangers may try the next code; 0 where they may now. */
export function codesWaitSeconds(
  { wrongTries, wrongSince }: { wrongTries: number; wrongSince: Date | null },
  now: Date,
): number {
  if (wrongTries < codesFromStrangers || !codesGoOn(wrongSince, now)) return 0;
  return Math.max(0, Math.ceil((wrongSince.getTime() + codesWindowMs - now.getTime()) / 1000));
}
