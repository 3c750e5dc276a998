import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";

type SquareSelectProps = {
  label: string;
  /** How many there are. */
  squares: number;
  value: string | null;
  onChange: (square: string | null) => void;
};

/** One square of a hunt, or all of them. */
export function SquareSelect({ label, squares, value, onChange }: SquareSelectProps) {
  const options = Array.from({ length: squares }, (_, index) => ({
    value: String(index + 1),
    label: `Square ${index + 1}`,
  }));
  return (
    <Field label={label}>
      <Select
        placeholder="All squares"
        options={options}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value || null)}
      />
    </Field>
  );
}
