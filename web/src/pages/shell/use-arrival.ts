import { useEffect, useRef } from "react";
import { useArrivalKind, useLocation } from "../../routing.tsx";
import { MAIN_ID } from "./skip-link.tsx";

/**
 * What a browser does by itself when a link is followed, for pages drawn by script: go to the top
 * (or to the part named after #) and put the focus at the content. Back and forward keep their place.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const how = useArrivalKind();
  const arrivedAt = useRef(pathname + hash);
  useEffect(() => {
    const here = pathname + hash;
    const before = arrivedAt.current;
    if (before === here) return;
    arrivedAt.current = here;
    // A page that rewrites its own address, such as a tab that is chosen, is no arrival.
    const rewritten = how === "REPLACE" && hash === "" && before.split("#")[0] === pathname;
    if (how === "POP" || rewritten) return;
    const part = hash === "" ? null : document.getElementById(hash.slice(1));
    if (part) {
      part.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, how]);
}
