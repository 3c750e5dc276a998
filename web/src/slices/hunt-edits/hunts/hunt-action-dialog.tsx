import { useState } from "react";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { counted } from "../../../ui/counted.ts";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { ACTION_WORDS, consequenceOf, tellingOf } from "./hunt-actions.ts";
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
  const [tell, setTell] = useState("");
  if (wanted !== null && wanted !== last) {
    setLast(wanted);
    setTell(tellingOf(wanted.action, wanted.hunt) ?? "");
  }
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
      onConfirm={() => begin({ ...last, tell })}
    >
      {tellingOf(last.action, last.hunt) !== null && (
        <Field
          label={last.action === "cancel" ? "Why" : "What its hunters are told"}
          hint={
            last.action === "cancel"
              ? "It stands in the mail that they get; it may stay empty."
              : `By mail, ${counted(last.hunt.subscribers, "hunter")}; empty it to tell nobody.`
          }
        >
          <TextArea
            rows={3}
            maxLength={2_000}
            value={tell}
            onChange={(event) => setTell(event.target.value)}
          />
        </Field>
      )}
    </AlertDialog>
  );
}
