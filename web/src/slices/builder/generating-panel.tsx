import type { Job } from "@ten-paces/contract";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { countOf } from "../jobs/job-words.ts";
import type { BuilderForm } from "./form.ts";

type GeneratingPanelProps = {
  form: BuilderForm;
  /** Null until the job is followed. */
  job: Job | null;
  onCancel: () => void;
};

/** A hunt being built, square by square. */
export function GeneratingPanel({ form, job, onCancel }: GeneratingPanelProps) {
  return (
    <Card as="section" className="grid max-w-3xl gap-5">
      <Spinner
        size="large"
        label={`Building a ${form.difficulty} ${form.variant.toLowerCase()} hunt of ${form.totalSquares} squares in ${form.state}…`}
      />
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
      <p className="text-quiet">
        Each square is written, searched for, and written again where a search finds it too easily.
      </p>
      <div>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Card>
  );
}
