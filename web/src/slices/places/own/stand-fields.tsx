import { placeKeepers } from "@ten-paces/contract";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select, type SelectOption } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { kindLabel } from "../place-words.ts";
import type { PlaceValues } from "./place-values.ts";

export type Texts = {
  [K in keyof PlaceValues]: PlaceValues[K] extends string ? K : never;
}[keyof PlaceValues];

export const named = (values: readonly string[]): SelectOption[] =>
  values.map((value) => ({ value, label: kindLabel(value) }));
export const CERTAINTIES: SelectOption[] = [
  { value: "exact", label: "Exact, within 330 ft" },
  { value: "near", label: "Near, within 1,000 ft" },
];

/** Value and change of a field that is typed or chosen. */
export type TextOf = (key: Texts) => {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** What is wrong with a field; nothing where it is fine, or was changed since. */
export type FaultOf = (key: keyof PlaceValues) => string | undefined;

/** Where a person stands, and what that asks. */
export function StandFields(props: {
  text: TextOf;
  fault: FaultOf;
  ferry: boolean;
  onFerry: (ferry: boolean) => void;
}) {
  const { text, fault, ferry, onFerry } = props;
  return (
    <>
      <Field
        className="sm:col-span-2"
        label="Stand …"
        hint="4 to 18 words that a stranger finds in rain at dusk, without the name: “on the sidewalk before the east door, by the bronze plaque”."
        required
        error={fault("where")}
      >
        <TextInput {...text("where")} />
      </Field>
      <Field label="Latitude of the stand" required error={fault("standLat")}>
        <TextInput mono inputMode="decimal" {...text("standLat")} />
      </Field>
      <Field label="Longitude of the stand" required error={fault("standLng")}>
        <TextInput mono inputMode="text" {...text("standLng")} />
      </Field>
      <Field label="Certainty of the stand" error={fault("standSure")}>
        <Select
          options={[{ value: "spot", label: "The very spot, measured there" }, ...CERTAINTIES]}
          {...text("standSure")}
        />
      </Field>
      <Field label="Ticket" error={fault("ticket")}>
        <Select
          options={[
            { value: "no", label: "None" },
            { value: "car", label: "For each car" },
            { value: "person", label: "For each person" },
          ]}
          {...text("ticket")}
        />
      </Field>
      <Field label="Hours" hint="always, daylight, or 09:00-17:00" error={fault("hours")}>
        <TextInput {...text("hours")} />
      </Field>
      <Field
        label="Months"
        hint="First and last, such as 4-10; nothing for all year."
        error={fault("months")}
      >
        <TextInput {...text("months")} />
      </Field>
      <Field label="Terrain" error={fault("terrain")}>
        <Select
          options={[
            { value: "1", label: "1, fit for wheels" },
            { value: "2", label: "2, a path" },
            { value: "3", label: "3, steep or rough" },
            { value: "4", label: "4, a hard climb" },
            { value: "5", label: "5, only with gear" },
          ]}
          {...text("terrain")}
        />
      </Field>
      <Field label="Walk, in meters" hint="One way, from parking or a stop." error={fault("walkM")}>
        <TextInput inputMode="numeric" {...text("walkM")} />
      </Field>
      <Field label="Whose ground" error={fault("keeper")}>
        <Select options={named(placeKeepers)} {...text("keeper")} />
      </Field>
      <Field label="Name of its keeper" error={fault("keeperName")}>
        <TextInput {...text("keeperName")} />
      </Field>
      <Field label="Does the keeper want to be asked?" error={fault("ask")}>
        <Select
          options={[
            { value: "no", label: "No need" },
            { value: "advised", label: "Better so" },
            { value: "needed", label: "Needed" },
          ]}
          {...text("ask")}
        />
      </Field>
      <Field
        className="sm:col-span-2"
        label="Check first whether …"
        hint="What you are not sure of here. Whoever surveys it is told, and hunts take such a place only where little else is left."
        error={fault("doubt")}
      >
        <TextInput {...text("doubt")} />
      </Field>
      <Checkbox
        label="Only by ferry"
        checked={ferry}
        onChange={(event) => onFerry(event.target.checked)}
      />
    </>
  );
}
