import { useMutation } from "@tanstack/react-query";
import {
  cancelJob,
  type HuntDraftShape,
  type Job,
  type RewrittenSquare,
  rewriteDraftSquare,
} from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../../api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { type JobSource, serverJobs } from "../../jobs/job-source.ts";
import { useFollowedJob } from "../../jobs/use-followed-job.ts";
import type { BuilderForm } from "../form.ts";
import { keepRewrite, readRewrite } from "./kept-rewrite.ts";

export interface Rewrite {
  sequenceNum: number;
  /** Left out to keep the place, null for any unused one, else the wanted place. */
  placeId?: string | null;
}

/** A square that a job writes, with the draft it was asked for. */
interface UnderWay {
  jobId: string;
  sequenceNum: number;
  hunt: HuntDraftShape;
}

const FAILED = "The square could not be written. The draft is as it was.";

/** Has one square written anew, at its place or another: at once, or by a job that is followed. */
export function useRewrite(
  draft: HuntDraftShape,
  form: BuilderForm,
  onWritten: (rewritten: RewrittenSquare, sent: HuntDraftShape) => void,
  source: JobSource = serverJobs,
) {
  const once = useOneAtATime();
  const [underWay, setUnderWay] = useState<UnderWay | null>(() => {
    const kept = readRewrite(sessionStorage, draft.seed);
    return kept && { jobId: kept.jobId, sequenceNum: kept.sequenceNum, hunt: draft };
  });
  function follow(next: UnderWay | null): void {
    setUnderWay(next);
    keepRewrite(
      sessionStorage,
      next && { jobId: next.jobId, sequenceNum: next.sequenceNum, seed: draft.seed },
    );
  }
  const [writtenNum, setWrittenNum] = useState<number | null>(null);
  function arrive(rewritten: RewrittenSquare, sent: HuntDraftShape): void {
    onWritten(rewritten, sent);
    const num = rewritten.square.sequenceNum;
    setWrittenNum(num);
    // The button that was pressed could not keep the focus while it was disabled.
    document.getElementById(`square-${num}`)?.focus({ preventScroll: true });
  }
  const tell = (text: string) => toast({ tone: "error", text });
  const rewrite = useMutation({
    mutationFn: ({ sequenceNum, placeId, hunt }: Rewrite & { hunt: HuntDraftShape }) =>
      call(rewriteDraftSquare, {
        body: {
          hunt,
          sequenceNum,
          ...(placeId !== undefined && { placeId }),
          aiResistant: form.aiResistant,
          includeDecoys: form.includeDecoys,
        },
      }),
    onMutate: () => setWrittenNum(null),
    onSuccess: ({ jobId, rewritten }, { hunt, sequenceNum }) => {
      if (rewritten) arrive(rewritten, hunt);
      else if (jobId !== null) follow({ jobId, sequenceNum, hunt });
    },
    onError: (error) => tell(error.message),
  });
  const job = useFollowedJob(
    underWay?.jobId ?? null,
    {
      onOver: (over: Job) => {
        follow(null);
        if (over.kind === "rewrite_square" && over.result && underWay) {
          arrive(over.result, underWay.hunt);
        } else if (over.status !== "canceled") {
          tell(over.error ? `${FAILED} ${over.error}` : FAILED);
        }
      },
      onLost: (error) => {
        follow(null);
        tell(error.message);
      },
    },
    source,
  );
  return {
    start: (wanted: Rewrite) => {
      if (underWay === null) once(() => rewrite.mutateAsync({ ...wanted, hunt: draft }));
    },
    /** The square that is being written; null when none is. */
    busyNum: rewrite.isPending ? rewrite.variables.sequenceNum : (underWay?.sequenceNum ?? null),
    /** Its job; null where it is written at once, and until the first word of it has come. */
    job,
    /** The square that was written last; null while one is being written. */
    writtenNum,
    /** Ends the writing: the square stays as it was. Null where there is no job to end. */
    cancel:
      underWay &&
      (() => void call(cancelJob, { params: { id: underWay.jobId } }).catch(() => undefined)),
  };
}

export type Rewriting = ReturnType<typeof useRewrite>;
