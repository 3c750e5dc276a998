import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminHunt } from "@ten-paces/contract";
import { type FormEvent, useId, useRef, useState } from "react";
import { CallFailed } from "../../../api.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { builderOptionsQuery } from "../../builder/queries.ts";
import { StaleEdit } from "../../edits/stale-edit.ts";
import { StaleNotice } from "../../edits/stale-notice.tsx";
import { ACTION_WORDS, consequenceOf } from "./hunt-actions.ts";
import { HuntFormFields } from "./hunt-form-fields.tsx";
import {
  EMPTY_FORM,
  type FieldProblems,
  formOf,
  type HuntFormValues,
  problemsOf,
} from "./hunt-form-values.ts";
import { saveTrouble } from "./hunt-trouble.ts";
import { adminHuntQuery } from "./queries.ts";
import { adviceFor, proposedStatus } from "./state-advice.ts";
import { type Saving, useSaveHunt } from "./use-save-hunt.ts";

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
  const [base, setBase] = useState(hunt);
  const [typed, setTyped] = useState<HuntFormValues>(hunt ? formOf(hunt) : EMPTY_FORM);
  /** Until somebody chooses the status of a new hunt it is the one that it can have. */
  const [proposed, setProposed] = useState(hunt === null);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const queryClient = useQueryClient();
  const save = useSaveHunt(base, onSaved);
  const once = useOneAtATime();
  const options = useQuery({ ...builderOptionsQuery, enabled: hunt === null });
  const ground = (hunt === null && options.data) || { states: [], surveyedOnly: false };
  const values = proposed ? { ...typed, status: proposedStatus(typed, ground) } : typed;
  const advice = adviceFor(values, ground, proposed);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    const stuck = advice.shortage !== null || advice.closed !== null;
    if (stuck || Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
      );
    } else if (base && values.status === "COMPLETE" && base.status !== "COMPLETE") setAsking(true);
    else send({ values });
  }
  function send(saving: Saving): void {
    once(() => {
      onBusy(true);
      return save
        .mutateAsync(saving)
        .catch(() => form.current?.scrollIntoView({ block: "start" }))
        .finally(() => onBusy(false));
    });
  }
  async function reload(): Promise<void> {
    if (!base) return;
    const fresh = await queryClient.fetchQuery({ ...adminHuntQuery(base.id), staleTime: 0 });
    setBase(fresh.hunt);
    setTyped(formOf(fresh.hunt));
    save.reset();
  }
  const stale = save.error instanceof StaleEdit ? save.error : null;
  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="grid scroll-mt-6 gap-5">
      {stale && (
        <StaleNotice
          title={stale.message}
          changes={stale.changes}
          byItself="It opened or ended by itself while you had it open."
        >
          <Button size="small" onClick={() => void reload()}>
            Load the current values
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={save.isPending}
            onClick={() => send({ values, seenVersion: stale.version })}
          >
            Save mine over it
          </Button>
        </StaleNotice>
      )}
      {save.error && !stale && (
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
        existing={base}
        advice={advice}
        onChange={(next) => {
          if (next.status !== values.status) setProposed(false);
          setTyped(next);
          setProblems({});
        }}
      />
      {base && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title={`${ACTION_WORDS.complete.confirmLabel}: ${base.name}`}
          text={
            <>
              <p>{ACTION_WORDS.complete.question}</p>
              <p className="mt-2 text-quiet">{consequenceOf("complete", base)}</p>
            </>
          }
          confirmLabel={ACTION_WORDS.complete.confirmLabel}
          danger
          onConfirm={() => {
            setAsking(false);
            send({ values });
          }}
        />
      )}
    </form>
  );
}
