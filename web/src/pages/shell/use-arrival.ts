import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { MAIN_ID } from "./skip-link.tsx";

/**
 * What a browser does by itself when a link is followed, for pages drawn by script: go to the top
 * (or to the part named after #) and put the focus at the content. Back and forward keep their place.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const arrivedAt = useRef(pathname + hash);
  useEffect(() => {
    const here = pathname + hash;
    if (arrivedAt.current === here) return;
    arrivedAt.current = here;
    if (how === "POP") return;
    const part = hash === "" ? null : document.getElementById(hash.slice(1));
    if (part) {
      part.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, how]);
}
