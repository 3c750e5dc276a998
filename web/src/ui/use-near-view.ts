import { type RefObject, useEffect, useState } from "react";

/** Close enough to be scrolled to before it is drawn. */
const nearPx = 300;

/** Whether an element has been in view or near it: what is dear to draw waits for that. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (near || watched === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
