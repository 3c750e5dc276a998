/**
 * Radix locks scrolling inside its Overlay through an injected style element, which the CSP forbids.
 * These dialogs draw their own backdrop; base.css locks the page while data-locks-scroll is present. It lies as high
 * as the windows: one that opens over another dims that, too.
 */
export const BACKDROP_CLASS = "fixed inset-0 z-50 bg-[rgb(10_17_14/0.6)] animate-arrive";

export const SURFACE_CLASS = [
  "fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] w-full overflow-y-auto overscroll-contain scroll-pb-24",
  "rounded-t-lg border border-contour bg-raised p-5 shadow-float animate-arrive",
  "sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:rounded-lg sm:p-7",
].join(" ");

/** A press on a message in the corner is no press outside of the window. */
export function keepOpenForToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-toasts]") !== null) {
    event.preventDefault();
  }
}
