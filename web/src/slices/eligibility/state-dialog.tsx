import { useQueryClient } from "@tanstack/react-query";
import {
  type EditChange,
  type KeptState,
  setStates as putStates,
  type StateRule,
} from "@ten-paces/contract";
import { useRef, useState } from "react";
import { call, refusalIn } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { StaleNotice } from "../edits/stale-notice.tsx";
import { stateName } from "../hunts/state-names.ts";
import { keptStatesQuery, RULES } from "./kept-queries.ts";

const OPTIONS = (Object.entries(RULES) as [StateRule, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** What others changed of the states while the window was open, and how those are counted now. */
interface Missed {
  title: string;
  states: readonly { state: string; version: number }[];
  changes: readonly EditChange[];
}

type StateDialogProps = { states: readonly KeptState[]; onClose: () => void; onSaved: () => void };

/** Says who can win money in one state or in several alike, by whom and of which day. */
export function StateDialog({ states: shown, onClose, onSaved }: StateDialogProps) {
  const client = useQueryClient();
  // What the table reads while somebody types is not what they have seen.
  const [states] = useState(shown);
  const versions = useRef(states.map(({ state, version }) => ({ state, version })));
  const [missed, setMissed] = useState<Missed | null>(null);
  const [first] = states;
  const only = states.length === 1 ? first : undefined;
  const named = states.map(({ state }) => stateName(state)).join(", ");
  const { errorOf, ...sending } = useForm({
    fields: ["rule", "source", "date", "note"],
    check: ({ rule, source, date }) => ({
      ...(!(rule in RULES) && { rule: "Please choose what holds there." }),
      ...(source.trim() === "" && { source: "Please enter who says so, and where." }),
      ...(date === "" && { date: "Please enter the day of the source." }),
    }),
    send: async ({ rule, source, date, note }) => {
      const body = {
        states: versions.current,
        rule: rule as StateRule,
        ...{ source, date, note },
      };
      setMissed(null);
      try {
        client.setQueryData(keptStatesQuery.queryKey, await call(putStates, { body }));
      } catch (error) {
        void client.invalidateQueries({ queryKey: keptStatesQuery.queryKey });
        const refusal = refusalIn(putStates, error);
        if (refusal?.code !== "stale") throw error;
        setMissed({ ...refusal.data, title: refusal.error });
        return;
      }
      void client.invalidateQueries({ queryKey: ["prizes", "states"] });
      toast({
        tone: "success",
        title: only ? stateName(only.state) : counted(states.length, "state"),
        text: "It holds from now on.",
      });
      onSaved();
    },
    otherwise: "This could not be saved. Please try again.",
    blames: { not_yet: "date" },
  });
  return (
    <FormDialog
      sending={sending}
      onClose={onClose}
      title={only ? stateName(only.state) : `Who can win in ${counted(states.length, "state")}`}
      description={`${only ? "" : `${named}. `}It holds at once: for who pays from now on, for places that are taken, and for claims, also of what was won before.`}
      action="Save"
      busyLabel="Saving..."
    >
      {missed && (
        <StaleNotice
          title={missed.title}
          changes={missed.changes.map((one) => ({
            ...one,
            by: `${stateName(one.state ?? "")}, ${one.by}`,
          }))}
        >
          <Button size="small" onClick={onClose}>
            See what holds now
          </Button>
          <Button
            type="submit"
            size="small"
            variant="secondary"
            onClick={() => {
              const now = new Map(missed.states.map(({ state, version }) => [state, version]));
              versions.current = versions.current.map(({ state, version }) => ({
                state,
                version: now.get(state) ?? version,
              }));
            }}
          >
            Save mine over it
          </Button>
        </StaleNotice>
      )}
      <Field
        label="What holds there"
        required
        error={errorOf("rule")}
        hint="Open and fixed prizes only: people there can win. Register first and points only: they play for points, and are told before they pay."
      >
        <Select
          name="rule"
          options={OPTIONS}
          placeholder="Choose"
          defaultValue={only?.rule ?? ""}
        />
      </Field>
      <Field
        label="Source"
        required
        error={errorOf("source")}
        hint="Who says so, and where: a statute, a letter, a number. Everybody can read it."
      >
        <TextInput name="source" maxLength={300} defaultValue={only?.source ?? ""} />
      </Field>
      <Field label="Day of the source" required error={errorOf("date")}>
        <TextInput name="date" type="date" defaultValue={only?.date ?? ""} />
      </Field>
      <Field label="Note" hint="For those who keep this table; nobody else reads it.">
        <TextArea name="note" rows={3} maxLength={500} defaultValue={only?.note ?? ""} />
      </Field>
    </FormDialog>
  );
}
