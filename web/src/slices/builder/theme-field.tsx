import { useQuery } from "@tanstack/react-query";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { BuilderForm } from "./form.ts";
import { themedPlacesQuery } from "./queries.ts";
import { themeSentence } from "./theme-sentence.ts";
import { useRested } from "./use-rested.ts";

const REST_MS = 400;

type ThemeFieldProps = {
  form: Pick<BuilderForm, "state" | "variant" | "theme" | "replaces" | "totalSquares">;
  onChange: (theme: string) => void;
};

/** What the hunt is to be about, and what of the state's free places goes with it. */
export function ThemeField({ form, onChange }: ThemeFieldProps) {
  const theme = useRested(form.theme.trim(), REST_MS);
  const asks = form.state !== "" && theme !== "";
  const found = useQuery({ ...themedPlacesQuery(form, theme), enabled: asks }).data;
  return (
    <div className="grid gap-1.5">
      <Field
        label="Theme (optional)"
        hint="Kinds of places that fit it come first, such as railways or lighthouses."
      >
        <TextInput
          maxLength={100}
          autoComplete="off"
          value={form.theme}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <p role="status" className="text-sm empty:hidden">
        {asks && found && themeSentence(theme, Number(form.totalSquares), found)}
      </p>
    </div>
  );
}
