import { useCallback, useRef } from "react";

/**
 * Begins a piece of work unless the one before is still under way. A button is disabled only with the
 * next drawing, and the second press of a double click is quicker.
 */
export function useOneAtATime(): (work: () => Promise<unknown>) => void {
  const underWay = useRef(false);
  return useCallback((work) => {
    if (underWay.current) return;
    underWay.current = true;
    // What failed is told by whoever began it.
    work()
      .catch(() => {})
      .finally(() => {
        underWay.current = false;
      });
  }, []);
}
