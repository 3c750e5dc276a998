import type { AdminHunt } from "@ten-paces/contract";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useDollars } from "../../settings/use-dollars.ts";
import {
  type FieldName,
  type FieldProblems,
  type HuntFormValues,
  statusesFor,
  withState,
  withType,
} from "./hunt-form-values.ts";
import { STATE_OPTIONS, VARIANT_OPTIONS } from "./options.ts";
import type { StateAdvice } from "./state-advice.ts";

type HuntFormFieldsProps = {
  values: HuntFormValues;
  problems: FieldProblems;
  existing: AdminHunt | null;
  advice: StateAdvice;
  onChange: (values: HuntFormValues) => void;
};

const TYPE_OPTIONS = [
  { value: "STATE", label: "State" },
  { value: "NATIONAL", label: "National" },
];

/** The fields in pairs; what belongs to the squares is fixed once they are there. */
export function HuntFormFields({
  values,
  problems,
  existing,
  advice,
  onChange,
}: HuntFormFieldsProps) {
  const fixed = existing !== null;
  const set = (field: FieldName) => (event: { target: { value: string } }) =>
    onChange({ ...values, [field]: event.target.value });
  const dollars = useDollars();
  const inDollars = (typed: string) =>
    typed.trim() !== "" && Number(typed) >= 0 ? (dollars(Number(typed)) ?? "") : "";
  const btc = {
    inputMode: "decimal",
    type: "number",
    step: 0.001,
    min: 0,
    autoComplete: "off",
  } as const;
  const statuses = statusesFor(existing);
  return (
    <>
      <Field label="Name" required error={problems.name}>
        <TextInput
          data-first-focus=""
          value={values.name}
          maxLength={120}
          autoComplete="off"
          onChange={set("name")}
        />
      </Field>
      {fixed && (
        <Field label="Description">
          <TextArea
            rows={2}
            className="field-sizing-content"
            maxLength={1000}
            value={values.description}
            onChange={set("description")}
          />
        </Field>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="State" required hint={advice.places ?? undefined} error={problems.state}>
          <Select
            value={values.state}
            disabled={fixed}
            placeholder="Choose a state"
            options={STATE_OPTIONS}
            onChange={(event) => onChange(withState(values, event.target.value))}
          />
        </Field>
        <Field label="Type">
          <Select
            value={values.type}
            disabled={fixed}
            options={TYPE_OPTIONS}
            onChange={(event) =>
              onChange(withType(values, event.target.value === "NATIONAL" ? "NATIONAL" : "STATE"))
            }
          />
        </Field>
        <Field label="Variant">
          <Select
            value={values.variant}
            disabled={fixed}
            options={VARIANT_OPTIONS}
            onChange={set("variant")}
          />
        </Field>
        <Field
          label="Total Squares"
          required
          error={problems.totalSquares ?? advice.shortage ?? undefined}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            max={20}
            step={1}
            disabled={fixed}
            value={values.totalSquares}
            onChange={set("totalSquares")}
          />
        </Field>
        <Field
          label="Threshold (BTC)"
          required
          hint={inDollars(values.thresholdBTC)}
          error={problems.thresholdBTC}
        >
          <TextInput {...btc} value={values.thresholdBTC} onChange={set("thresholdBTC")} />
        </Field>
        <Field
          label="Prize Pool (BTC)"
          required
          hint={inDollars(values.prizePool)}
          error={problems.prizePool}
        >
          <TextInput {...btc} value={values.prizePool} onChange={set("prizePool")} />
        </Field>
      </div>
      <Field
        label="Status"
        hint={advice.waits ?? undefined}
        error={problems.status ?? advice.closed ?? undefined}
      >
        <Select
          value={values.status}
          options={statuses.map((status) => ({ value: status, label: status }))}
          onChange={set("status")}
        />
      </Field>
      <Field
        label="Opens to everybody at"
        hint="For a special hunt: Unlimited subscribers may play 48 hours before."
        error={problems.opensAt}
      >
        <TextInput type="datetime-local" value={values.opensAt} onChange={set("opensAt")} />
      </Field>
      <Field
        label="Image URL (optional)"
        hint="A path of this site, such as /assets/maine.jpg; pictures of other sites are not loaded. Without one the hunt has a picture drawn for it alone."
        error={problems.imageUrl}
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          placeholder="/assets/…"
          value={values.imageUrl}
          onChange={set("imageUrl")}
        />
      </Field>
      {fixed && (
        <p className="text-sm text-quiet">
          State, type, variant and the number of squares belong to the squares and stay.
        </p>
      )}
    </>
  );
}
