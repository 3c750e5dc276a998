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
import { BTC_PROBLEM, readBtc } from "../../settings/read-btc.ts";
import type { DraftHead } from "../draft-edits.ts";
import { readHours } from "./read-hours.ts";

type DraftHeadFormProps = {
  draft: HuntDraftShape;
  onChange: (change: Partial<DraftHead>) => void;
  /** Whether a field holds what the draft cannot: then the draft is not what the form says. */
  onRed: (field: string, red: boolean) => void;
};

/** What the hunt is called and worth, and how long it takes; all of it can be changed. */
export function DraftHeadForm({ draft, onChange, onRed }: DraftHeadFormProps) {
  return (
    <Card as="section" className="grid gap-5" aria-label="Hunt">
      <Field label="Name" error={draft.name.trim() === "" ? "Please enter a name" : undefined}>
        <TextInput
          value={draft.name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => {
            onChange({ name: event.target.value });
            onRed("name", event.target.value.trim() === "");
          }}
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
      <Field label="Theme">
        <TextInput
          value={draft.theme}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => onChange({ theme: event.target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          label="Prize Pool (BTC)"
          step={0.001}
          value={draft.prizePool}
          problem={BTC_PROBLEM}
          read={readBtc}
          onRed={(red) => onRed("prizePool", red)}
          onChange={(prizePool) => onChange({ prizePool })}
        />
        <NumberField
          label="Estimated duration (hours)"
          step={0.5}
          value={Math.round((draft.estimatedDuration / 60) * 10) / 10}
          problem="Please enter the hours, from 0.1 to 720"
          read={readHours}
          onRed={(red) => onRed("estimatedDuration", red)}
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
  onRed: (red: boolean) => void;
};

/** Keeps what is typed; only what reads as a number reaches the draft. */
function NumberField({ label, step, value, problem, read, onChange, onRed }: NumberFieldProps) {
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
          onRed(number === null);
          if (number !== null) onChange(number);
        }}
      />
    </Field>
  );
}
