import { useState } from "react";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { PlaceDetail } from "./queries.ts";
import { useWithdrawal } from "./use-withdrawal.ts";

const SHORTEST_REASON = 3;
const LONGEST_REASON = 500;

/** Withdraws a place after a question that names it, or restores a withdrawn one after another. */
export function WithdrawalButton({ place }: { place: PlaceDetail }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      {place.withdrawn ? (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Restore this place
        </Button>
      ) : (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Withdraw this place
        </Button>
      )}
      {place.withdrawn ? (
        <RestoreQuestion place={place} open={asking} onClose={close} />
      ) : (
        <WithdrawQuestion place={place} open={asking} onClose={close} />
      )}
    </>
  );
}

type QuestionProps = { place: PlaceDetail; open: boolean; onClose: () => void };

function WithdrawQuestion({ place, open, onClose }: QuestionProps) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useWithdrawal(place, onClose);
  const tooShort = reason.trim().length < SHORTEST_REASON;
  function confirm(): void {
    setTried(true);
    if (!tooShort) mutate(reason.trim());
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title={`Withdraw ${place.name}?`}
      text={<p>New hunts will not use it. {standingSentence(place.hunts)}</p>}
      confirmLabel="Withdraw"
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      <Field
        label="Reason"
        hint="Kept with the place and in the audit log."
        required
        error={tried && tooShort ? "Say in a few words why." : undefined}
      >
        <TextArea
          rows={3}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </AlertDialog>
  );
}

function standingSentence(hunts: number): string {
  if (hunts === 0) return "No hunt stands on it.";
  const which = hunts === 1 ? "The hunt that stands on it stays" : `The ${hunts} hunts on it stay`;
  return `${which} as built.`;
}

function RestoreQuestion({ place, open, onClose }: QuestionProps) {
  const { mutate, isPending } = useWithdrawal(place, onClose);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title={`Restore ${place.name}?`}
      text={
        <p>
          The builder may use it again.
          {place.withdrawal && ` It was withdrawn because: ${place.withdrawal.reason}`}
        </p>
      }
      confirmLabel="Restore"
      busy={isPending}
      onConfirm={() => mutate(null)}
    />
  );
}
