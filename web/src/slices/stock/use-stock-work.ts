import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cleanUpHunts, generateAllHunts, type Job, replenishHunts } from "@ten-paces/contract";
import { useRef, useState } from "react";
import { call } from "../../api.ts";
import { useFollowedJob } from "../jobs/use-followed-job.ts";
import { stockQuery } from "./queries.ts";
import { busyJobOf, requireToken, type StockWork, stockTrouble } from "./stock-trouble.ts";
import { type Banner, bannerFor, reportOf, shortfallsOf } from "./stock-words.ts";

/** How often to look for the job's id while its call has not answered yet. */
const LOOK_MS = 500;

function begin(work: StockWork): Promise<{ jobId: string }> {
  requireToken();
  switch (work.kind) {
    case "generate":
      return call(generateAllHunts, { body: { writer: work.writer } });
    case "replenish":
      return call(replenishHunts, { body: { writer: work.writer } });
    case "cleanup":
      return call(cleanUpHunts, { body: { daysOld: work.daysOld } });
  }
}

/**
 * The stock and the one job that may work on it. The calls wait for their job up to 25 s, so the bar
 * follows the job that the statistics name meanwhile; a job that was running before is followed too.
 */
export function useStockWork() {
  const queryClient = useQueryClient();
  const [startedId, setStartedId] = useState<string | null>(null);
  const [overId, setOverId] = useState<string | null>(null);
  const [banner, setBanner] = useState<Banner | null>(null);
  const [report, setReport] = useState<string | null>(null);
  const [shortfalls, setShortfalls] = useState<string[]>([]);
  const daysOld = useRef<number | null>(null);

  const work = useMutation({
    mutationFn: begin,
    onMutate: (wanted) => {
      setBanner(null);
      setReport(null);
      setShortfalls([]);
      daysOld.current = wanted.kind === "cleanup" ? wanted.daysOld : null;
    },
    onSuccess: ({ jobId }) => setStartedId(jobId),
    onError: (error, wanted) => {
      const busy = busyJobOf(error);
      if (busy !== null) setStartedId(busy);
      setBanner({ tone: "error", text: stockTrouble(error, wanted.kind) });
    },
  });
  const stock = useQuery({
    ...stockQuery,
    refetchInterval: ({ state }) => (work.isPending && !state.data?.runningJobId ? LOOK_MS : false),
  });

  const runningId = stock.data?.runningJobId ?? startedId;
  const jobId = runningId === overId ? null : runningId;
  const settle = (id: string) => {
    setOverId(id);
    void queryClient.invalidateQueries({ queryKey: ["admin"] });
  };
  const job = useFollowedJob(jobId, {
    onOver: (ended: Job) => {
      setBanner(bannerFor(ended, daysOld.current));
      setReport(reportOf(ended));
      setShortfalls(shortfallsOf(ended));
      settle(ended.id);
    },
    onLost: (error) => {
      setBanner({ tone: "error", text: stockTrouble(error, "fetch") });
      if (jobId !== null) settle(jobId);
    },
  });
  return {
    stock,
    job,
    jobId,
    banner,
    report,
    shortfalls,
    /** A job is at work, or a call that will begin one is under way. */
    busy: work.isPending || jobId !== null,
    begin: work.mutate,
  };
}

export type StockDesk = ReturnType<typeof useStockWork>;
