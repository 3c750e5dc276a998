import type { Job, JobKind, JobStatus, ListedJob } from "@ten-paces/contract";
import type { BadgeTone } from "../../ui/badge-tones.ts";
import { counted } from "../../ui/counted.ts";

const WHOLE = new Intl.NumberFormat("en-US");

/** "12 of 306", or what there is to say while nothing is counted. */
export function countOf(job: Pick<Job, "status" | "done" | "total" | "ahead">): string {
  if (job.status === "queued" && job.ahead > 0) {
    return `Waiting for ${counted(job.ahead, "other job")}`;
  }
  if (job.total !== null) return `${WHOLE.format(job.done)} of ${WHOLE.format(job.total)}`;
  return job.status === "queued" ? "Waiting to begin" : `${WHOLE.format(job.done)} done`;
}

const WORK: Record<JobKind, string> = {
  mail: "Sending a mail",
  reset_link: "A link to reset a password",
  auto_replenishment: "The automatic replenishment",
  free_hunt: "Making the free hunt",
  leaderboard: "Refreshing the leaderboard",
  tell_opening: "Mailing an opening to everybody who follows its state",
  tell_erratum: "Mailing a correction to everybody on its hunt",
  btc_price: "Asking what a Bitcoin costs",
  due_errata: "Posting corrections whose time has come",
  tell_hunters: "Mailing a letter to everybody on a hunt",
  finish_files: "Writing the finish files of hunts that are over",
  close_hunts: "Closing hunts whose date has come",
  settle_places: "Deciding places that waited for a square's rest",
  prize_dates: "Reminding winners and ending claims",
  settle_hunt: "Giving back and telling a hunt's players",
  renewals: "The renewals",
  share_funding: "Adding up what hunts have been paid",
  pass_days: "Letting days pass in the sandbox",
  payment_notice: "Taking in a notice of the payment provider",
  settle_checkout: "Looking at a checkout of the payment provider",
  align_plan: "Telling the payment provider of a plan",
  ask_of_plan: "Asking the payment provider about a plan",
  end_subscription: "Ending a subscription at the payment provider",
  refund_payment: "Giving a payment back",
  check_ledger: "The check of the ledger",
  retention: "Letting go of old data",
  generate_all: "Generate All",
  replenish: "Replenish",
  weigh_check_ins: "Weighing check-ins",
  replace_hunts: "Replacing hunts that stand where nobody can",
  weigh_prizes: "Weighing a hunt for its prizes",
  cleanup: "Cleanup",
  build_hunt: "Building a hunt",
  rewrite_square: "Writing a square anew",
};

/** What a job does, at the beginning of a sentence; the kind itself where it is none of ours. */
export function workWords(kind: string): string {
  return WORK[kind as JobKind] ?? kind;
}

const STATUS: Record<JobStatus, { label: string; tone: BadgeTone }> = {
  queued: { label: "Waiting", tone: "yellow" },
  running: { label: "Running", tone: "sky" },
  done: { label: "Done", tone: "moss" },
  failed: { label: "Failed", tone: "flag" },
  canceled: { label: "Canceled", tone: "neutral" },
};

export function statusBadge(status: JobStatus): { label: string; tone: BadgeTone } {
  return STATUS[status];
}

/** How far a job in a list is, or why it is where it is. */
export function progressOf(
  job: Pick<ListedJob, "status" | "done" | "total" | "note" | "error" | "attempts">,
): string {
  const count = job.total === null ? "" : `${WHOLE.format(job.done)} of ${WHOLE.format(job.total)}`;
  switch (job.status) {
    case "queued":
      return job.error ? `Will be tried again. The last try failed: ${job.error}` : "";
    case "running":
      return [count, job.note].filter(Boolean).join(" · ");
    case "done":
      return count;
    case "failed":
    case "canceled":
      return [count, job.error].filter(Boolean).join(" · ");
  }
}
