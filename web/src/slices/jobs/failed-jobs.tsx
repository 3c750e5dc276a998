import { useQuery } from "@tanstack/react-query";
import { counted } from "../../ui/counted.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { reasonOf } from "./job-actions.ts";
import { JobButtons } from "./job-buttons.tsx";
import { workWords } from "./job-words.ts";
import { failedJobsQuery } from "./queries.ts";
import { useJobActions } from "./use-job-actions.ts";

/** The jobs that an operator has to look at, with what can be done; nothing while there are none. */
export function FailedJobs() {
  const { data } = useQuery(failedJobsQuery);
  const actions = useJobActions();
  if (!data || data.failed === 0) return null;
  const more = data.failed - data.jobs.length;
  return (
    <section aria-labelledby="failed-title" className="grid gap-3">
      <h3 id="failed-title" className="text-xl">
        {counted(data.failed, "job")} failed
      </h3>
      <ul className="divide-y divide-contour rounded-lg border border-l-4 border-contour border-l-flag bg-raised">
        {data.jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3">
            <div className="min-w-0 max-w-prose">
              <p className="font-semibold wrap-anywhere">
                {job.mail ? `“${job.mail.subject}” to ${job.mail.to}` : workWords(job.kind)}
              </p>
              <p className="wrap-anywhere">{reasonOf(job)}</p>
              <p className="text-sm text-quiet">
                {formatDateTime(job.finishedAt ?? job.createdAt)}, tried{" "}
                {counted(job.attempts, "time")}
              </p>
            </div>
            <JobButtons job={job} actions={actions} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="text-sm text-quiet">And {counted(more, "older one")}, in the list below.</p>
      )}
    </section>
  );
}
