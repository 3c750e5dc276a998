import { useEffect } from "react";

const KEEPERS = "[tabindex], article, section, main";

/**
 * What has the focus can go with an answer: the button of a step that is done, a row that a filter leaves out.
 * A browser lets the focus fall to nowhere then, where a screen reader says nothing. It goes to the nearest part
 * of the page that is still there.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target instanceof Element ? event.target : null;
    };
    const observer = new MutationObserver((records) => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const gone = last;
      const record = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(gone)),
      );
      last = null;
      const place = record?.target instanceof Element ? record.target.closest(KEEPERS) : null;
      const keeper = place ?? document.querySelector("main");
      if (!(keeper instanceof HTMLElement)) return;
      if (!keeper.hasAttribute("tabindex")) keeper.tabIndex = -1;
      keeper.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);
}
