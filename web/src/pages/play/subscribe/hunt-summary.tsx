import type { ListedHunt } from "@ten-paces/contract";
import { Check } from "lucide-react";
import { HuntPicture } from "../../../slices/hunts/hunt-picture.tsx";
import { HuntersOrFirst } from "../../../slices/hunts/hunters-or-first.tsx";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { ClosingDate, EarlyAccess, Treasure } from "../../../slices/hunts/treasure.tsx";
import { TripSummary } from "../../../slices/trips/trip.tsx";
import { Badge, DifficultyBadge, QuietStatus } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { formatDuration } from "../../../ui/dates.ts";
import { SquareRow } from "../../../ui/square-row.tsx";
import { VariantIcon } from "../../../ui/variant-icon.tsx";

const BENEFITS = [
  "Access to every clue and puzzle of the hunt",
  "Your progress tracked, square by square",
  "Compete for the cash prize pool",
  "Join the community of hunters",
];

/** What one is about to subscribe to. */
export function HuntSummary({ hunt }: { hunt: ListedHunt }) {
  const solved = hunt.completedSquares ?? [];
  return (
    <Card padded={false} className="overflow-hidden">
      <HuntPicture
        hunt={hunt}
        className="aspect-video w-full border-b border-contour lg:aspect-5/2"
      />
      <div className="grid gap-5 p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge tone="outline">{stateName(hunt.state)}</Badge>
          <VariantIcon variant={hunt.variant} />
          <DifficultyBadge difficulty={hunt.difficulty} />
          <QuietStatus status={hunt.status} />
        </div>
        <p>{hunt.description}</p>
        <TripSummary trip={hunt.trip} />
        <EarlyAccess opensAt={hunt.opensAt} />
        <ClosingDate hunt={hunt} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Treasure prizePoolUsd={hunt.prizePool} />
          <HuntersOrFirst hunt={hunt} />
          <span className="text-sm text-quiet">About {formatDuration(hunt.estimatedDuration)}</span>
        </div>
        <div className="grid gap-2">
          <SquareRow
            total={hunt.totalSquares}
            solved={solved}
            current={hunt.currentSquare ?? null}
          />
          <p className="text-sm">
            Progress: {solved.length} of {hunt.totalSquares} squares completed
          </p>
        </div>
        <ul className="grid gap-2 border-t border-contour pt-5">
          {BENEFITS.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pine" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
