import { useQuery } from "@tanstack/react-query";
import { exportJobs } from "@ten-paces/contract";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import { FailedJobs } from "../../../slices/jobs/failed-jobs.tsx";
import { statusBadge } from "../../../slices/jobs/job-words.ts";
import { JOB_GROUPS, JOB_STATUSES, jobsAddress } from "../../../slices/jobs/jobs-address.ts";
import { JobsTable } from "../../../slices/jobs/jobs-table.tsx";
import { jobFilterOf, jobsQuery } from "../../../slices/jobs/queries.ts";
import { SchedulesTable } from "../../../slices/jobs/schedules-table.tsx";
import { useJobActions } from "../../../slices/jobs/use-job-actions.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTableAddress } from "../../../ui/table-address.ts";

const GROUP_LABELS = {
  work: "Asked for",
  mail: "Mails",
  schedule: "Schedules",
  all: "All",
} as const;
const SEGMENTS = JOB_GROUPS.map((value) => ({ value, label: GROUP_LABELS[value] }));
const STATUSES = JOB_STATUSES.map((value) => ({ value, label: statusBadge(value).label }));

/** What the product does behind the pages: what failed, what runs by itself, what was asked for. */
export default function JobsTab() {
  const { address, change } = useTableAddress(jobsAddress);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(jobsQuery(address));
  const actions = useJobActions();
  return (
    <section aria-labelledby="jobs-title" className="grid gap-8">
      <div>
        <h2 id="jobs-title" className="text-lg">
          Background Work
        </h2>
        <p className="max-w-prose text-quiet">
          Mails, renewals, hunts that are being made: what goes on behind the pages. The lists
          refresh by themselves. Finished jobs stay for 90 days.
        </p>
      </div>
      {error && !data ? (
        <ErrorState
          title="Unable to load the jobs"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <>
          <FailedJobs />
          <section aria-labelledby="schedules-title" className="grid min-w-0 gap-3">
            <h3 id="schedules-title" className="text-xl">
              Schedules
            </h3>
            <SchedulesTable schedules={data?.schedules ?? []} loading={isPending} />
          </section>
          <section aria-labelledby="all-jobs-title" className="grid min-w-0 gap-3">
            <h3 id="all-jobs-title" className="text-xl">
              Jobs
            </h3>
            <search className="flex flex-wrap items-end gap-3">
              <SegmentedControl
                legend="Show"
                value={address.group}
                segments={SEGMENTS}
                onChange={(group) => change({ group })}
              />
              <Field label="Status">
                <Select
                  options={STATUSES}
                  placeholder="Any status"
                  value={address.status ?? ""}
                  onChange={(event) =>
                    change({
                      status: JOB_STATUSES.find((one) => one === event.target.value) ?? null,
                    })
                  }
                />
              </Field>
              <ExportButton endpoint={exportJobs} input={{ query: jobFilterOf(address) }} />
            </search>
            <JobsTable
              jobs={data?.jobs ?? []}
              loading={isPending || isPlaceholderData}
              actions={actions}
            />
            <Pagination
              page={address.page}
              pageSize={data?.pageSize ?? 25}
              total={data?.total ?? 0}
              onPage={(page) => change({ page })}
            />
          </section>
        </>
      )}
    </section>
  );
}
