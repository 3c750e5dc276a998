import { useMutation } from "@tanstack/react-query";
import { cancelJob, type Job } from "@ten-paces/contract";
import { attempt } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { toast } from "../../ui/toast-store.ts";
import { countOf } from "./job-words.ts";

type JobProgressProps = {
  /** What is being done: "Generating hunts". */
  label: string;
  /** Null until the first word of the job has come. */
  job: Job | null;
  jobId: string | null;
};

/** How far a background job is, with its count, and the way to stop it. */
export function JobProgress({ label, job, jobId }: JobProgressProps) {
  const cancel = useMutation({
    mutationFn: (id: string) => attempt(cancelJob, { params: { id } }),
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  const stopping = cancel.isPending || job?.cancelRequested === true;
  return (
    <div className="grid gap-3 rounded-lg border border-contour bg-raised p-4">
      <ProgressBar
        label={label}
        value={job?.done ?? 0}
        max={job?.total ?? 0}
        valueText={job ? countOf(job) : "Beginning"}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 text-sm text-quiet">
          {stopping ? "Stopping after the step it is at…" : remarkOf(job)}
        </span>
        <Button
          variant="secondary"
          size="small"
          className="pointer-coarse:min-h-11"
          busy={stopping}
          busyLabel="Stopping..."
          disabled={jobId === null}
          onClick={() => jobId && cancel.mutate(jobId)}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}

/** A job that waits after a failed try says what went wrong; else what it is at. */
function remarkOf(job: Job | null): string {
  if (job?.status === "queued" && job.error) {
    return `The last try failed: ${job.error} It will be tried again.`;
  }
  return job?.note ?? "";
}
