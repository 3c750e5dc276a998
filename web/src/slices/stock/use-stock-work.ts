import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { cleanUpHunts, generateAllHunts, type Job, replenishHunts } from "@ten-paces/contract";
import { useRef, useState } from "react";
import { call } from "../../api.ts";
import { type JobSource, serverJobs } from "../jobs/job-source.ts";
import { useFollowedJob } from "../jobs/use-followed-job.ts";
import { stockQuery } from "./queries.ts";
import { busyJobOf, requireToken, type StockWork, stockTrouble } from "./stock-trouble.ts";
import { type Banner, bannerFor, reportOf, shortfallsOf } from "./stock-words.ts";

function begin(work: StockWork): Promise<{ jobId: string }> {
  requireToken();
  switch (work.kind) {
    case "generate":
      return call(generateAllHunts, { body: { writer: work.writer, wait: false } });
    case "replenish":
      return call(replenishHunts, { body: { writer: work.writer, wait: false } });
    case "cleanup":
      return call(cleanUpHunts, { body: { daysOld: work.daysOld, wait: false } });
  }
}

/**
 * The stock and the one job that may work on it: the one that was begun here, or one that the statistics name
 * because it was running before.
 */
export function useStockWork(source: JobSource = serverJobs) {
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
  const stock = useQuery(stockQuery);

  // What was begun here is newer than statistics that were read before.
  const known = [startedId, stock.data?.runningJobId ?? null];
  const jobId = known.find((id) => id !== null && id !== overId) ?? null;
  const settle = (id: string) => {
    setOverId(id);
    void queryClient.invalidateQueries({ queryKey: ["admin"] });
  };
  const listeners = {
    onOver: (ended: Job) => {
      setBanner(bannerFor(ended, daysOld.current));
      setReport(reportOf(ended));
      setShortfalls(shortfallsOf(ended));
      settle(ended.id);
    },
    onLost: (error: Error) => {
      setBanner({ tone: "error", text: stockTrouble(error, "fetch") });
      if (jobId !== null) settle(jobId);
    },
  };
  const job = useFollowedJob(jobId, listeners, source);
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
