import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Goes to the part named after #, once for each time it is asked for: a page that is fetched, or whose
 * list is, draws it after the browser and the shell have looked. Call it where the part is drawn by now.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const visited = useRef<string | null>(null);
  useEffect(() => {
    if (hash === "" || visited.current === key) return;
    const part = document.getElementById(hash.slice(1));
    if (part === null) return;
    visited.current = key;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  });
}
