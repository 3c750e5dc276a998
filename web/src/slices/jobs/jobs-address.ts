import { choice, choiceOf, tableAddress } from "../../ui/table-address.ts";

export const JOB_GROUPS = ["work", "mail", "schedule", "all"] as const;
export const JOB_STATUSES = ["queued", "running", "failed", "done", "canceled"] as const;

/** What the table of jobs shows, as the address bar says it. */
export const jobsAddress = tableAddress({
  filters: { group: choiceOf(JOB_GROUPS), status: choice(JOB_STATUSES) },
  sorts: ["-createdAt"],
});

export type JobsAddress = ReturnType<typeof jobsAddress.read>;
