import type { CurrentSquare } from "@ten-paces/contract";
import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { SquareSheet } from "../../../slices/squares/square-sheet.tsx";
import { Later } from "../../../ui/later.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { SquareHints as SquareHintsNow } from "./square-hints.tsx";

// For the last square of a hunt alone.
const WhatYouKnow = lazy(() =>
  arrivalOf(() =>
    import("../../../slices/puzzles/what-you-know.tsx").then((module) => ({
      default: module.WhatYouKnow,
    })),
  ),
);

// Below the clue and its list: they come once those stand.
const LaterHints = lazy(() =>
  arrivalOf(() => import("./square-hints.tsx").then((module) => ({ default: module.SquareHints }))),
);

function SquareHints(props: ComponentProps<typeof SquareHintsNow>) {
  return (
    <Later wait={<Skeleton className="h-24 w-full" />}>
      <LaterHints {...props} />
    </Later>
  );
}

export interface PlayProps {
  detail: HuntDetail;
  /** Where the button within reach of the thumb stands; null until it is there. */
  thumb: HTMLElement | null;
}

type SquarePlayProps = {
  detail: HuntDetail;
  square: CurrentSquare;
  /** The way to check in. */
  children: ReactNode;
};

/** The current square: what it tells, its hints, its address, and the way to check in. */
export function SquarePlay({ detail, square, children }: SquarePlayProps) {
  const huntId = detail.hunt.id;
  return (
    <SquareSheet
      square={square}
      notesOf={huntId}
      more={
        isMadeOfOthers(square) && (
          <Suspense fallback={null}>
            <WhatYouKnow squares={detail.hunt.squares} />
          </Suspense>
        )
      }
      hints={<SquareHints detail={detail} square={square} />}
    >
      {children}
    </SquareSheet>
  );
}

/** Whether its puzzles want what the squares before have told. */
function isMadeOfOthers({ puzzles }: CurrentSquare): boolean {
  return puzzles.some(({ artefact }) => artefact?.kind.startsWith("meta_"));
}

/** The current square of a hunt that cannot be played now: to be read, not to be solved. */
export function HeldSquare({
  detail,
  square,
  reason,
}: {
  detail: HuntDetail;
  square: CurrentSquare;
  reason: string;
}) {
  return (
    <SquareSheet
      square={square}
      notesOf={detail.hunt.id}
      hints={<SquareHints detail={detail} square={square} closed={reason} />}
    />
  );
}
