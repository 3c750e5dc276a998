import { type RefObject, useLayoutEffect, useState } from "react";
import { SHEET } from "./view.ts";

/** How many units of a sheet are one pixel of its frame, as wide as the frame is at the moment. */
export function useUnitsPerPixel(frame: RefObject<HTMLElement | null>): number {
  const [units, setUnits] = useState(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setUnits(SHEET.width / Math.max(1, element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return units;
}
