import type { Fix } from "@ten-paces/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  browserPositions,
  type PositionSource,
  type PositionTrouble,
} from "../field-aids/position-source.ts";
import {
  bestFresh,
  browserTimer,
  type Collected,
  collectFixes,
  type Patience,
  type Reading,
} from "./fix-collector.ts";

export type BestFixState =
  | { phase: "idle" }
  | { phase: "locating"; reading: Reading | null }
  | { phase: "trouble"; trouble: PositionTrouble };

/** Takes a position once, as surely as the device can tell within 15 seconds. */
export function useBestFix(
  onFix: (fix: Fix) => void,
  source: PositionSource = browserPositions,
  patience?: Patience,
) {
  const [state, setState] = useState<BestFixState>({ phase: "idle" });
  const stop = useRef<() => void>(() => {});
  const tell = useRef(onFix);
  tell.current = onFix;
  const wanted = useRef(patience);
  wanted.current = patience;
  useEffect(() => () => stop.current(), []);
  const start = useCallback(() => {
    stop.current();
    setState({ phase: "locating", reading: null });
    const listeners = {
      onReading: (reading: Reading) => setState({ phase: "locating", reading }),
      onDone: (collected: Collected) => {
        if (collected.kind === "trouble") {
          setState({ phase: "trouble", trouble: collected.trouble });
          return;
        }
        setState({ phase: "idle" });
        tell.current(bestFresh(collected.fixes, browserTimer.now(), wanted.current?.freshMs));
      },
    };
    stop.current = collectFixes(source, browserTimer, listeners, wanted.current);
  }, [source]);
  return { state, start };
}
