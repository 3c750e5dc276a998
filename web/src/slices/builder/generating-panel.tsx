import type { Job } from "@ten-paces/contract";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { countOf } from "../jobs/job-words.ts";
import type { BuilderForm } from "./form.ts";
import { madeSoFar } from "./made-so-far.ts";
import { ModelCost } from "./model-cost.tsx";
import { ScoreBadge } from "./score-badge.tsx";

type GeneratingPanelProps = {
  form: BuilderForm;
  /** Null until the job is followed. */
  job: Job | null;
  onCancel: () => void;
};

/** A hunt being built: each square as soon as it is ready. */
export function GeneratingPanel({ form, job, onCancel }: GeneratingPanelProps) {
  const made = madeSoFar(job);
  return (
    <Card as="section" className="grid max-w-3xl gap-5">
      <Spinner
        size="large"
        label={`Building a ${form.difficulty} ${form.variant.toLowerCase()} hunt of ${form.totalSquares} squares in ${form.state}…`}
      />
      {job?.status === "queued" && job.ahead > 0 && (
        <p role="status">{countOf(job)}. This one begins when they are done.</p>
      )}
      {job?.total != null && (
        <ProgressBar
          label={job.note ?? "Squares"}
          value={job.done}
          max={job.total}
          valueText={countOf(job)}
        />
      )}
      {job?.status === "queued" && job.error && (
        <Notice tone="error" announce>
          The last try failed: {job.error} It will be tried again.
        </Notice>
      )}
      {job?.kind === "build_hunt" && job.made?.spentUsd !== undefined && (
        <ModelCost spentUsd={job.made.spentUsd} />
      )}
      <p className="text-quiet">
        Each square is written, searched for, and written again where a search finds it too easily.
      </p>
      <div>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {made.length > 0 && (
        <ol aria-label="Squares that are ready" className="divide-y divide-contour">
          {made.map((square) => (
            <li
              key={square.sequenceNum}
              className="flex animate-arrive flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
            >
              <span className="min-w-0 wrap-anywhere">
                <span className="figure mr-3 text-lg text-brass-text">{square.sequenceNum}</span>
                <span className="font-semibold">{square.landmark}</span>
                {square.writer !== "offline" && (
                  <span className="ml-2 text-sm text-quiet">by {square.writer}</span>
                )}
              </span>
              <ScoreBadge score={square.searchabilityScore} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
