import type { ListedHunt } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";

// Columns that do not ask their cards: one out of sight still answers with the width it had before the
// window became narrower, and the page would scroll sideways.
const GRID = "grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3";

/** Cards in columns; those out of sight are neither laid out nor painted until they are scrolled to. */
export function HuntGrid(props: {
  label: string;
  hunts: readonly ListedHunt[];
  card: (hunt: ListedHunt) => ReactNode;
}) {
  return (
    <ul aria-label={props.label} className={GRID}>
      {props.hunts.map((hunt) => (
        <li
          key={hunt.id}
          className="[contain-intrinsic-height:auto_27rem] max-sm:[contain-intrinsic-height:auto_10rem] [content-visibility:auto]"
        >
          {props.card(hunt)}
        </li>
      ))}
    </ul>
  );
}

const PLACES = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

/** As tall as the cards that will stand there. */
export function HuntGridSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className={GRID}>
      {PLACES.slice(0, count).map((place) => (
        <Skeleton key={place} className="h-40 w-full rounded-lg sm:h-108" />
      ))}
    </div>
  );
}
