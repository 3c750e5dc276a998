import { useQuery } from "@tanstack/react-query";
import { type Difficulty, difficulties } from "@ten-paces/contract";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import {
  type BuilderForm as BuilderFormValues,
  type BuilderProblems,
  builderProblems,
} from "./form.ts";
import { findShortage, placesLeftSentence } from "./places-left.ts";
import { builderOptionsQuery } from "./queries.ts";
import { ReplacedHunts } from "./replaced-hunts.tsx";
import { FEWEST_SQUARES, MOST_SQUARES } from "./square-limits.ts";
import { ThemeField } from "./theme-field.tsx";

type BuilderFormProps = {
  form: BuilderFormValues;
  /** Why the last try came to nothing. */
  error: string | null;
  onChange: (form: BuilderFormValues) => void;
  onGenerate: (form: BuilderFormValues) => void;
};

const VARIANTS = [
  { value: "PHYSICAL", label: "Physical" },
  { value: "DIGITAL", label: "Digital" },
] as const;

const DIFFICULTIES = difficulties.map((value: Difficulty) => ({ value, label: value }));

/** What is to be built. */
export function BuilderForm({ form, error, onChange, onGenerate }: BuilderFormProps) {
  const { data, error: optionsError, refetch } = useQuery(builderOptionsQuery);
  const [problems, setProblems] = useState<BuilderProblems>({});
  const element = useRef<HTMLFormElement>(null);
  const change = (what: Partial<BuilderFormValues>) => {
    setProblems({});
    onChange({ ...form, ...what });
  };
  const chosen = data?.states.find((one) => one.state === form.state) ?? null;
  const shortage = chosen && findShortage(chosen, form.totalSquares, form.replaces);
  const stateOptions =
    data?.states.map(({ state, unusedPlaces }) => ({
      value: state,
      label: `${state}, ${unusedPlaces} free`,
    })) ?? [{ value: form.state, label: form.state }].filter(({ value }) => value !== "");
  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = builderProblems(form, chosen);
    setProblems(found);
    if (Object.keys(found).length === 0) onGenerate(form);
    else {
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
      );
    }
  }
  return (
    <Card as="section" className="max-w-3xl">
      <form ref={element} noValidate onSubmit={submit} className="grid gap-6">
        {error !== null && (
          <Notice tone="error" announce>
            {error}
          </Notice>
        )}
        {optionsError && !data && (
          <Notice tone="error" announce title="Unable to load the states">
            <p className="mb-3">{optionsError.message}</p>
            <Button variant="secondary" size="small" onClick={() => void refetch()}>
              Try Again
            </Button>
          </Notice>
        )}
        <Field
          label="State"
          required
          error={problems.state}
          hint={chosen ? placesLeftSentence(chosen) : undefined}
        >
          <Select
            value={form.state}
            placeholder={data ? "Choose a state" : "Loading..."}
            options={stateOptions}
            onChange={(event) => change({ state: event.target.value, replaces: [] })}
          />
        </Field>
        <div className="flex flex-wrap gap-x-8 gap-y-5">
          <SegmentedControl
            legend="Variant"
            showLegend
            segments={VARIANTS}
            value={form.variant}
            onChange={(variant) => change({ variant })}
          />
          <SegmentedControl
            legend="Difficulty"
            showLegend
            segments={DIFFICULTIES}
            value={form.difficulty}
            onChange={(next) => change({ difficulty: next })}
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Prize Pool (BTC)" required error={problems.prizePool}>
            <TextInput
              type="number"
              inputMode="decimal"
              step={0.001}
              min={0}
              autoComplete="off"
              value={form.prizePool}
              onChange={(event) => change({ prizePool: event.target.value })}
            />
          </Field>
          <Field
            label={`Total Squares (${FEWEST_SQUARES} to ${MOST_SQUARES})`}
            required
            error={problems.totalSquares}
          >
            <TextInput
              type="number"
              inputMode="numeric"
              step={1}
              min={FEWEST_SQUARES}
              max={MOST_SQUARES}
              autoComplete="off"
              value={form.totalSquares}
              onChange={(event) => change({ totalSquares: event.target.value })}
            />
          </Field>
        </div>
        {chosen && (
          <ReplacedHunts
            inStock={chosen.inStock}
            replaces={form.replaces}
            needed={shortage !== null}
            onChange={(replaces) => change({ replaces })}
          />
        )}
        <ThemeField form={form} onChange={(theme) => change({ theme })} />
        <div>
          <Checkbox
            label="Resist AI and search shortcuts"
            hint="Clues are rewritten until a search scores below 0.3, or a warning says that it could not be done."
            checked={form.aiResistant}
            onChange={(event) => change({ aiResistant: event.target.checked })}
          />
          <Checkbox
            label="Include decoys"
            hint="Clues that are true of another place nearby, unmarked for hunters."
            checked={form.includeDecoys}
            onChange={(event) => change({ includeDecoys: event.target.checked })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">Generate Hunt</Button>
          {data && (
            <span className="text-sm text-quiet">
              {data.writer === "offline"
                ? "Written offline, from the library."
                : `Written by ${data.writer}.`}
            </span>
          )}
        </div>
      </form>
    </Card>
  );
}
