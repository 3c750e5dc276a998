import type { Counted } from "./tries-sql.ts";

/** So many wrong passwords may be tried for one account from one network … */
export const triesFromNetwork = 10;
/** … and so many from all networks it has never signed in from … */
export const triesFromStrangers = 50;
/** … within so long of the first; then the window's end has to be waited for. */
export const triesWindowMs = 15 * 60_000;

/** Seconds until the next try, 0 where this one, the `attempts`th of its window, may be made. */
export function waitSeconds({ attempts, firstAt }: Counted, allowed: number, now: Date): number {
  if (attempts <= allowed) return 0;
  return Math.max(1, Math.ceil((firstAt.getTime() + triesWindowMs - now.getTime()) / 1000));
}
