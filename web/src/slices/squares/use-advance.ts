import { useEffect, useRef } from "react";
import { squareAnchor } from "./square-entry.tsx";

/**
 * Brings the next square into sight when the current one has been solved, with the focus, unless an open
 * window has it: that one gives it back to its button. The first square to be shown is no advance.
 * @param currentSquare null before there is any
 */
export function useAdvance(currentSquare: number | null, finished: boolean): void {
  const before = useRef(currentSquare);
  const done = useRef(finished);
  useEffect(() => {
    const first = before.current === null;
    const moved = before.current !== currentSquare || done.current !== finished;
    before.current = currentSquare;
    done.current = finished;
    if (first || currentSquare === null || !moved) return;
    const place = document.getElementById(finished ? COMPLETION_ID : squareAnchor(currentSquare));
    place?.scrollIntoView({ block: "start" });
    if (document.querySelector("[data-locks-scroll]")) return;
    const target = finished ? place : place?.querySelector("button");
    target?.focus({ preventScroll: true });
  }, [currentSquare, finished]);
}

export const COMPLETION_ID = "completion";
