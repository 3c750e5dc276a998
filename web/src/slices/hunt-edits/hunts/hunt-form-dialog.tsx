import type { AdminHunt } from "@ten-paces/contract";
import { type FormEvent, useId, useRef, useState } from "react";
import { CallFailed } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOneAtATime } from "../../jobs/one-at-a-time.ts";
import { HuntFormFields } from "./hunt-form-fields.tsx";
import {
  EMPTY_FORM,
  type FieldProblems,
  formOf,
  type HuntFormValues,
  problemsOf,
} from "./hunt-form-values.ts";
import { saveTrouble } from "./hunt-trouble.ts";
import { useSaveHunt } from "./use-save-hunt.ts";

type HuntFormDialogProps = {
  /** The hunt to be changed; null for a new one. */
  hunt: AdminHunt | null;
  open: boolean;
  onClose: () => void;
};

/** The form of a hunt in a window. It opens afresh each time. */
export function HuntFormDialog({ hunt, open, onClose }: HuntFormDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && onClose()}
      title={hunt ? "Edit Hunt" : "Create New Hunt"}
      description={
        hunt
          ? hunt.name
          : "The squares are written by the builder: MEDIUM, resistant to search, with decoys."
      }
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            busy={busy}
            busyLabel={hunt ? "Saving..." : "Creating..."}
          >
            {hunt ? "Save Changes" : "Create Hunt"}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <HuntForm id={formId} hunt={hunt} onSaved={onClose} onBusy={setBusy} />
    </Dialog>
  );
}

type HuntFormProps = {
  id: string;
  hunt: AdminHunt | null;
  onSaved: () => void;
  onBusy: (busy: boolean) => void;
};

function HuntForm({ id, hunt, onSaved, onBusy }: HuntFormProps) {
  const [values, setValues] = useState<HuntFormValues>(hunt ? formOf(hunt) : EMPTY_FORM);
  const [problems, setProblems] = useState<FieldProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveHunt(hunt, onSaved);
  const once = useOneAtATime();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
      );
      return;
    }
    once(() => {
      onBusy(true);
      return save
        .mutateAsync(values)
        .catch(() => form.current?.scrollIntoView({ block: "start" }))
        .finally(() => onBusy(false));
    });
  }
  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="grid scroll-mt-6 gap-5">
      {save.error && (
        <Notice tone="error" announce>
          {saveTrouble(save.error)}
          {save.error instanceof CallFailed && save.error.issues.length > 0 && (
            <ul className="mt-2 list-disc pl-5 text-sm">
              {save.error.issues.map((issue) => (
                <li key={issue.path}>{`${issue.path}: ${issue.message}`}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <HuntFormFields
        values={values}
        problems={problems}
        existing={hunt}
        onChange={(next) => {
          setValues(next);
          setProblems({});
        }}
      />
    </form>
  );
}
