import { lazy } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { CalendarLink } from "../../../slices/hunts/calendar-link.tsx";
import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { ShareHunt } from "../../../slices/hunts/share-hunt.tsx";
import { ClosingDate, EarlyAccess } from "../../../slices/hunts/treasure.tsx";
import { lastStoodSentence } from "../../../slices/reports/last-stood.ts";
import { TripSummary } from "../../../slices/trips/trip.tsx";
import { QuietLabel, QuietStatus } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { codeInWords } from "../../../ui/code-words.ts";
import { Later } from "../../../ui/later.tsx";

const MapToggle = lazy(() =>
  arrivalOf(() => import("./map-toggle.tsx").then((module) => ({ default: module.MapToggle }))),
);

type HuntFactsProps = {
  detail: HuntDetail;
  isFreeHunt: boolean;
  /** The reader has an account, and sees what the hunt is called in its lists. */
  signedIn: boolean;
};

/** What a hunt asks and promises, for who does not play it; its map comes after what can be read at once. */
export function HuntFacts({ detail, isFreeHunt, signedIn }: HuntFactsProps) {
  const { hunt } = detail;
  return (
    <Card as="section" aria-label="About this hunt" className="grid content-start gap-4">
      <h2 className="text-xl">About this hunt</h2>
      <p className="max-w-prose">{hunt.description}</p>
      {signedIn && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <QuietStatus status={hunt.status} />
          <QuietLabel>{codeInWords(isFreeHunt ? "FREE" : hunt.type)}</QuietLabel>
        </div>
      )}
      <TripSummary trip={hunt.trip} />
      {detail.lastStood && (
        <p className="text-sm text-quiet">{lastStoodSentence(detail.lastStood)}</p>
      )}
      <EarlyAccess opensAt={hunt.opensAt} />
      <ClosingDate hunt={hunt} />
      {!isFreeHunt && (
        <div className="flex flex-wrap items-center gap-x-6">
          <CalendarLink hunt={hunt} />
          <Link
            to={paths.huntSeal(hunt.id)}
            className="link inline-flex min-h-11 items-center text-sm"
          >
            Sealed: nothing in it can change unseen
          </Link>
        </div>
      )}
      <div className="grid gap-3">
        {!isFreeHunt && hunt.status === "ACTIVE" && <ShareHunt hunt={hunt} />}
        <Later wait={<div className="h-11" />}>
          <MapToggle hunt={hunt} />
        </Later>
      </div>
    </Card>
  );
}
