import { useMutation } from "@tanstack/react-query";
import { cancelJob, generateHunt, type Job } from "@ten-paces/contract";
import { useRef } from "react";
import { CallFailed, call, refusalIn } from "../../api.ts";
import { readToken } from "../../token.ts";
import { useFollowedJob } from "../jobs/use-followed-job.ts";
import type { DeskEvent, DeskState } from "./desk-state.ts";
import { type BuilderForm, requestOf } from "./form.ts";

const FAILED = "Failed to generate hunt";

/** The sentence for a hunt that could not be generated: the server's with its reason, else the usual one. */
export function generateTrouble(error: unknown): string {
  if (!(error instanceof CallFailed)) return error instanceof Error ? error.message : FAILED;
  if (error.told === null) return FAILED;
  const refusal = refusalIn(generateHunt, error);
  const reason = refusal && "reason" in refusal.data ? refusal.data.reason : "";
  return reason ? `${error.told}: ${reason}` : error.told;
}

/** Builds a hunt: the call answers with a job, which is followed to its end. */
export function useGenerate(desk: DeskState, dispatch: (event: DeskEvent) => void) {
  const asking = useRef<AbortController | null>(null);
  const jobId = desk.step === "generating" ? desk.jobId : null;
  const job = useFollowedJob(jobId, {
    onOver: (over) => dispatch(afterJob(over)),
    onLost: (error) => dispatch({ type: "notBuilt", error: generateTrouble(error) }),
  });
  const ask = useMutation({
    mutationFn: (form: BuilderForm) => {
      if (readToken() === null) throw new Error("Admin authentication required");
      asking.current = new AbortController();
      const { signal } = asking.current;
      return call(generateHunt, { body: requestOf(form) }, { signal });
    },
    onSuccess: (result) => {
      if (result.hunt) dispatch({ type: "built", draft: result.hunt });
      else dispatch({ type: "job", jobId: result.jobId });
    },
    onError: (error) => {
      const left = asking.current?.signal.aborted === true;
      dispatch({ type: "notBuilt", error: left ? null : generateTrouble(error) });
    },
  });
  return {
    job,
    start(form: BuilderForm): void {
      dispatch({ type: "generate" });
      ask.mutate(form);
    },
    /** Stops waiting. A job that is known is told to stop; an unknown one ends in nothing stored. */
    cancel(): void {
      if (jobId === null) asking.current?.abort();
      else void call(cancelJob, { params: { id: jobId } }).catch(() => {});
      dispatch({ type: "notBuilt", error: null });
    },
  };
}

/** What a job that is over means for the desk. */
export function afterJob(job: Job): DeskEvent {
  if (job.status === "canceled") return { type: "notBuilt", error: null };
  if (job.kind === "build_hunt" && job.result) return { type: "built", draft: job.result };
  return { type: "notBuilt", error: job.error ? `${FAILED}: ${job.error}` : FAILED };
}

export type Generating = ReturnType<typeof useGenerate>;
