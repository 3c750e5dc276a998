import { Dialog } from "../../ui/dialog.tsx";
import type { CheckInAnswer } from "./attempt-outcome.ts";
import { ANSWER_TITLES } from "./attempt-result.tsx";
import { SolvedMoment } from "./solved-moment.tsx";

type SolvedDialogProps = { answer: CheckInAnswer; huntId: string; onClose: () => void };

/** The moment of a square that was solved from a chair. */
export function SolvedDialog({ answer, huntId, onClose }: SolvedDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={ANSWER_TITLES.solved}>
      <SolvedMoment answer={answer} huntId={huntId} onClose={onClose} />
    </Dialog>
  );
}
