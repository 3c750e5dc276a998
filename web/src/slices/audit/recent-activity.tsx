import { useQuery } from "@tanstack/react-query";
import type { ProductEvent } from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type AuditEntry, subjectOf, whatHappened } from "./activity.ts";
import { eventWords } from "./events.ts";
import { recentActivityQuery } from "./queries.ts";

/** What administrators changed and what happened in the product, newest first. */
export function RecentActivity() {
  const { data, error, isPending, refetch } = useQuery(recentActivityQuery);
  return (
    <section aria-labelledby="activity-title" aria-busy={isPending}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="activity-title" className="text-lg">
          Recent Activity
        </h2>
        <Link to={paths.adminTab("audit")} className="link min-h-6 text-sm">
          All changes
        </Link>
      </div>
      {isPending && <Skeleton className="h-64 w-full" />}
      {error && !data && (
        <ErrorState
          title="Unable to load the activity"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {data && data.length === 0 && (
        <p className="rounded-lg border border-dashed border-edge px-5 py-8 text-center text-quiet">
          Nothing has happened yet.
        </p>
      )}
      {data && data.length > 0 && (
        <ol className="divide-y divide-contour rounded-lg border border-contour bg-raised">
          {data.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3"
            >
              <span className="min-w-0 wrap-anywhere">
                {"kind" in one ? <EventText event={one} /> : <ChangeText entry={one} />}
              </span>
              <time dateTime={one.at} className="text-sm whitespace-nowrap text-quiet">
                {formatDateTime(one.at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function EventText({ event }: { event: ProductEvent }) {
  const { before, hunt, after } = eventWords(event);
  return (
    <>
      {before}
      {hunt && (
        <Link to={paths.adminHunt(hunt.id)} className="link">
          {hunt.name}
        </Link>
      )}
      {after}
    </>
  );
}

/** Who did what, with a link to the hunt it was done to. */
export function ChangeText({ entry }: { entry: AuditEntry }) {
  const { name, huntId, squareNum } = subjectOf(entry);
  const anchor = squareNum === null ? "" : `#square-${squareNum}`;
  return (
    <>
      <span className="font-medium">{entry.actor}</span> {whatHappened(entry.action)}
      {name !== null && ": "}
      {huntId === null ? (
        name
      ) : (
        <Link to={`${paths.adminHunt(huntId)}${anchor}`} className="link">
          {name}
        </Link>
      )}
    </>
  );
}
