import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { CalendarLink } from "../../../slices/hunts/calendar-link.tsx";
import { HuntPicture } from "../../../slices/hunts/hunt-picture.tsx";
import {
  ClosingDate,
  EarlyAccess,
  HuntersCount,
  Treasure,
} from "../../../slices/hunts/treasure.tsx";
import { TripSummary } from "../../../slices/trips/trip.tsx";

import { Eyebrow, HuntBadges, type OfHunt } from "./hunt-badges.tsx";

/** What the hunt is, for who has not begun it: its name, its state, its treasure, its kind. */
export function HuntHeader({ hunt, isFreeHunt }: OfHunt) {
  return (
    <header className="overflow-hidden rounded-lg border border-contour bg-raised sm:flex">
      <HuntPicture
        hunt={hunt}
        className="aspect-5/2 w-full shrink-0 border-b border-contour object-cover sm:aspect-auto sm:w-72 sm:border-r sm:border-b-0"
      />
      <div className="grid min-w-0 flex-1 content-center gap-4 p-5 sm:p-6">
        <Eyebrow hunt={hunt} />
        <h1 className="text-2xl sm:text-3xl">{hunt.name}</h1>
        {!isFreeHunt && (
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <Treasure prizePoolUsd={hunt.prizePool} />
            <HuntersCount hunters={hunt.hunters} />
          </div>
        )}
        <p className="max-w-prose text-quiet">{hunt.description}</p>
        <HuntBadges hunt={hunt} isFreeHunt={isFreeHunt} />
        <TripSummary trip={hunt.trip} />
        <EarlyAccess opensAt={hunt.opensAt} />
        <ClosingDate hunt={hunt} />
        <div className="flex flex-wrap items-center gap-x-5">
          <CalendarLink hunt={hunt} />
          {!isFreeHunt && (
            <Link
              to={paths.huntSeal(hunt.id)}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              Sealed: nothing in it can change unseen
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
