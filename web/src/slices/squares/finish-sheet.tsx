import { useQuery } from "@tanstack/react-query";
import type { LogbookEntry } from "@ten-paces/contract";
import { Copy, Printer, Share2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { formatDate } from "../../ui/dates.ts";
import { copyText, share } from "../../ui/share.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { HuntDetail } from "../hunts/detail-query.ts";
import { isOver } from "../hunts/is-over.ts";
import { outlineCode } from "../hunts/outline-code.ts";
import { stateName } from "../hunts/state-names.ts";
import { logbookQuery } from "./logbook-query.ts";
import {
  minutesInAll,
  type SolvedHow,
  shareText,
  solvedHow,
  spanInWords,
  tookInWords,
} from "./logbook-words.ts";

const TrailPicture = lazy(() => arrivalOf(() => import("../maps/trail-picture.tsx")));

/** What a finisher keeps: the trail, the squares, how each was solved. Shared, it tells nothing of where. */
export function FinishSheet({ detail }: { detail: HuntDetail }) {
  const { hunt } = detail;
  const { data: log, error } = useQuery(logbookQuery(hunt.id));
  // As tall as the sheet, so that nothing below it jumps.
  if (!log && !error) return <Skeleton className="mt-6 h-144 w-full lg:h-80" />;
  if (!log || log.entries.length === 0) return null;
  const { entries, completedAt } = log;
  const text = shareText({
    huntName: hunt.name,
    stateName: stateName(hunt.state),
    url: `${window.location.origin}${paths.hunt(hunt.id)}`,
    log,
  });
  const stops = hunt.squares.flatMap((square) =>
    square.state === "completed" ? [square.place.center] : [],
  );
  return (
    <section
      aria-labelledby="finish-sheet"
      className="print-sheet mt-6 overflow-hidden rounded-lg border border-contour bg-raised lg:grid lg:grid-cols-[34rem_minmax(0,1fr)]"
    >
      <Suspense fallback={<div className="aspect-video bg-sunken" />}>
        <TrailPicture
          code={outlineCode(hunt.state)}
          stops={stops}
          className="size-full border-b border-contour lg:border-r lg:border-b-0"
        />
      </Suspense>
      <div className="grid content-start gap-4 p-5 sm:p-6">
        <div>
          <p className="label-caps text-brass-text">{stateName(hunt.state)}</p>
          <h2 id="finish-sheet" className="text-2xl">
            {hunt.name}
          </h2>
          {completedAt && <p className="text-quiet">Found on {formatDate(completedAt)}</p>}
        </div>
        <ol aria-label="How each square was solved" className="grid max-w-md grid-cols-10 gap-1">
          {entries.map((entry) => (
            <SolvedSign key={entry.squareNum} entry={entry} />
          ))}
        </ol>
        <Legend entries={entries} />
        <dl className="grid grid-cols-3 gap-3">
          <Figure label="in all" value={spanInWords(minutesInAll(log))} />
          <Figure
            label="at the first try"
            value={String(entries.filter((each) => solvedHow(each) === "first_try").length)}
          />
          <Figure label="spent" value={counted(creditsIn(entries), "credit")} />
        </dl>
        <ShareButtons text={text} />
        {isOver(hunt.status) && (
          <Link
            to={paths.huntFinish(hunt.id)}
            className="link flex min-h-11 w-fit items-center print:hidden"
          >
            How it was won
          </Link>
        )}
      </div>
    </section>
  );
}

const LOOKS: Record<SolvedHow, string> = {
  first_try: "bg-brass text-on-brass",
  later_try: "bg-brass-wash text-brass-text",
  with_hint: "bg-sky-wash text-sky-text",
};
const SIGNS: Record<SolvedHow, string> = { first_try: "✓", later_try: "2", with_hint: "?" };

function SolvedSign({ entry }: { entry: LogbookEntry }) {
  const how = solvedHow(entry);
  const told = `Square ${entry.squareNum}: ${tookInWords(entry)}`;
  return (
    <li
      title={told}
      className={`grid aspect-square place-items-center rounded-sm border border-edge text-sm font-semibold ${LOOKS[how]}`}
    >
      <span aria-hidden="true">{how === "later_try" ? entry.wrongTries + 1 : SIGNS[how]}</span>
      <span className="sr-only">{told}</span>
    </li>
  );
}

/** What the signs say, of those that are there. */
function Legend({ entries }: { entries: readonly LogbookEntry[] }) {
  const kinds = new Set(entries.map(solvedHow));
  const said = [
    kinds.has("first_try") && "✓ at the first try",
    kinds.has("later_try") && "Number: how many tries",
    kinds.has("with_hint") && "Question mark: with a hint",
  ].filter((each) => each !== false);
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-sm text-quiet">
      {said.map((each) => (
        <span key={each}>{each}</span>
      ))}
    </p>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="figure text-lg leading-tight font-semibold">{value}</dd>
    </div>
  );
}

function ShareButtons({ text }: { text: string }) {
  const said = "Copied. It tells nothing of where you were.";
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {"share" in navigator && (
          <Button
            icon={<Share2 aria-hidden="true" className="size-5" />}
            onClick={() => void share({ text }, said)}
          >
            Share
          </Button>
        )}
        <Button
          variant="secondary"
          icon={<Copy aria-hidden="true" className="size-5" />}
          onClick={() => void copyText(text, said)}
        >
          Copy result
        </Button>
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </div>
      <p className="text-sm text-quiet">
        What you share shows how it went, never where. Others have yet to find out.
      </p>
    </div>
  );
}

function creditsIn(entries: readonly LogbookEntry[]): number {
  return entries.reduce((sum, { creditsSpent }) => sum + creditsSpent, 0);
}
