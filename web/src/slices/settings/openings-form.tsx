import { useMutation } from "@tanstack/react-query";
import type { Openings } from "@ten-paces/contract";
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

const ANNOUNCE: readonly { value: Openings["announce"]; label: string }[] = [
  { value: "real_payments", label: "Announced, with real payments" },
  { value: "always", label: "Always announced" },
  { value: "never", label: "At once" },
];

const LEAST_DAYS = 7;
const MOST_DAYS = 730;

/** How the next hunt follows one that ends, and how long hunts stay open. */
export function OpeningsForm({ settings, onReload }: PartProps) {
  const { editing, save: send } = useSaveSettings(settings);
  const { openings } = settings;
  const [announce, setAnnounce] = useState(openings.announce);
  const [days, setDays] = useState(String(openings.closingDays));
  const [problem, setProblem] = useState("");
  const save = useMutation({
    mutationFn: (wanted: Openings) => send({ openings: wanted }),
    onSuccess: (saved) => {
      if (saved) toast({ tone: "success", text: "Openings and closing dates were saved." });
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const closingDays = Number(days);
    const fits =
      Number.isInteger(closingDays) && closingDays >= LEAST_DAYS && closingDays <= MOST_DAYS;
    setProblem(fits ? "" : `Please enter whole days, ${LEAST_DAYS} to ${MOST_DAYS}.`);
    if (fits && !save.isPending) save.mutate({ announce, closingDays });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Card className="grid gap-5">
        <div>
          <h3 className="text-xl">Openings and closing dates</h3>
          <p className="text-quiet">
            An announced hunt opens at noon of its state's own time, on the first Saturday that is
            at least 72 hours away. A hunt closes so many days after it opened; those that are open
            keep their date.
          </p>
        </div>
        <OthersWereFaster editing={editing} onReload={onReload} />
        {save.error && (
          <Notice tone="error" announce>
            {save.error.message}
          </Notice>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="The next hunt opens">
            <Select
              options={ANNOUNCE}
              value={announce}
              onChange={(event) => {
                const chosen = ANNOUNCE.find(({ value }) => value === event.target.value)?.value;
                if (chosen) setAnnounce(chosen);
              }}
            />
          </Field>
          <Field label="Days until it closes" required error={problem}>
            <TextInput
              type="number"
              inputMode="numeric"
              min={LEAST_DAYS}
              max={MOST_DAYS}
              value={days}
              onChange={(event) => setDays(event.target.value)}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            Save Openings
          </Button>
        </div>
      </Card>
    </form>
  );
}
