import { useQueryClient } from "@tanstack/react-query";
import { claimPrize, type OwnPrize } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../../api.ts";
import { FormTrouble } from "../../../slices/accounts/form-trouble.tsx";
import { RESIDENCE_OPTIONS } from "../../../slices/eligibility/residence-options.ts";
import { prizesQuery } from "../../../slices/prizes/queries.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { formatCents } from "../../../ui/money.ts";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { type Faults, useForm, type Values } from "../../../use-form.ts";

const FIELDS = [
  "legalName",
  "birthDate",
  "residence",
  "bitcoinAddress",
  "mailingAddress",
  "taxId",
  "taxCertified",
  "publicity",
] as const;

type Method = "cash" | "bitcoin";

const METHODS = [
  { value: "cash", label: "Cash" },
  { value: "bitcoin", label: "Bitcoin" },
] as const;

/** What is not filled in: all of it at once, before anything is sent. The service judges what is. */
function missingIn(
  values: Values<(typeof FIELDS)[number]>,
  method: Method,
  { taxForm }: Pick<OwnPrize, "taxForm">,
): Faults<(typeof FIELDS)[number]> {
  const empty = (name: (typeof FIELDS)[number]) => values[name].trim() === "";
  return {
    ...(empty("legalName") && { legalName: "Please enter your full legal name." }),
    ...(empty("birthDate") && { birthDate: "Please enter the day you were born." }),
    ...(empty("residence") && { residence: "Please choose the state you live in." }),
    ...(method === "bitcoin" &&
      empty("bitcoinAddress") && { bitcoinAddress: "Please enter your Bitcoin address." }),
    ...((method === "cash" || taxForm) &&
      empty("mailingAddress") && { mailingAddress: "Please enter your whole mailing address." }),
    ...(taxForm &&
      empty("taxId") && { taxId: "A taxpayer number has nine digits, such as 123-45-6789." }),
    ...(taxForm &&
      empty("taxCertified") && { taxCertified: "Please certify that name and number are right." }),
  };
}

/** What a winner sends in, once; what is wrong stands beside its field. */
export function ClaimForm({
  prize,
  taxFormAboveUsd,
}: {
  prize: OwnPrize;
  taxFormAboveUsd: number;
}) {
  const client = useQueryClient();
  const [method, setMethod] = useState<Method>("cash");
  const { form, busy, trouble, errorOf } = useForm({
    fields: FIELDS,
    check: (values) => missingIn(values, method, prize),
    send: async (values) => {
      await call(claimPrize, { params: { id: prize.id }, body: bodyOf(values, method, prize) });
      toast({ tone: "success", text: "Thank you. We have your claim." });
      await client.invalidateQueries({ queryKey: prizesQuery.queryKey });
    },
    otherwise: "Your claim could not be sent. Nothing is lost: please try again.",
  });
  const needsAddress = method === "cash" || prize.taxForm;
  return (
    <form {...form} className="grid gap-6">
      <FormTrouble trouble={trouble} />
      <Field
        label="Full legal name"
        hint="As it stands on your papers"
        error={errorOf("legalName")}
        required
      >
        <TextInput name="legalName" autoComplete="name" maxLength={120} />
      </Field>
      <Field label="Date of birth" error={errorOf("birthDate")} required>
        <TextInput name="birthDate" type="date" autoComplete="bday" />
      </Field>
      <Field label="State you live in" error={errorOf("residence")} required>
        <Select name="residence" options={RESIDENCE_OPTIONS} placeholder="Choose a state" />
      </Field>
      <SegmentedControl
        legend="How we pay you"
        showLegend
        segments={METHODS}
        value={method}
        onChange={setMethod}
      />
      {method === "bitcoin" && (
        <Field
          label="Bitcoin address"
          hint="Of the main network. Copy it from your wallet: what is sent to a wrong address is gone."
          error={errorOf("bitcoinAddress")}
          required
        >
          <TextInput
            name="bitcoinAddress"
            mono
            autoComplete="off"
            spellCheck={false}
            maxLength={120}
          />
        </Field>
      )}
      {needsAddress && (
        <Field
          label="Mailing address"
          hint={method === "cash" ? "Where we send the check" : "For the tax form"}
          error={errorOf("mailingAddress")}
          required
        >
          <TextArea name="mailingAddress" rows={3} autoComplete="street-address" maxLength={400} />
        </Field>
      )}
      {prize.taxForm && <TaxFields above={taxFormAboveUsd} errorOf={errorOf} />}
      <Checkbox
        name="publicity"
        label="You may name me as a winner"
        hint="With the name other hunters see and my state, never more. You can take this back for 30 days in your profile. It makes no difference to your prize."
      />
      <p className="text-sm text-quiet">
        What you send is encrypted where it is stored. Only the people who pay your prize out can
        read it.
      </p>
      <div>
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Claim {formatCents(prize.amountUsd * 100)}
        </Button>
      </div>
    </form>
  );
}

type TaxFieldsProps = {
  above: number;
  errorOf: (name: (typeof FIELDS)[number]) => string | undefined;
};

/** What a tax form asks of who wins more than the sum that is set. */
function TaxFields({ above, errorOf }: TaxFieldsProps) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-xl font-semibold">For the tax form</legend>
      <p className="text-quiet">
        Your prize is above {formatCents(above * 100)}, so we report it and need your taxpayer
        number.
      </p>
      <Field
        label="Taxpayer number"
        hint="Your social security number or ITIN, nine digits"
        error={errorOf("taxId")}
        required
      >
        <TextInput name="taxId" mono inputMode="numeric" autoComplete="off" maxLength={20} />
      </Field>
      <Checkbox
        name="taxCertified"
        label="Under penalty of perjury I certify that this name and number are right and that I am a US person."
        error={errorOf("taxCertified")}
      />
    </fieldset>
  );
}

/** What was typed, without what is not asked for. */
function bodyOf(
  values: Values<(typeof FIELDS)[number]>,
  method: Method,
  { taxForm }: Pick<OwnPrize, "taxForm">,
) {
  const { legalName, birthDate, residence, bitcoinAddress, mailingAddress, taxId } = values;
  return {
    legalName,
    birthDate,
    residence,
    method,
    publicity: values.publicity !== "",
    ...(method === "bitcoin" && { bitcoinAddress }),
    ...((method === "cash" || taxForm) && { mailingAddress }),
    ...(taxForm && { taxId, taxCertified: values.taxCertified !== "" }),
  };
}
