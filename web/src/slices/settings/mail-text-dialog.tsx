import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  keepsOwn,
  longestMailText,
  type MailField,
  type MailKind,
  mailFields,
  mailKinds,
  mailTextFault,
  placeholdersOf,
  previewMail,
} from "@ten-paces/contract";
import { useEffect, useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { OthersWereFaster } from "../edits/others-were-faster.tsx";
import { MailPreview } from "./mail-preview.tsx";
import type { PartProps } from "./settings-part.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

/** So long nothing is typed before the sample is drawn anew. */
const RESTING_MS = 500;
const LOOKS = [
  { value: "html", label: "As HTML" },
  { value: "text", label: "As text" },
] as const;

type Words = Record<MailField, string>;
type MailTextDialogProps = PartProps & { kind: MailKind; onClose: () => void };

/** Writes what an operator says in a sort of mail, with a sample of the mail below it. */
export function MailTextDialog({ kind, onClose, settings, onReload }: MailTextDialogProps) {
  const { editing, save } = useSaveSettings(settings);
  const { subject = "", opening = "", closing = "" } = settings.mailTexts[kind] ?? {};
  const [typed, setTyped] = useState<Words>({ subject, opening, closing });
  const [rested, setRested] = useState(typed);
  const [look, setLook] = useState<(typeof LOOKS)[number]["value"]>("html");
  useEffect(() => {
    const timer = setTimeout(() => {
      if (Object.keys(faultsOf(kind, typed)).length === 0) setRested(typed);
    }, RESTING_MS);
    return () => clearTimeout(timer);
  }, [kind, typed]);
  const sample = useQuery({
    queryKey: ["admin", "mail-preview", kind, rested],
    queryFn: () => call(previewMail, { body: { kind, words: rested } }),
    placeholderData: keepPreviousData,
  });
  const { errorOf, ...sending } = useForm({
    fields: mailFields,
    check: () => faultsOf(kind, typed),
    send: async () => {
      if (!(await save({ mailTexts: { [kind]: typed } }))) return;
      toast({ tone: "success", text: "Mails that leave from now on say it so." });
      onClose();
    },
    otherwise: "The words could not be saved. Please try again.",
  });
  const { label, when } = mailKinds[kind];
  const controlOf = (field: MailField) => ({
    name: field,
    value: typed[field],
    onChange: (event: { target: { value: string } }) =>
      setTyped({ ...typed, [field]: event.target.value }),
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title={label}
      description={when}
      width="wide"
      action="Save Words"
      busyLabel="Saving..."
    >
      <OthersWereFaster editing={editing} onReload={onReload} />
      <div className="grid gap-4">
        <Field label="Subject" hint={hintOf(kind, "subject")} error={errorOf("subject")}>
          <TextInput
            autoComplete="off"
            maxLength={120}
            placeholder={sample.data?.own.subject}
            {...controlOf("subject")}
          />
        </Field>
        <Field label="Opening" hint={hintOf(kind, "opening")} error={errorOf("opening")}>
          <TextArea
            rows={3}
            maxLength={longestMailText}
            placeholder={sample.data?.own.opening}
            {...controlOf("opening")}
          />
        </Field>
        <Field label="Under this mail" hint={hintOf(kind, "closing")} error={errorOf("closing")}>
          <TextArea rows={3} maxLength={longestMailText} {...controlOf("closing")} />
        </Field>
        {mailFields.some((field) => typed[field] !== "") && (
          <div>
            <Button
              variant="ghost"
              size="small"
              onClick={() => setTyped({ subject: "", opening: "", closing: "" })}
            >
              Back to the default
            </Button>
          </div>
        )}
      </div>
      <section aria-label="How it will look" className="grid grid-cols-1 gap-2">
        <SegmentedControl
          legend="How it will look"
          showLegend
          segments={LOOKS}
          value={look}
          onChange={setLook}
        />
        {sample.error && <p className="text-quiet">{sample.error.message}</p>}
        {sample.isPending && <Skeleton className="h-64 w-full" />}
        {sample.data && (
          <>
            <p className="text-sm wrap-anywhere">
              <span className="text-quiet">Subject:</span> {sample.data.subject}
            </p>
            {look === "html" ? (
              <MailPreview html={sample.data.html} />
            ) : (
              <pre className="rounded-md border border-contour bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">
                {sample.data.text}
              </pre>
            )}
          </>
        )}
      </section>
    </FormDialog>
  );
}

function faultsOf(kind: MailKind, words: Words): Partial<Words> {
  return Object.fromEntries(
    mailFields.flatMap((field) => {
      const fault = mailTextFault(kind, field, words[field]);
      return fault === null ? [] : [[field, fault]];
    }),
  );
}

function hintOf(kind: MailKind, field: MailField): string {
  const stands = Object.entries(placeholdersOf(field)).map(
    ([name, what]) => `{${name}} is ${what}`,
  );
  const sentences = [
    field === "closing"
      ? "An empty line begins a paragraph."
      : "Empty, the mail's own stands, as below.",
    `${stands.join(", ")}${keepsOwn(kind, field) ? `; please keep {${field}}` : ""}.`,
  ];
  return sentences.join(" ");
}
