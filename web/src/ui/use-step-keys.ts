import { useEffect } from "react";

/** How far below the top of the window a section may begin and still be the one that is read, in CSS pixels. */
const READ_BELOW = 160;

/**
 * Alt+J goes to the next of some sections of a page, Alt+K to the one before. From where the focus is, or else from
 * the section that is read; with a key held, so that nothing that is typed or spoken into the page sets it off.
 * @param idOf the element of a section, which can be focused
 */
export function useStepKeys(count: number, idOf: (index: number) => string): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = event.code === "KeyJ" ? 1 : event.code === "KeyK" ? -1 : 0;
      if (step === 0 || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (document.querySelector("[role=dialog], [role=alertdialog]")) return;
      const sections = Array.from({ length: count }, (_, index) =>
        document.getElementById(idOf(index)),
      ).filter((section) => section !== null);
      const target = sections[at(sections, step)];
      if (!target) return;
      event.preventDefault();
      target.scrollIntoView();
      target.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [count, idOf]);
}

function at(sections: readonly HTMLElement[], step: 1 | -1): number {
  const focused = sections.findIndex((section) => section.contains(document.activeElement));
  if (focused !== -1) return focused + step;
  const read = sections.findLastIndex(
    (section) => section.getBoundingClientRect().top <= READ_BELOW,
  );
  return read + step;
}
