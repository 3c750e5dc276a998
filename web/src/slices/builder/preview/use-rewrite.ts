import { useMutation } from "@tanstack/react-query";
import { type HuntDraftShape, type Result, rewriteDraftSquare } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import type { BuilderForm } from "../form.ts";

export interface Rewrite {
  sequenceNum: number;
  /** Left out to keep the place, null for any unused one, else the wanted place. */
  placeId?: string | null;
}

/** Has one square written anew, at its place or another. */
export function useRewrite(
  draft: HuntDraftShape,
  form: BuilderForm,
  onWritten: (rewritten: Result<typeof rewriteDraftSquare>, sent: HuntDraftShape) => void,
) {
  const once = useOneAtATime();
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
    onSuccess: (rewritten, { hunt }) => {
      onWritten(rewritten, hunt);
      const { square } = rewritten;
      // The button that was pressed could not keep the focus while it was disabled.
      document.getElementById(`square-${square.sequenceNum}`)?.focus({ preventScroll: true });
    },
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  return {
    start: (wanted: Rewrite) => once(() => rewrite.mutateAsync({ ...wanted, hunt: draft })),
    /** The square that is being written; null when none is. */
    busyNum: rewrite.isPending ? rewrite.variables.sequenceNum : null,
    /** The square that was written last; null while one is being written. */
    writtenNum: rewrite.data?.square.sequenceNum ?? null,
  };
}
