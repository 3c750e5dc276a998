import { useState } from "react";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { DEFAULT_DAYS, readDays } from "./days.ts";

type CleanupDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: (daysOld: number) => void;
};

/** Asks for the days, then says plainly what will be deleted. */
export function CleanupDialog({ open, onClose, onConfirm }: CleanupDialogProps) {
  const [typed, setTyped] = useState(String(DEFAULT_DAYS));
  const [wrong, setWrong] = useState<string | null>(null);
  const [days, setDays] = useState<number | null>(null);

  function close(): void {
    setTyped(String(DEFAULT_DAYS));
    setWrong(null);
    setDays(null);
    onClose();
  }
  function next(): void {
    const answer = readDays(typed);
    if (answer.kind === "abort") close();
    else if (answer.kind === "wrong") setWrong(answer.text);
    else setDays(answer.days);
  }
  if (days !== null) {
    return (
      <AlertDialog
        open={open}
        onOpenChange={close}
        title={`Delete completed hunts older than ${days} days?`}
        text="Their squares and clues are deleted for good. Scores, prizes and credits stay."
        confirmLabel="Delete hunts"
        danger
        onConfirm={() => {
          close();
          onConfirm(days);
        }}
      />
    );
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={close}
      title="How old are the hunts to be deleted?"
      text="Only completed hunts are deleted."
      confirmLabel="Continue"
      cancelLabel="Not now"
      onConfirm={next}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          next();
        }}
      >
        <Field label="Days since they were completed" error={wrong ?? undefined}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(null);
            }}
          />
        </Field>
      </form>
    </AlertDialog>
  );
}
