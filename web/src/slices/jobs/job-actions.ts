import type { ListedJob } from "@ten-paces/contract";

export type JobAction = "retry" | "letGo" | "cancel";

/** What can be done with a job as it is now. */
export function actionsOf(job: Pick<ListedJob, "status" | "canRetry">): JobAction[] {
  switch (job.status) {
    case "failed":
      return job.canRetry ? ["retry", "letGo"] : ["letGo"];
    case "canceled":
      return job.canRetry ? ["retry"] : [];
    case "queued":
    case "running":
      return ["cancel"];
    case "done":
      return [];
  }
}

/** What a button for it says. */
export function actionLabel(action: JobAction, job: Pick<ListedJob, "mail">): string {
  if (action === "cancel") return "Cancel";
  if (action === "letGo") return "Let Go";
  return job.mail?.maybeTaken ? "Send Again" : "Try Again";
}

/** What has to be asked before; null for what does no harm. */
export function questionFor(
  action: JobAction,
  job: Pick<ListedJob, "mail">,
): { title: string; text: string; danger: boolean } | null {
  const { mail } = job;
  if (action === "retry" && mail?.maybeTaken) {
    return {
      title: `Send “${mail.subject}” again?`,
      text: `The mail server may have taken it the first time. Then ${mail.to} gets it twice.`,
      danger: false,
    };
  }
  if (action === "letGo") {
    return {
      title: "Let go of this job?",
      text: mail
        ? `The mail to ${mail.to} is not sent again. It counts as settled, and can be tried again later.`
        : "It is not tried again. It counts as settled, and can be tried again later.",
      danger: true,
    };
  }
  return null;
}

/** Why a failed job stands where it is, in a sentence for an operator. */
export function reasonOf(job: Pick<ListedJob, "error" | "mail">): string {
  if (job.mail?.maybeTaken) {
    return "The mail server was given this mail and never said whether it took it. Ask the reader, or look into the server's log, then send it again or let it go.";
  }
  return job.error || "It failed without a word of why.";
}
