import { useRef } from "react";

/**
 * Radix gives the focus back to its own trigger only; these dialogs are opened by any code, so they
 * remember what had the focus. Where that is gone (a deleted row) the focus goes to the page's main.
 * A dialog begins at what is marked `data-first-focus`, else where Radix has it begin.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event): void {
      opener.current = document.activeElement;
      // Not autofocus: above another window that one would take the focus back.
      const window = event.target instanceof Element ? event.target : null;
      const first = window?.querySelector("[data-first-focus]");
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      const before = opener.current;
      const stands = before?.isConnected && before !== document.body;
      const target = stands ? before : document.querySelector("main");
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
