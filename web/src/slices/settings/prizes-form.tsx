import { useQueryClient } from "@tanstack/react-query";
import { type PrizeSettings, updateSettings } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { settingsQuery } from "./queries.ts";

/** What holds for every prize; the sum for tax forms is shown on every page that names one. */
export function PrizesForm({ prizes }: { prizes: PrizeSettings }) {
  const client = useQueryClient();
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
      const body = { prizes: { passOn, taxFormAbove, secondApprovalAboveUsd: Number(secondUsd) } };
      client.setQueryData(settingsQuery.queryKey, await call(updateSettings, { body }));
      toast({ tone: "success", text: "The settings of prizes were saved." });
    },
    otherwise: "The settings could not be saved. Please try again.",
  });
  return (
    <form {...form}>
      <Card className="grid grid-cols-1 gap-5">
        <h3 className="text-xl">Prizes</h3>
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
