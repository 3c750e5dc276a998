import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";

type CodeFieldProps = {
  error: string | undefined;
  /** While it is set up there is no recovery code to enter. */
  appOnly?: boolean;
  focused?: boolean;
  /** It is what a window begins with. */
  first?: boolean;
};

/** Where the code of the second factor is entered; phones offer what they have. */
export function CodeField({
  error,
  appOnly = false,
  focused = false,
  first = false,
}: CodeFieldProps) {
  return (
    <Field
      label="Code"
      hint={
        appOnly
          ? "The 6 digits that your app shows now."
          : "The 6 digits that your app shows, or a recovery code."
      }
      error={error}
      required
    >
      <TextInput
        name="code"
        autoComplete="one-time-code"
        inputMode={appOnly ? "numeric" : "text"}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus={focused}
        data-first-focus={first ? "" : undefined}
        className="font-mono tracking-widest"
      />
    </Field>
  );
}
