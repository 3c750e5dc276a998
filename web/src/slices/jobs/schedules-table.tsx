import type { ListedSchedule } from "@ten-paces/contract";
import { Badge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { formatDateTime, formatDuration } from "../../ui/dates.ts";
import { statusBadge, workWords } from "./job-words.ts";

type SchedulesTableProps = { schedules: readonly ListedSchedule[]; loading: boolean };

const COLUMNS: Column<ListedSchedule>[] = [
  {
    key: "kind",
    label: "Work",
    cell: ({ kind }) => <span className="block min-w-44 font-semibold">{workWords(kind)}</span>,
  },
  {
    key: "every",
    label: "Every",
    cell: ({ every }) => <span className="whitespace-nowrap">{formatDuration(every / 60)}</span>,
  },
  {
    key: "last",
    label: "Last run",
    cell: ({ last }) =>
      last === null ? (
        "Not yet"
      ) : (
        <span className="grid min-w-36 justify-items-start gap-1">
          <Badge tone={statusBadge(last.status).tone}>{statusBadge(last.status).label}</Badge>
          {last.status === "failed" && last.error && (
            <span className="max-w-72 text-quiet wrap-anywhere">{last.error}</span>
          )}
        </span>
      ),
  },
  {
    key: "succeeded",
    label: "Last success",
    cell: ({ last }) => (
      <span className="whitespace-nowrap">
        {last?.succeededAt ? formatDateTime(last.succeededAt) : "Never"}
      </span>
    ),
  },
  {
    key: "next",
    label: "Next run",
    cell: ({ nextRunAt }) => (
      <span className="whitespace-nowrap">
        {nextRunAt ? formatDateTime(nextRunAt) : "Switched off"}
      </span>
    ),
  },
];

/** What runs by itself: how often, how it went, when it comes next. */
export function SchedulesTable({ schedules, loading }: SchedulesTableProps) {
  return (
    <DataTable
      caption="What runs by itself"
      columns={COLUMNS}
      rows={schedules}
      rowKey={({ kind }) => kind}
      loading={loading}
      empty="Nothing runs by itself here."
    />
  );
}
