import { useEffect } from "react";

/**
 * While a modal window stands, what Radix hides from assistive technology cannot be reached by anybody: a
 * hidden control that still takes the focus is a trap. Call it in the parent of a Radix Content, whose
 * effect comes first and marks what is hidden.
 */
export function useInertOutside(): void {
  useEffect(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>("[data-aria-hidden]")].filter(
      (element) => !element.inert,
    );
    for (const element of hidden) element.inert = true;
    return () => {
      for (const element of hidden) element.inert = false;
    };
  }, []);
}
