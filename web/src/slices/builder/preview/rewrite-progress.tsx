import { Button } from "../../../ui/button.tsx";
import { countOf } from "../../jobs/job-words.ts";
import type { Rewriting } from "./use-rewrite.ts";

type RewriteProgressProps = { rewrite: Rewriting; sequenceNum: number };

/** How far the job that writes a square is, and the way to stop it; nothing where there is no job. */
export function RewriteProgress({ rewrite, sequenceNum }: RewriteProgressProps) {
  const { job, cancel } = rewrite;
  if (cancel === null) return null;
  const stopping = job?.cancelRequested === true;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-pine-wash px-4 py-2">
      <span role="status" className="min-w-0 text-sm">
        {stopping ? "Stopping…" : (job?.note ?? (job ? countOf(job) : "Beginning"))}
      </span>
      <Button
        variant="secondary"
        size="small"
        className="pointer-coarse:min-h-11"
        aria-label={`Cancel writing square ${sequenceNum}`}
        busy={stopping}
        busyLabel="Stopping..."
        onClick={cancel}
      >
        Cancel
      </Button>
    </div>
  );
}
