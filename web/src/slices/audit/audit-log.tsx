import { useQuery } from "@tanstack/react-query";
import { exportAudit } from "@ten-paces/contract";
import { useState } from "react";
import { onServerClock } from "../../server-clock.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { choiceOf, tableAddress, useTableAddress, word } from "../../ui/table-address.ts";
import { changeWords } from "../edits/change-words.ts";
import { changedFields } from "../edits/changed-fields.ts";
import { ExportButton } from "../exports/export-button.tsx";
import type { AuditEntry } from "./activity.ts";
import { momentsOf } from "./moments.ts";
import { auditQuery } from "./queries.ts";
import { ChangeText } from "./recent-activity.tsx";

const SPANS = [
  { value: "any", label: "Any time" },
  { value: "today", label: "Today" },
  { value: "yesterday", label: "Yesterday" },
  { value: "7-days", label: "Last 7 days" },
  { value: "30-days", label: "Last 30 days" },
] as const;

const auditAddress = tableAddress({
  filters: {
    by: word(/^[0-9a-f-]{36}$/),
    when: choiceOf(["any", "today", "yesterday", "7-days", "30-days"]),
  },
  sorts: ["-at"],
});

/** Everything that administrators changed, or what they changed of a hunt, with what it was before. */
export function AuditLog({ huntId }: { huntId?: string }) {
  const { address, change } = useTableAddress(auditAddress);
  const { search, page, by, when } = address;
  const [now] = useState(() => new Date(onServerClock(Date.now())));
  const filter = {
    ...(huntId && { huntId }),
    ...(search && { search }),
    ...(by && { actorId: by }),
    ...momentsOf(when, now),
  };
  const { data, error, isPending, refetch } = useQuery(auditQuery({ ...filter, page }));
  return (
    <section aria-labelledby="audit-title" aria-busy={isPending} className="grid gap-5">
      <h2 id="audit-title" className="text-lg">
        Changes by Administrators
      </h2>
      <search className="flex flex-wrap items-end gap-3">
        <SearchBox
          label="Search changes"
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <Field label="When">
          <Select
            options={SPANS}
            value={when}
            onChange={({ target }) =>
              change({ when: SPANS.find(({ value }) => value === target.value)?.value ?? "any" })
            }
          />
        </Field>
        <Field label="By">
          <Select
            placeholder="Anybody"
            options={(data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={by ?? ""}
            onChange={({ target }) => change({ by: target.value || null })}
          />
        </Field>
        <ExportButton endpoint={exportAudit} input={{ query: filter }} />
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
        <EmptyState
          title="No changes"
          text={
            search || by || when !== "any"
              ? "No change matches what you look for."
              : huntId
                ? "No administrator has changed this hunt yet."
                : "No administrator has changed anything yet."
          }
        />
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
