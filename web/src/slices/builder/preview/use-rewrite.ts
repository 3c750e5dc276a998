import { useMutation } from "@tanstack/react-query";
import { type DraftSquare, type HuntDraftShape, rewriteDraftSquare } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import { toast } from "../../../ui/toast-store.ts";
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
  onWritten: (square: DraftSquare) => void,
) {
  const rewrite = useMutation({
    mutationFn: ({ sequenceNum, placeId }: Rewrite) =>
      call(rewriteDraftSquare, {
        body: {
          hunt: draft,
          sequenceNum,
          ...(placeId !== undefined && { placeId }),
          aiResistant: form.aiResistant,
          includeDecoys: form.includeDecoys,
        },
      }),
    onSuccess: ({ square }, { placeId }) => {
      onWritten(square);
      const where = square.landmarks[0] ?? square.words;
      toast({
        tone: "success",
        text:
          placeId === undefined
            ? `Square ${square.sequenceNum} was written anew.`
            : `Square ${square.sequenceNum} now leads to ${where}.`,
      });
    },
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  return {
    start: rewrite.mutate,
    /** The square that is being written; null when none is. */
    busyNum: rewrite.isPending ? rewrite.variables.sequenceNum : null,
  };
}
