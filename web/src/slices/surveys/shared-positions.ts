import type { Fix } from "@ten-paces/contract";
import {
  browserPositions,
  type PositionListener,
  type PositionSource,
} from "../field-aids/position-source.ts";

const stillTrueMs = 5_000;

/**
 * One watch of the receiver for all who listen: a second one beside it may hear nothing while a phone lies still, and
 * costs twice the battery. Whoever comes later is told the report that stands.
 */
export function sharePositions(
  source: PositionSource,
  now: () => number = () => Date.now(),
): PositionSource {
  const listeners = new Set<PositionListener>();
  let stop: (() => void) | null = null;
  let standing: Fix | null = null;

  function end(): void {
    stop?.();
    stop = null;
    standing = null;
  }
  function begin(): void {
    stop = source.watch({
      onFix: (fix) => {
        standing = fix;
        for (const one of [...listeners]) one.onFix(fix);
      },
      onTrouble: (trouble) => {
        for (const one of [...listeners]) one.onTrouble(trouble);
        // A refusal ends the watch: whoever listens next asks anew.
        if (trouble !== "unavailable") end();
      },
    });
  }
  return {
    watch(listener) {
      listeners.add(listener);
      const fix = standing;
      if (stop && fix && now() - fix.at <= stillTrueMs) {
        queueMicrotask(() => listeners.has(listener) && listener.onFix(fix));
      } else {
        // What was reported long ago may be where one was: the receiver is asked again.
        end();
        begin();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    permission: () => source.permission(),
  };
}

export const fieldPositions = sharePositions(browserPositions);
