import { HuntPicture } from "../../../slices/hunts/hunt-picture.tsx";
import { HuntersOrFirst } from "../../../slices/hunts/hunters-or-first.tsx";
import { Treasure } from "../../../slices/hunts/treasure.tsx";
import { DifficultyBadge, StatusBadge } from "../../../ui/badge.tsx";
import { formatDuration } from "../../../ui/dates.ts";
import { VariantIcon } from "../../../ui/variant-icon.tsx";
import { Eyebrow, type OfHunt } from "./hunt-badges.tsx";

/** What the hunt is at a glance, for who has not begun it: its name, its treasure, its kind. */
export function HuntHead({ hunt, isFreeHunt }: OfHunt) {
  return (
    <header className="overflow-hidden rounded-lg border border-contour bg-raised sm:flex">
      <HuntPicture
        hunt={hunt}
        className="aspect-3/1 w-full shrink-0 border-b border-contour object-cover sm:aspect-video sm:w-72 sm:border-r sm:border-b-0"
      />
      <div className="grid min-w-0 flex-1 content-center gap-3 p-5 sm:p-6">
        <Eyebrow hunt={hunt} />
        <h1 className="text-2xl sm:text-3xl">{hunt.name}</h1>
        {!isFreeHunt && (
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Treasure prizePoolUsd={hunt.prizePool} />
            <HuntersOrFirst hunt={hunt} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <DifficultyBadge difficulty={hunt.difficulty} />
          <VariantIcon variant={hunt.variant} className="text-sm" />
          <span className="text-sm text-quiet">About {formatDuration(hunt.estimatedDuration)}</span>
          {/* That an open hunt is open is what everybody expects. */}
          {hunt.status !== "ACTIVE" && <StatusBadge status={hunt.status} />}
        </div>
      </div>
    </header>
  );
}
