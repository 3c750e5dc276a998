import { useMutation } from "@tanstack/react-query";
import type { FieldHours } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { OthersWereFaster } from "../edits/others-were-faster.tsx";
import type { PartProps } from "./settings-part.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

const WHEN: readonly { value: FieldHours["when"]; label: string }[] = [
  { value: "real_payments", label: "With real payments" },
  { value: "always", label: "Always" },
  { value: "never", label: "Never" },
];

/** When nothing counts on the ground: at night, and while a spot is closed. */
export function FieldHoursForm({ settings, onReload }: PartProps) {
  const { editing, save: send } = useSaveSettings(settings);
  const [values, setValues] = useState(settings.fieldHours);
  const save = useMutation({
    mutationFn: () => send({ fieldHours: values }),
    onSuccess: (saved) => {
      if (saved) toast({ tone: "success", text: "The hours were saved." });
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }
  return (
    <form onSubmit={submit}>
      <Card className="grid gap-5">
        <div>
          <h3 className="text-xl">Night on the ground</h3>
          <p className="text-quiet">
            In these hours of the square's own time, and while its spot is closed, no physical
            check-in counts. Hunters are told with the clue.
          </p>
        </div>
        <OthersWereFaster editing={editing} onReload={onReload} />
        {save.error && (
          <Notice tone="error" announce>
            {save.error.message}
          </Notice>
        )}
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label="Holds">
            <Select
              options={WHEN}
              value={values.when}
              onChange={(event) => {
                const when = WHEN.find(({ value }) => value === event.target.value)?.value;
                if (when) setValues({ ...values, when });
              }}
            />
          </Field>
          <Field label="From">
            <TextInput
              type="time"
              required
              value={values.from}
              onChange={(event) => setValues({ ...values, from: event.target.value })}
            />
          </Field>
          <Field label="Until">
            <TextInput
              type="time"
              required
              value={values.to}
              onChange={(event) => setValues({ ...values, to: event.target.value })}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            Save Hours
          </Button>
        </div>
      </Card>
    </form>
  );
}
