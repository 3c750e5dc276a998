import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { tableAddress, useTableAddress } from "../../ui/table-address.ts";
import { changeWords } from "../hunt-edits/change-words.ts";
import { type AuditEntry, changedFields } from "./activity.ts";
import { auditQuery } from "./queries.ts";
import { ChangeText } from "./recent-activity.tsx";

const auditAddress = tableAddress({ filters: {}, sorts: ["-at"] });

/** Everything that administrators changed, with what it was before: to be searched, page by page. */
export function AuditLog() {
  const { address, change } = useTableAddress(auditAddress);
  const { search, page } = address;
  const { data, error, isPending, refetch } = useQuery(auditQuery({ search, page }));
  return (
    <section aria-labelledby="audit-title" aria-busy={isPending} className="grid gap-5">
      <h2 id="audit-title" className="text-2xl">
        Changes by Administrators
      </h2>
      <search className="flex flex-wrap items-end gap-3">
        <SearchBox
          label="Search changes"
          value={search}
          onChange={(text) => change({ search: text })}
        />
      </search>
      {isPending && <Skeleton className="h-64 w-full" />}
      {error && !data && (
        <ErrorState
          title="Unable to load the changes"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {data && data.entries.length === 0 && (
        <EmptyState title="No changes" text="No change matches what you look for." />
      )}
      {data && data.entries.length > 0 && (
        <>
          <ol className="divide-y divide-contour rounded-lg border border-contour bg-raised">
            {data.entries.map((entry) => (
              <AuditLine key={entry.id} entry={entry} />
            ))}
          </ol>
          <Pagination
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            onPage={(next) => change({ page: next })}
          />
        </>
      )}
    </section>
  );
}

function AuditLine({ entry }: { entry: AuditEntry }) {
  const { before, after, action } = entry;
  const fields = changedFields(before, after);
  const lines = fields.length > 0 ? changeWords({ action: "", fields }) : [];
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="min-w-0 wrap-anywhere">
          <ChangeText entry={entry} />
        </span>
        <time dateTime={entry.at} className="text-sm whitespace-nowrap text-quiet">
          {formatDateTime(entry.at)}
        </time>
      </div>
      {lines.length > 0 && (
        <ul
          aria-label={`What changed: ${action}`}
          className="list-disc pl-5 text-sm text-quiet wrap-anywhere"
        >
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
