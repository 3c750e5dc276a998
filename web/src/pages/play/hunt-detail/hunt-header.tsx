import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { CalendarLink } from "../../../slices/hunts/calendar-link.tsx";
import type { DetailedHunt, HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { HuntPicture } from "../../../slices/hunts/hunt-picture.tsx";
import { stateName } from "../../../slices/hunts/state-names.ts";
import {
  ClosingDate,
  EarlyAccess,
  HuntersCount,
  Treasure,
} from "../../../slices/hunts/treasure.tsx";
import { ProgressPanel } from "../../../slices/squares/progress-panel.tsx";
import { TripSummary } from "../../../slices/trips/trip.tsx";
import { Badge, DifficultyBadge, StatusBadge } from "../../../ui/badge.tsx";
import { codeInWords } from "../../../ui/code-words.ts";
import { formatDuration } from "../../../ui/dates.ts";
import { VariantIcon } from "../../../ui/variant-icon.tsx";

type OfHunt = { hunt: DetailedHunt; isFreeHunt: boolean };

/** What the hunt is, for who has not begun it: its name, its state, its treasure, its kind. */
export function HuntHeader({ hunt, isFreeHunt }: OfHunt) {
  return (
    <header className="overflow-hidden rounded-lg border border-contour bg-raised sm:flex">
      <HuntPicture
        hunt={hunt}
        className="aspect-video w-full shrink-0 border-b border-contour object-cover sm:aspect-auto sm:w-72 sm:border-r sm:border-b-0"
      />
      <div className="grid min-w-0 flex-1 content-center gap-3 p-5 sm:p-6">
        <Eyebrow hunt={hunt} />
        <h1 className="text-2xl sm:text-3xl">{hunt.name}</h1>
        <p className="max-w-prose text-quiet">{hunt.description}</p>
        <HuntBadges hunt={hunt} isFreeHunt={isFreeHunt} />
        <TripSummary trip={hunt.trip} />
        <EarlyAccess opensAt={hunt.opensAt} />
        <ClosingDate hunt={hunt} />
        <CalendarLink hunt={hunt} />
        {!isFreeHunt && (
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Treasure prizePoolUsd={hunt.prizePool} />
            <HuntersCount hunters={hunt.hunters} />
            <Link
              to={paths.huntSeal(hunt.id)}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              Sealed: nothing in it can change unseen
            </Link>
          </div>
        )}
      </div>
    </header>
  );
}

/**
 * The head of a hunt that is being played. On a phone the bar of the page has its name and its progress,
 * so that the clue comes first.
 */
export function PlayHeader({ detail, isFreeHunt }: { detail: HuntDetail; isFreeHunt: boolean }) {
  const { hunt, progress } = detail;
  return (
    <header className="items-center gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-2">
        <Eyebrow hunt={hunt} className="max-lg:hidden" />
        <h1 className="text-3xl max-lg:sr-only">{hunt.name}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-lg:hidden">
          {!isFreeHunt && <Treasure prizePoolUsd={hunt.prizePool} />}
          <HuntBadges hunt={hunt} isFreeHunt={isFreeHunt} />
        </div>
      </div>
      {progress && (
        <div className="max-lg:hidden">
          <ProgressPanel progress={progress} />
        </div>
      )}
    </header>
  );
}

function Eyebrow({ hunt, className = "" }: { hunt: DetailedHunt; className?: string }) {
  return (
    <p className={`label-caps text-brass-text ${className}`}>
      {stateName(hunt.state)}
      {hunt.theme && <span className="text-quiet"> · {hunt.theme}</span>}
    </p>
  );
}

/** Its status, its type, how hard it is, how it is played and how long it takes. */
export function HuntBadges({ hunt, isFreeHunt }: OfHunt) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusBadge status={hunt.status} />
      <Badge>{codeInWords(isFreeHunt ? "FREE" : hunt.type)}</Badge>
      <DifficultyBadge difficulty={hunt.difficulty} />
      <VariantIcon variant={hunt.variant} className="text-sm" />
      <span className="text-sm text-quiet">About {formatDuration(hunt.estimatedDuration)}</span>
    </div>
  );
}
