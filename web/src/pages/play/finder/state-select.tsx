import { states } from "@ten-paces/geo";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";

const OPTIONS = [
  { value: "NATIONAL", label: "All of the United States" },
  ...states.map(({ code, name }) => ({ value: code, label: name })),
];

export function StateSelect({
  code,
  onChange,
}: {
  code: string;
  onChange: (code: string) => void;
}) {
  return (
    <Field label="Map" className="w-60">
      <Select options={OPTIONS} value={code} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
