import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";
import { useSlashFocus } from "./use-slash-focus.ts";

type SearchBoxProps = { label: string; value: string; onChange: (value: string) => void };

/** How long to wait for the next letter before searching. */
const REST_MS = 250;

/** A search that waits for the end of the word; "/" leads to it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by itself, as by going back.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useSlashFocus(field);
  const tell = useEffectEvent((text: string) => onChange(text));
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => tell(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return (
    <div className="relative min-w-0 flex-1 basis-64 max-sm:basis-full">
      <Field label={label}>
        <TextInput
          ref={field}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="Press / to search"
          value={typed}
          className="pl-10"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute bottom-3 left-3 size-5 text-quiet"
      />
    </div>
  );
}
