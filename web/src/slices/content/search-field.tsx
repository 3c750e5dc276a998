import { Search } from "lucide-react";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How many are shown now, said aloud: "12 questions". Null while the list is not there. */
  found: string | null;
};

/** A search through what is on the page, as one types. */
export function SearchField({ label, value, onChange, found }: SearchFieldProps) {
  return (
    <div className="relative min-w-0 flex-1 basis-72">
      <Field label={label}>
        <TextInput
          type="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="pl-10"
          autoComplete="off"
        />
      </Field>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute bottom-3 left-3 size-5 text-quiet"
      />
      <div role="status">
        <VisuallyHidden>{found}</VisuallyHidden>
      </div>
    </div>
  );
}
