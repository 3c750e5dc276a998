import type { ListedJob } from "@ten-paces/contract";
import { useState } from "react";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { actionLabel, actionsOf, type JobAction, questionFor } from "./job-actions.ts";
import { workWords } from "./job-words.ts";
import type { JobActions } from "./use-job-actions.ts";

type JobButtonsProps = { job: ListedJob; actions: JobActions };

/** What can be done with a job; what may do harm asks first. */
export function JobButtons({ job, actions }: JobButtonsProps) {
  const [asked, setAsked] = useState<JobAction | null>(null);
  const question = asked && questionFor(asked, job);
  const stopping = job.cancelRequested && job.status === "running";
  const press = (action: JobAction) =>
    questionFor(action, job) === null ? actions.act(job.id, action) : setAsked(action);
  return (
    <span className="flex flex-wrap gap-1.5">
      {actionsOf(job).map((action) => (
        <Button
          key={action}
          variant="secondary"
          size="small"
          className="pointer-coarse:min-h-11"
          aria-label={`${actionLabel(action, job)}: ${job.mail?.subject ?? workWords(job.kind)}`}
          busy={actions.busyId === job.id || stopping}
          busyLabel={stopping ? "Stopping..." : actionLabel(action, job)}
          onClick={() => press(action)}
        >
          {actionLabel(action, job)}
        </Button>
      ))}
      {asked && question && (
        <AlertDialog
          open
          onOpenChange={() => setAsked(null)}
          title={question.title}
          text={question.text}
          confirmLabel={actionLabel(asked, job)}
          danger={question.danger}
          onConfirm={() => {
            setAsked(null);
            actions.act(job.id, asked);
          }}
        />
      )}
    </span>
  );
}
