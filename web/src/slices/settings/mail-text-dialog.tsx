import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  longestMailText,
  type MailKind,
  mailKinds,
  mailPlaceholders,
  mailTextFault,
  previewMail,
  updateSettings,
} from "@ten-paces/contract";
import { useEffect, useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { MailPreview } from "./mail-preview.tsx";
import { settingsQuery } from "./queries.ts";

/** So long nothing is typed before the sample is drawn anew. */
const RESTING_MS = 500;
const LOOKS = [
  { value: "html", label: "As HTML" },
  { value: "text", label: "As text" },
] as const;
const HINT = `An empty line begins a paragraph. ${Object.entries(mailPlaceholders)
  .map(([name, stands]) => `{${name}} is ${stands}`)
  .join(", ")}.`;

type MailTextDialogProps = { kind: MailKind; text: string; onClose: () => void };

/** Writes what stands under a sort of mail, with a sample of the mail below it. */
export function MailTextDialog({ kind, text, onClose }: MailTextDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(text);
  const [rested, setRested] = useState(text);
  const [look, setLook] = useState<(typeof LOOKS)[number]["value"]>("html");
  useEffect(() => {
    const timer = setTimeout(() => mailTextFault(typed) ?? setRested(typed), RESTING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const sample = useQuery({
    queryKey: ["admin", "mail-preview", kind, rested],
    queryFn: () => call(previewMail, { body: { kind, text: rested } }),
    placeholderData: keepPreviousData,
  });
  const { errorOf, ...sending } = useForm({
    fields: ["text"],
    check: (values) => {
      const fault = mailTextFault(values.text);
      return fault ? { text: fault } : {};
    },
    send: async (values) => {
      const saved = await call(updateSettings, { body: { mailTexts: { [kind]: values.text } } });
      client.setQueryData(settingsQuery.queryKey, saved);
      toast({ tone: "success", text: "Mails that leave from now on say it so." });
      onClose();
    },
    otherwise: "The text could not be saved. Please try again.",
  });
  const { label, when } = mailKinds[kind];
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title={label}
      description={when}
      width="wide"
      action="Save Text"
      busyLabel="Saving..."
    >
      <div className="grid gap-2">
        <Field label="Under this mail" hint={HINT} error={errorOf("text")}>
          <TextArea
            name="text"
            rows={4}
            maxLength={longestMailText}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {typed !== "" && (
          <div>
            <Button variant="ghost" size="small" onClick={() => setTyped("")}>
              Back to nothing
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
            <p className="text-sm">
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
