import type { SilentJobKind } from "@ten-paces/contract";
import type { Db } from "../db/statements.ts";

/** Work that comes again and again. The queue keeps it: what the last run did has no say in the next. */
export interface Schedule<K extends SilentJobKind = SilentJobKind> {
  kind: K;
  everyMs: number;
  /** Whether the run of the window that began at this moment is wanted; always when left out. */
  isWanted?: (db: Db, windowStart: Date) => Promise<boolean>;
}

/** The window of a schedule that a moment lies in, and the name that makes its run once-only. */
export function windowOf(
  { kind, everyMs }: Schedule,
  now: Date,
): { start: Date; next: Date; slot: string } {
  const window = Math.floor(now.getTime() / everyMs);
  return {
    start: new Date(window * everyMs),
    next: new Date((window + 1) * everyMs),
    slot: `${kind}:${window}`,
  };
}
