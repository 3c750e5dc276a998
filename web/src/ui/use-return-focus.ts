import { useRef } from "react";

/**
 * Radix gives the focus back to its own trigger only; these dialogs are opened by any code, so they
 * remember what had the focus. Where that is gone (a deleted row) the focus goes to the page's main.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(): void {
      opener.current = document.activeElement;
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
