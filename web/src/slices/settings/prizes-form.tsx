import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { OthersWereFaster } from "../edits/others-were-faster.tsx";
import type { PartProps } from "./settings-part.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

/** What holds for every prize; the sum for tax forms is shown on every page that names one. */
export function PrizesForm({ settings, onReload }: PartProps) {
  const { editing, save } = useSaveSettings(settings);
  const { prizes } = settings;
  const [passOn, setPassOn] = useState(prizes.passOn);
  const { form, busy, trouble, errorOf } = useForm({
    fields: ["taxUsd", "asOf", "secondUsd"],
    check: ({ taxUsd, asOf, secondUsd }) => ({
      ...(!isSum(taxUsd) && { taxUsd: "Please enter a sum in dollars." }),
      ...(asOf === "" && { asOf: "Please enter the day the figure is from." }),
      ...(!isSum(secondUsd) && { secondUsd: "Please enter a sum in dollars." }),
    }),
    send: async ({ taxUsd, asOf, secondUsd }) => {
      const taxFormAbove = { usd: Number(taxUsd), asOf };
      const secondApprovalAboveUsd = Number(secondUsd);
      const saved = await save({ prizes: { passOn, taxFormAbove, secondApprovalAboveUsd } });
      if (saved) toast({ tone: "success", text: "The settings of prizes were saved." });
    },
    otherwise: "The settings could not be saved. Please try again.",
  });
  return (
    <form {...form}>
      <Card className="grid grid-cols-1 gap-5">
        <h3 className="text-xl">Prizes</h3>
        <OthersWereFaster editing={editing} onReload={onReload} />
        {trouble && (
          <Notice tone="error" announce>
            {trouble}
          </Notice>
        )}
        <div className="grid gap-5 sm:grid-cols-3">
          <Field label="Tax form above (dollars)" error={errorOf("taxUsd")} required>
            <TextInput name="taxUsd" inputMode="decimal" defaultValue={prizes.taxFormAbove.usd} />
          </Field>
          <Field label="That figure is from" error={errorOf("asOf")} required>
            <TextInput name="asOf" type="date" defaultValue={prizes.taxFormAbove.asOf} />
          </Field>
          <Field label="Two administrators above (dollars)" error={errorOf("secondUsd")} required>
            <TextInput
              name="secondUsd"
              inputMode="decimal"
              defaultValue={prizes.secondApprovalAboveUsd}
            />
          </Field>
        </div>
        <Checkbox
          checked={passOn}
          onChange={(event) => setPassOn(event.target.checked)}
          label="A place that is forfeited or disqualified goes to the next finisher"
        />
        <div>
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save Prizes
          </Button>
        </div>
      </Card>
    </form>
  );
}

const isSum = (typed: string) => typed.trim() !== "" && Number(typed) >= 0;
