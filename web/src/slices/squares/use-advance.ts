import { useEffect, useRef } from "react";
import { squareAnchor } from "./square-entry.tsx";

/**
 * Brings the next square into sight when the current one has been solved, with the focus, unless an open
 * window has it: that one gives it back to its button.
 */
export function useAdvance(currentSquare: number, finished: boolean): void {
  const before = useRef(currentSquare);
  const done = useRef(finished);
  useEffect(() => {
    const moved = before.current !== currentSquare || done.current !== finished;
    before.current = currentSquare;
    done.current = finished;
    if (!moved) return;
    const place = document.getElementById(finished ? COMPLETION_ID : squareAnchor(currentSquare));
    place?.scrollIntoView({ block: "start" });
    if (document.querySelector("[data-locks-scroll]")) return;
    const target = finished ? place : place?.querySelector("button");
    target?.focus({ preventScroll: true });
  }, [currentSquare, finished]);
}

export const COMPLETION_ID = "completion";
