import { type RefObject, useEffect, useState } from "react";

/**
 * True while the pointer is over the element or the focus inside it, until Escape is pressed.
 * Listens on the element itself: it is only watched, so it needs no role of its own.
 */
export function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const listening = new AbortController();
    const on = (type: keyof HTMLElementEventMap, next: boolean) =>
      element.addEventListener(type, () => setActive(next), { signal: listening.signal });
    on("pointerenter", true);
    on("pointerleave", false);
    on("focusin", true);
    on("focusout", false);
    element.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") setActive(false);
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, [ref]);
  return active;
}
