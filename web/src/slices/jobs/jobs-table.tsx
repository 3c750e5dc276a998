import type { ListedJob } from "@ten-paces/contract";
import { Badge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { JobButtons } from "./job-buttons.tsx";
import { progressOf, statusBadge, workWords } from "./job-words.ts";
import type { JobActions } from "./use-job-actions.ts";

type JobsTableProps = { jobs: readonly ListedJob[]; loading: boolean; actions: JobActions };

/** Background jobs, 25 a page. */
export function JobsTable({ jobs, loading, actions }: JobsTableProps) {
  const columns: Column<ListedJob>[] = [
    {
      key: "kind",
      label: "Work",
      cell: (job) => (
        <span className="grid min-w-40">
          <span className="font-semibold">{workWords(job.kind)}</span>
          {job.mail && <span className="text-quiet wrap-anywhere">To {job.mail.to}</span>}
        </span>
      ),
    },
    {
      key: "status",
      label: "Status",
      cell: ({ status }) => (
        <Badge tone={statusBadge(status).tone}>{statusBadge(status).label}</Badge>
      ),
    },
    {
      key: "progress",
      label: "How far",
      cell: (job) => (
        <span className="block min-w-36 max-w-80 wrap-anywhere">{progressOf(job)}</span>
      ),
    },
    {
      key: "createdAt",
      label: "Asked for",
      cell: (job) => <span className="whitespace-nowrap">{formatDateTime(job.createdAt)}</span>,
    },
    {
      key: "finishedAt",
      label: "Ended",
      cell: (job) => (
        <span className="whitespace-nowrap">
          {job.finishedAt ? formatDateTime(job.finishedAt) : ""}
        </span>
      ),
    },
    {
      key: "actions",
      label: "Actions",
      hideLabel: true,
      cell: (job) => <JobButtons job={job} actions={actions} />,
    },
  ];
  return (
    <DataTable
      caption="List of jobs"
      columns={columns}
      rows={jobs}
      rowKey={(job) => job.id}
      loading={loading}
      empty="No job matches what you look for."
    />
  );
}
