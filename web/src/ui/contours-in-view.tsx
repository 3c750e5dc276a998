import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Contours as ContoursNow } from "./contours.tsx";
import { useNearView } from "./use-near-view.ts";

type ContoursProps = ComponentProps<typeof ContoursNow>;

/** Decoration: without it a page is whole, so that one which cannot be fetched is none. */
const Contours = lazy<ComponentType<ContoursProps>>(() =>
  import("./contours.tsx").then(
    (module) => ({ default: module.Contours }),
    () => ({ default: () => null }),
  ),
);

type ContoursInViewProps = ContoursProps & {
  /** How long they wait for what the page is about, where they stand below it. */
  afterMs?: number;
};

/** Contour lines that are fetched and computed when their box comes into view, as the foot of a long page may never. */
export function ContoursInView({ afterMs = 0, ...props }: ContoursInViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNearView(box);
  const [waited, setWaited] = useState(afterMs === 0);
  useEffect(() => {
    if (afterMs === 0) return;
    const timer = setTimeout(() => setWaited(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return (
    <div ref={box} aria-hidden="true" className="pointer-events-none absolute inset-0">
      {near && waited && (
        <Suspense fallback={null}>
          <Contours {...props} />
        </Suspense>
      )}
    </div>
  );
}
