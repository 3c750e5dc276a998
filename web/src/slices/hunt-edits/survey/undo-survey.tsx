import { useMutation, useQueryClient } from "@tanstack/react-query";
import { undoSurvey } from "@ten-paces/contract";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { refreshHunts } from "../hunts/queries.ts";

/** Takes back the last survey of a square, after a question. */
export function UndoSurvey({
  huntId,
  num,
  placeName,
}: {
  huntId: string;
  num: number;
  /** Where squares of several hunts stand side by side. */
  placeName?: string;
}) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const undo = useMutation({
    mutationFn: () => call(undoSurvey, { params: { id: huntId, num } }),
    onSuccess: () => {
      toast({ tone: "success", text: `The survey of square ${num} was taken back.` });
      return refreshHunts(queryClient);
    },
    onError: (error) => toast({ tone: "error", text: error.message }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="pointer-coarse:min-h-11"
        aria-label={`Undo Survey of ${placeName ?? `square ${num}`}`}
        icon={<Undo2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsking(true)}
      >
        Undo Survey
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Take back the survey of ${placeName ?? `square ${num}`}?`}
        text="The pin, its three words, where to stand, the question and the photo become what they were before the last survey. A live hunt gets a new, dated seal."
        confirmLabel="Take back"
        busy={undo.isPending}
        onConfirm={() => once(() => undo.mutateAsync())}
      />
    </>
  );
}
