import { useEffect } from "react";

/** Goes to the square that the address names, once the squares are drawn: the browser came too early. */
export function useAnchoredSquare(): void {
  useEffect(() => {
    if (!/^#square-\d+$/.test(location.hash)) return;
    const target = document.getElementById(location.hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
}
