import type { HuntDraftShape } from "@ten-paces/contract";
import { useState } from "react";
import { DifficultyBadge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { VariantIcon } from "../../../ui/variant-icon.tsx";
import { stateName } from "../../hunts/state-names.ts";
import type { DraftHead } from "../draft-edits.ts";
import { BTC_PROBLEM, readBtc } from "../read-btc.ts";
import { readHours } from "./read-hours.ts";

type DraftHeadFormProps = {
  draft: HuntDraftShape;
  onChange: (change: Partial<DraftHead>) => void;
};

/** What the hunt is called and worth, and how long it takes; all of it can be changed. */
export function DraftHeadForm({ draft, onChange }: DraftHeadFormProps) {
  return (
    <Card as="section" className="grid gap-5" aria-label="Hunt">
      <Field label="Name" error={draft.name.trim() === "" ? "Please enter a name" : undefined}>
        <TextInput
          value={draft.name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label="Description">
        <TextArea
          rows={2}
          className="field-sizing-content"
          maxLength={1000}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label="Prize Pool (BTC)"
          step={0.001}
          value={draft.prizePool}
          problem={BTC_PROBLEM}
          read={readBtc}
          onChange={(prizePool) => onChange({ prizePool })}
        />
        <NumberField
          label="Estimated duration (hours)"
          step={0.5}
          value={Math.round((draft.estimatedDuration / 60) * 10) / 10}
          problem="Please enter the hours, more than 0"
          read={readHours}
          onChange={(hours) => onChange({ estimatedDuration: Math.round(hours * 60) })}
        />
      </div>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Fact label="State">{stateName(draft.state)}</Fact>
        <Fact label="Variant">
          <VariantIcon variant={draft.variant} />
        </Fact>
        <Fact label="Difficulty">
          <DifficultyBadge difficulty={draft.difficulty} />
        </Fact>
        <Fact label="Squares">{draft.squares.length}</Fact>
        {draft.theme !== "" && <Fact label="Theme">{draft.theme}</Fact>}
      </dl>
    </Card>
  );
}

type NumberFieldProps = {
  label: string;
  step: number;
  value: number;
  problem: string;
  /** Null for what is no such number. */
  read: (typed: string) => number | null;
  onChange: (value: number) => void;
};

/** Keeps what is typed; only what reads as a number reaches the draft. */
function NumberField({ label, step, value, problem, read, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value));
  return (
    <Field label={label} error={read(typed) === null ? problem : undefined}>
      <TextInput
        type="number"
        inputMode="decimal"
        step={step}
        min={0}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          const number = read(event.target.value);
          if (number !== null) onChange(number);
        }}
      />
    </Field>
  );
}
