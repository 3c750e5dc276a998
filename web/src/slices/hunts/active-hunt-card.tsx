import type { ListedHunt } from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { QuietStatus } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { SquareRow } from "../../ui/square-row.tsx";
import { VariantIcon } from "../../ui/variant-icon.tsx";
import { HuntPicture } from "./hunt-picture.tsx";
import { stateName } from "./state-names.ts";
import { HuntersCount, Treasure } from "./treasure.tsx";

/** A hunt that is being played: how far, which square, what there is to win. */
export function ActiveHuntCard({ hunt }: { hunt: ListedHunt }) {
  const solved = hunt.completedSquares ?? [];
  const done = solved.length >= hunt.totalSquares;
  const current = done ? null : (hunt.currentSquare ?? 1);
  return (
    <Card as="article" padded={false} lifts className="flex h-full overflow-hidden">
      <HuntPicture
        hunt={hunt}
        className="hidden w-52 shrink-0 border-r border-contour object-cover sm:block"
      />
      <div className="grid min-w-0 flex-1 gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="label-caps text-quiet">{stateName(hunt.state)}</span>
          {hunt.status === "ACTIVE" ? (
            <VariantIcon variant={hunt.variant} className="text-sm" />
          ) : (
            <QuietStatus status={hunt.status} />
          )}
        </div>
        <h3 className="text-xl">
          <Link
            to={paths.hunt(hunt.id)}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg"
          >
            {hunt.name}
          </Link>
        </h3>
        <SquareRow total={hunt.totalSquares} solved={solved} current={current} />
        <div className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span>
            Solved {solved.length} of {hunt.totalSquares} Squares
          </span>
          <span className="font-semibold">{done ? "All solved" : `Current: ${current}`}</span>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Treasure prizePoolUsd={hunt.prizePool} />
          <HuntersCount hunters={hunt.hunters} />
        </div>
      </div>
    </Card>
  );
}
