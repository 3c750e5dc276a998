import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { Badge, StatusBadge } from "../../ui/badge.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { GroundPart } from "./own/ground-part.tsx";
import { PlaceLink } from "./place-link.tsx";
import { PlaceSurroundings } from "./place-surroundings.tsx";
import { factSentence, SURE_LABELS, SURE_MEANINGS, safetyLabel } from "./place-words.ts";
import type { PlaceDetail } from "./queries.ts";

/** What the library says of a place, what is computed of it, and who uses it. */
export function PlaceSheet({ place }: { place: PlaceDetail }) {
  return (
    <div className="grid gap-6">
      {place.withdrawal && (
        <Notice tone="error" title="Withdrawn">
          {place.withdrawal.reason} ({place.withdrawal.by}, {formatDateTime(place.withdrawal.at)})
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PlaceLink center={place.center} />
        <span className="text-sm">
          {SURE_LABELS[place.sure]}: {SURE_MEANINGS[place.sure]}
        </span>
        {place.safety.map((flag) => (
          <Badge key={flag} tone="yellow">
            {safetyLabel(flag)}
          </Badge>
        ))}
      </div>
      <div className="grid gap-6 md:grid-cols-2 md:gap-8">
        <div className="grid content-start gap-6">
          <Part title="Facts">
            <Lines lines={place.facts.map(factSentence)} />
          </Part>
          <Part title="Veiled">
            <Lines lines={place.veiled.map((line) => `“${line}”`)} />
          </Part>
          <Part title="Years, people, measure">
            <Lines
              lines={[
                ...place.years.map(([year, phrase]) => `It ${phrase} in ${yearLabel(year)}.`),
                ...place.people.map(([person, phrase]) => `${person} ${phrase}.`),
                `${place.measure}.`,
              ]}
            />
          </Part>
          <Part title="Access">
            <p>{place.access}</p>
          </Part>
          {place.stand && (
            <Part title="Where one stands">
              <p>Stand {place.stand.where}.</p>
              <PlaceLink center={place.stand.at} />
            </Part>
          )}
        </div>
        <div className="grid content-start gap-6">
          <Part title={place.usedBy.length === 0 ? "Hunts" : `Hunts (${place.usedBy.length})`}>
            <UsedBy uses={place.usedBy} />
          </Part>
          <Part title="Whose ground">
            <GroundPart place={place} />
          </Part>
          <Part title="Around it">
            <PlaceSurroundings place={place} />
          </Part>
        </div>
      </div>
    </div>
  );
}

const yearLabel = (year: number) => (year < 0 ? `${-year} BC` : String(year));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-5 marker:text-brass">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function UsedBy({ uses }: { uses: PlaceDetail["usedBy"] }) {
  if (uses.length === 0) return <p className="text-quiet">No hunt stands on this place.</p>;
  return (
    <ul className="grid gap-2">
      {uses.map((use) => (
        <li key={`${use.huntId}-${use.squareNum}`} className="flex flex-wrap items-center gap-2">
          <Link to={paths.adminHunt(use.huntId)} className="link">
            {use.huntName}
          </Link>
          <span className="text-sm text-quiet">square {use.squareNum}</span>
          <StatusBadge status={use.status} />
        </li>
      ))}
    </ul>
  );
}
