import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type AuditEntry, subjectOf, whatHappened } from "./activity.ts";
import { recentActivityQuery } from "./queries.ts";

/** The newest lines of the audit log. */
export function RecentActivity() {
  const { data, error, isPending, refetch } = useQuery(recentActivityQuery);
  return (
    <section aria-labelledby="activity-title" aria-busy={isPending}>
      <h2 id="activity-title" className="mb-4 text-2xl">
        Recent Activity
      </h2>
      {isPending && <Skeleton className="h-64 w-full" />}
      {error && !data && (
        <ErrorState
          title="Unable to load the activity"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {data && data.entries.length === 0 && (
        <p className="rounded-lg border border-dashed border-edge px-5 py-8 text-center text-quiet">
          Nothing has been changed by an administrator yet.
        </p>
      )}
      {data && data.entries.length > 0 && (
        <ol className="divide-y divide-contour rounded-lg border border-contour bg-raised">
          {data.entries.map((entry) => (
            <ActivityLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ActivityLine({ entry }: { entry: AuditEntry }) {
  const { name, huntId, squareNum } = subjectOf(entry);
  const anchor = squareNum === null ? "" : `#square-${squareNum}`;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{entry.actor}</span> {whatHappened(entry.action)}
        {name !== null && ": "}
        {huntId === null ? (
          name
        ) : (
          <Link to={`${paths.adminHunt(huntId)}${anchor}`} className="link">
            {name}
          </Link>
        )}
      </span>
      <time dateTime={entry.at} className="text-sm whitespace-nowrap text-quiet">
        {formatDateTime(entry.at)}
      </time>
    </li>
  );
}
