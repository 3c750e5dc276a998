import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { panned, SHEET, type Spot, type View, zoomedAt } from "./view.ts";

/** A press that moves less than this, in pixels, is a click and no drag. */
const CLICK_PX = 6;

interface Gestures {
  frame: RefObject<HTMLElement | null>;
  maxZoom: number;
  change: (next: (view: View) => View) => void;
  onClick?: ((spot: Spot) => void) | undefined;
}

/** One finger drags, two zoom; a wheel zooms with Ctrl or a pinch on the pad, so that the page scrolls on. */
export function useMapGestures({ frame, maxZoom, change, onClick }: Gestures) {
  const pointers = useRef(new Map<number, Spot>());
  const travelled = useRef(0);

  function spotOf(event: { clientX: number; clientY: number }): Spot {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: ((event.clientX - box.left) / box.width) * SHEET.width,
      y: ((event.clientY - box.top) / box.height) * SHEET.height,
    };
  }

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // React listens passively, and a passive listener cannot keep the page from zooming.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const spot = {
        x: ((event.clientX - box.left) / box.width) * SHEET.width,
        y: ((event.clientY - box.top) / box.height) * SHEET.height,
      };
      change((view) => zoomedAt(view, 2 ** (-event.deltaY / 120), spot, maxZoom));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [frame, change, maxZoom]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pointers.current.size === 0) travelled.current = 0;
      pointers.current.set(event.pointerId, spotOf(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = spotOf(event);
      travelled.current += Math.abs(event.movementX) + Math.abs(event.movementY);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (!other) {
        change((view) => panned(view, now.x - before.x, now.y - before.y, maxZoom));
        return;
      }
      const spread = distance(now, other) / Math.max(1, distance(before, other));
      const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      change((view) => zoomedAt(view, spread, between, maxZoom));
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      const held = pointers.current.delete(event.pointerId);
      if (held && pointers.current.size === 0 && travelled.current < CLICK_PX) {
        onClick?.(spotOf(event));
      }
    },
    onPointerCancel(event: PointerEvent<HTMLElement>): void {
      pointers.current.delete(event.pointerId);
      travelled.current = CLICK_PX;
    },
  };
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
