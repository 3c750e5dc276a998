import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import type { DetailedHunt } from "../../../slices/hunts/detail-query.ts";
import { HuntPicture } from "../../../slices/hunts/hunt-picture.tsx";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { HuntersCount, Treasure } from "../../../slices/hunts/treasure.tsx";
import { TripSummary } from "../../../slices/trips/trip.tsx";
import { Badge, DifficultyBadge, StatusBadge } from "../../../ui/badge.tsx";
import { formatDuration } from "../../../ui/dates.ts";
import { VariantIcon } from "../../../ui/variant-icon.tsx";

/** What the hunt is: its name, its state, its treasure, its kind. */
export function HuntHeader({ hunt, isFreeHunt }: { hunt: DetailedHunt; isFreeHunt: boolean }) {
  return (
    <header className="overflow-hidden rounded-lg border border-contour bg-raised sm:flex">
      <HuntPicture
        hunt={hunt}
        className="h-32 w-full shrink-0 border-b border-contour object-cover sm:h-auto sm:w-72 sm:border-r sm:border-b-0"
      />
      <div className="grid min-w-0 flex-1 content-center gap-3 p-5 sm:p-6">
        <p className="label-caps text-brass-text">
          {stateName(hunt.state)}
          {hunt.theme && <span className="text-quiet"> · {hunt.theme}</span>}
        </p>
        <h1 className="text-2xl sm:text-3xl">{hunt.name}</h1>
        <p className="max-w-prose text-quiet">{hunt.description}</p>
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={hunt.status} />
          <Badge>{isFreeHunt ? "FREE" : hunt.type}</Badge>
          <DifficultyBadge difficulty={hunt.difficulty} />
          <VariantIcon variant={hunt.variant} className="text-sm" />
          <span className="text-sm text-quiet">About {formatDuration(hunt.estimatedDuration)}</span>
        </div>
        <TripSummary trip={hunt.trip} />
        {!isFreeHunt && (
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Treasure prizePoolUsd={hunt.prizePool} />
            <HuntersCount hunters={hunt.hunters} />
            <Link to={paths.huntSeal(hunt.id)} className="link text-sm">
              Sealed: nothing in it can change unseen
            </Link>
          </div>
        )}
      </div>
    </header>
  );
}
