import { useState } from "react";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { ACTION_WORDS, consequenceOf } from "./hunt-actions.ts";
import { useHuntAction, type Wanted } from "./use-hunt-action.ts";

type HuntActionDialogProps = {
  wanted: Wanted | null;
  onClose: () => void;
  /** The hunt is gone now. */
  onDeleted?: () => void;
};

/** The question before a hunt is paused, canceled, resumed, deleted or opened next; it names the hunt. */
export function HuntActionDialog({ wanted, onClose, onDeleted }: HuntActionDialogProps) {
  // What is shown while the dialog closes is what was asked.
  const [last, setLast] = useState(wanted);
  if (wanted !== null && wanted !== last) setLast(wanted);
  const { begin, busy } = useHuntAction(({ action }, done) => {
    onClose();
    if (done && action === "delete") onDeleted?.();
  });
  if (!last) return null;
  const words = ACTION_WORDS[last.action];
  return (
    <AlertDialog
      open={wanted !== null}
      onOpenChange={onClose}
      title={`${words.confirmLabel}: ${last.hunt.name}`}
      text={
        <>
          <p>{words.question}</p>
          <p className="mt-2 text-quiet">{consequenceOf(last.action, last.hunt)}</p>
        </>
      }
      confirmLabel={words.confirmLabel}
      danger={words.danger}
      busy={busy}
      onConfirm={() => begin(last)}
    />
  );
}
