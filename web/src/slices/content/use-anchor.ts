import { useEffect } from "react";
import { useLocation } from "../../routing.tsx";

/**
 * Goes to the part named after #, once for each time it is asked for: a page that is fetched, a tab or a
 * list draws it after the browser and the shell have looked, so this waits until it is there.
 * wanted: false where the address keeps a # that is not what the reader last asked for.
 */
export function useAnchor(wanted = true): void {
  // Its key makes the location another one for each visit, also to the same address.
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    if (wanted && id !== "") return whenDrawn(id, visit);
  }, [location, wanted]);
}

function visit(part: HTMLElement): void {
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

/** Calls with the element of this id, in a frame after it was drawn; the result stops waiting. */
function whenDrawn(id: string, then: (part: HTMLElement) => void): () => void {
  let frame = 0;
  const look = () => {
    const part = document.getElementById(id);
    if (part === null) return;
    waiting.disconnect();
    // After the shell, which goes to the top where it finds no such part.
    frame = requestAnimationFrame(() => then(part));
  };
  const waiting = new MutationObserver(look);
  waiting.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    waiting.disconnect();
    cancelAnimationFrame(frame);
  };
}
