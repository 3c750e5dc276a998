import { reportPlace } from "@ten-paces/contract";
import { states } from "@ten-paces/geo";
import { useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { faultsIn, useForm, type Values } from "../../use-form.ts";
import { REPORT_KINDS, REPORT_WORDS } from "./report-words.ts";

const FIELDS = ["state", "place", "kind", "note", "email"] as const;
type Name = (typeof FIELDS)[number];

const STATES = states.map(({ name }) => ({ value: name.toUpperCase(), label: name }));
const KINDS = REPORT_KINDS.map((value) => ({ value, label: REPORT_WORDS[value].outside }));

/** An address that was left empty is none. */
const given = ({ email, ...values }: Values<Name>) => ({ ...values, ...(email && { email }) });

const readLater = async (values: Values<Name>) => {
  const { readReport } = await import("./read-report.ts");
  return readReport(given(values));
};

/** Says of a place that hunters should not be sent there; nobody needs an account for it. */
export function ReportPlaceForm() {
  const [told, setTold] = useState<string | null>(null);
  const { form, busy, trouble, errorOf } = useForm<Name>({
    fields: FIELDS,
    check: async (values) => {
      const read = await readLater(values);
      return read.ok ? {} : faultsIn(read.faults, FIELDS);
    },
    send: async (values) => {
      const read = await readLater(values);
      if (read.ok) setTold((await call(reportPlace, { body: read.value })).message);
    },
    otherwise: "Please try again, or write to us by mail.",
  });
  if (told !== null) {
    return (
      <div className="grid gap-4">
        <Notice tone="success" announce title="Received">
          {told}
        </Notice>
        <Button variant="secondary" className="justify-self-start" onClick={() => setTold(null)}>
          Report another place
        </Button>
      </div>
    );
  }
  return (
    <Card>
      <form {...form} className="flex flex-col gap-5">
        <Field label="State" required error={errorOf("state")}>
          <Select name="state" placeholder="Choose the state" options={STATES} />
        </Field>
        <Field
          label="Which place is it?"
          required
          hint="Its name, the town, and the spot, as you would tell it a stranger."
          error={errorOf("place")}
        >
          <TextArea name="place" rows={3} />
        </Field>
        <Field label="What is wrong?" required error={errorOf("kind")}>
          <Select name="kind" placeholder="Choose what is wrong" options={KINDS} />
        </Field>
        <Field label="Anything else (optional)" error={errorOf("note")}>
          <TextArea name="note" rows={3} />
        </Field>
        <Field
          label="Email (optional)"
          hint="If you want an answer. We use it for nothing else."
          error={errorOf("email")}
        >
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
        {trouble !== null && (
          <Notice tone="error" announce title="Your report was not sent">
            {trouble}
          </Notice>
        )}
        <Button type="submit" busy={busy} busyLabel="Sending..." className="sm:self-start">
          Send report
        </Button>
      </form>
    </Card>
  );
}
