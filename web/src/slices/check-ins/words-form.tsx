import { type ClipboardEvent, useRef } from "react";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { splitAddress, type ThreeWords } from "./three-words-typed.ts";

type WordsFormProps = {
  /** A submit button anywhere on the page may name it. */
  id: string;
  words: ThreeWords;
  /** Lengths of the answers, where the puzzles tell. */
  lengths?: readonly (number | undefined)[];
  busy: boolean;
  error: string | null;
  onChange: (words: ThreeWords) => void;
  onSubmit: () => void;
  /** Each change by keys, and each paste. */
  onKey: () => void;
  onPaste: () => void;
};

const LABELS = ["Word 1", "Word 2", "Word 3"] as const;

/** Three words, each in its place; a whole address can be pasted or typed into any of them. */
export function WordsForm(props: WordsFormProps) {
  const { id, words, lengths = [], busy, error, onChange, onSubmit, onKey, onPaste } = props;
  const form = useRef<HTMLFormElement>(null);
  const pasting = useRef(false);

  function set(index: number, value: string): void {
    const whole = splitAddress(value);
    if (whole) onChange(whole);
    else if (/[.\s]$/.test(value) && value.trim().length > 1) {
      onChange(replaced(words, index, value.replace(/[.\s]+$/, "")));
      focusOn(index + 1);
    } else onChange(replaced(words, index, value));
  }
  function focusOn(index: number): void {
    form.current?.querySelectorAll("input")[index]?.focus();
  }
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    onPaste();
    pasting.current = true;
    const whole = splitAddress(event.clipboardData.getData("text"));
    if (!whole) return;
    event.preventDefault();
    pasting.current = false;
    onChange(whole);
  }

  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const empty = words.findIndex((word) => word.trim() === "");
        if (empty >= 0) focusOn(empty);
        onSubmit();
      }}
      className="grid gap-2"
    >
      <fieldset className="grid gap-3 sm:grid-cols-3 lg:grid-cols-1">
        <legend className="sr-only">The three words of this square</legend>
        {LABELS.map((label, index) => (
          <Field
            key={label}
            label={lengths[index] ? `${label} (${lengths[index]} letters)` : label}
            required
          >
            <TextInput
              mono
              // Not behind the bar at the foot of a phone.
              className="scroll-mb-32"
              value={words[index]}
              readOnly={busy}
              autoCapitalize="none"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint={index === 2 ? "send" : "next"}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onPaste={paste}
              onChange={(event) => {
                // The change that a paste makes has been counted as one.
                if (pasting.current) pasting.current = false;
                else onKey();
                set(index, event.target.value);
              }}
            />
          </Field>
        ))}
      </fieldset>
      <p id={`${id}-error`} aria-live="assertive" className="text-sm font-medium text-flag">
        {error}
      </p>
    </form>
  );
}

function replaced(words: ThreeWords, index: number, value: string): ThreeWords {
  const [first, second, third] = words.map((word, at) => (at === index ? value : word));
  return [first ?? "", second ?? "", third ?? ""];
}
