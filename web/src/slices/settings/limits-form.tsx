import { limitFault, limitNames, limitSorts, type PlayLimits } from "@ten-paces/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormTrouble } from "../accounts/form-trouble.tsx";
import { OthersWereFaster } from "../edits/others-were-faster.tsx";
import type { PartProps } from "./settings-part.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

const figureOf = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

/** How often things may be done; each with its bounds, where it stands at first, and what it does. */
export function LimitsForm({ settings, onReload }: PartProps) {
  const { editing, save } = useSaveSettings(settings);
  const { limits } = settings;
  const [typed, setTyped] = useState(() => textsOf(limits));
  const { form, busy, trouble, errorOf } = useForm({
    fields: limitNames,
    check: (values) =>
      Object.fromEntries(
        limitNames.flatMap((name) => {
          const fault = limitFault(name, figureOf(values[name]));
          return fault ? [[name, fault]] : [];
        }),
      ),
    send: async (values) => {
      const wanted = Object.fromEntries(
        limitNames.map((name) => [name, figureOf(values[name])]),
      ) as PlayLimits;
      const saved = await save({ limits: wanted });
      if (!saved) return;
      setTyped(textsOf(saved.limits));
      toast({ tone: "success", text: "The limits hold within seconds." });
    },
    otherwise: "The limits could not be saved. Please try again.",
  });
  return (
    <form {...form}>
      <Card className="grid grid-cols-1 gap-5">
        <div>
          <h3 className="text-xl">Limits</h3>
          <p className="max-w-prose text-quiet">
            Whoever comes to one is told when to try again. All others, such as those of signing in
            and of the size of files, are fixed with what they protect.
          </p>
        </div>
        <OthersWereFaster editing={editing} onReload={onReload} />
        <FormTrouble trouble={trouble} />
        <div className="grid gap-5 md:grid-cols-2">
          {limitNames.map((name) => {
            const { least, most, usual, label, does } = limitSorts[name];
            return (
              <Field
                key={name}
                label={label}
                required
                hint={`${does} From ${least} to ${most.toLocaleString("en-US")}; ${usual} at first.`}
                error={errorOf(name)}
              >
                <TextInput
                  name={name}
                  inputMode="numeric"
                  value={typed[name]}
                  onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
                />
              </Field>
            );
          })}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} busyLabel="Saving...">
            Save Limits
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              setTyped(
                textsOf(
                  Object.fromEntries(
                    limitNames.map((name) => [name, limitSorts[name].usual]),
                  ) as PlayLimits,
                ),
              )
            }
          >
            As at First
          </Button>
        </div>
      </Card>
    </form>
  );
}

function textsOf(limits: PlayLimits): Record<keyof PlayLimits, string> {
  return Object.fromEntries(limitNames.map((name) => [name, String(limits[name])])) as Record<
    keyof PlayLimits,
    string
  >;
}
