import { Compass } from "lucide-react";
import { lazy, Suspense } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { FieldSettings } from "../../../slices/field-aids/field-settings.tsx";
import { CalendarLink } from "../../../slices/hunts/calendar-link.tsx";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { HuntPicture } from "../../../slices/hunts/hunt-picture.tsx";
import { HuntersOrFirst } from "../../../slices/hunts/hunters-or-first.tsx";
import { isOver } from "../../../slices/hunts/is-over.ts";
import { MeanStars } from "../../../slices/hunts/mean-stars.tsx";
import { outlineCode } from "../../../slices/hunts/outline-code.ts";
import { ShareHunt } from "../../../slices/hunts/share-hunt.tsx";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { ClosingDate, Treasure } from "../../../slices/hunts/treasure.tsx";
import { lastStoodSentence } from "../../../slices/reports/last-stood.ts";
import { TripSummary } from "../../../slices/trips/trip.tsx";
import { formatDuration } from "../../../ui/dates.ts";
import { Fold } from "../../../ui/fold.tsx";
import { HuntBadges } from "./hunt-badges.tsx";
import { MapToggle } from "./map-toggle.tsx";

const FollowState = lazy(() => arrivalOf(() => import("../../../slices/follows/follow-state.tsx")));

const DESK = "(min-width: 64rem)";

/** What the hunt is, below what its player came for: a line on a phone, open on a desk. */
export function AboutHunt({ detail, isFreeHunt }: { detail: HuntDetail; isFreeHunt: boolean }) {
  const { hunt } = detail;
  return (
    <Fold
      title="About this hunt"
      note={`${stateName(hunt.state)}, about ${formatDuration(hunt.estimatedDuration)}, and its map`}
      icon={<Compass className="size-6" />}
      startsOpen={window.matchMedia(DESK).matches}
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className="grid min-w-0 content-start gap-4">
          <p className="max-w-prose">{hunt.description}</p>
          <HuntBadges hunt={hunt} isFreeHunt={isFreeHunt} />
          {!isFreeHunt && (
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <Treasure prizePoolUsd={hunt.prizePool} />
              <HuntersOrFirst hunt={hunt} />
              <MeanStars rating={hunt.rating} />
            </div>
          )}
          <TripSummary trip={hunt.trip} />
          <ClosingDate hunt={hunt} />
          <CalendarLink hunt={hunt} />
          {!isFreeHunt && (
            <div className="flex flex-wrap gap-3">
              <Suspense fallback={null}>
                <FollowState code={outlineCode(hunt.state)} />
              </Suspense>
              <ShareHunt hunt={hunt} />
            </div>
          )}
          {detail.lastStood && (
            <p className="text-sm text-quiet">{lastStoodSentence(detail.lastStood)}</p>
          )}
          <div className="flex flex-wrap gap-x-6 empty:hidden">
            {hunt.squares.some(({ state }) => state === "current") && (
              <Further to={paths.huntPrint(hunt.id)}>Print the open clues</Further>
            )}
            {!isFreeHunt && isOver(hunt.status) && (
              <Further to={paths.huntFinish(hunt.id)}>How it was won</Further>
            )}
            {!isFreeHunt && (
              <Further to={paths.huntSeal(hunt.id)}>
                Sealed: nothing in it can change unseen
              </Further>
            )}
          </div>
        </div>
        <div className="grid content-start gap-3">
          <HuntPicture
            hunt={hunt}
            className="aspect-video w-full rounded-md border border-contour"
          />
          <MapToggle hunt={hunt} />
          {detail.progress && hunt.variant === "PHYSICAL" && <FieldSettings />}
        </div>
      </div>
    </Fold>
  );
}

function Further({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link flex min-h-11 w-fit items-center text-sm">
      {children}
    </Link>
  );
}
