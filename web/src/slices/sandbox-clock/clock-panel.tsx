import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getSandboxClock, moveSandboxClock } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { counted } from "../../ui/counted.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { toast } from "../../ui/toast-store.ts";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useFollowedJob } from "../jobs/use-followed-job.ts";

const clockQuery = queryOptions({
  queryKey: ["admin", "sandbox-clock"],
  queryFn: ({ signal }) => call(getSandboxClock, {}, { signal }),
});

const STEPS = [
  { days: 1, label: "One day" },
  { days: 7, label: "One week" },
  { days: 31, label: "One month" },
] as const;

/** Lets time pass in the sandbox; nothing where real money moves. */
export function ClockPanel() {
  const { data } = useQuery(clockQuery);
  const [asked, setAsked] = useState<number | null>(null);
  const client = useQueryClient();
  // Balances, plans, hunts: everything that is shown may be another day's.
  const refresh = () => client.invalidateQueries();
  const move = useMutation({
    mutationFn: (days: number) => call(moveSandboxClock, { body: { days } }),
    onSuccess: (clock) => client.setQueryData(clockQuery.queryKey, clock),
    onError: (error) => toast({ tone: "error", text: error.message }),
    onSettled: () => setAsked(null),
  });
  const jobId = data?.jobId ?? null;
  const job = useFollowedJob(jobId, {
    onOver: ({ status }) => {
      if (status === "done") toast({ tone: "success", text: "The days have passed." });
      void refresh();
    },
    onLost: () => void refresh(),
  });
  if (!data?.movable) return null;
  return (
    <Card className="grid gap-4">
      <div>
        <h3 className="text-xl">Time in the sandbox</h3>
        <p className="text-quiet">
          Let days pass to see renewals, reminders, failed cards and endings without waiting for
          them. Each day is gone through in its order, its mails and charges included. Sign-ins,
          links and limits go by the real time, so nobody is signed out. Time cannot be turned back.
        </p>
      </div>
      <p>
        It is <strong className="tabular-nums">{formatDateTime(data.now)}</strong> here
        {data.daysAhead > 0 && `, ${counted(data.daysAhead, "day")} ahead of the world`}.
      </p>
      {jobId === null ? (
        <div className="flex flex-wrap gap-3">
          {STEPS.map(({ days, label }) => (
            <Button key={days} variant="secondary" onClick={() => setAsked(days)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <JobProgress label="Days are passing" job={job} jobId={jobId} />
      )}
      <AlertDialog
        open={asked !== null}
        title={`Let ${counted(asked ?? 0, "day")} pass?`}
        text="For everybody in this sandbox, at once. Plans renew or end, monthly credits expire, mails are sent. It cannot be undone."
        confirmLabel="Let time pass"
        busy={move.isPending}
        onConfirm={() => asked !== null && move.mutate(asked)}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </Card>
  );
}
