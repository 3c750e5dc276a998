import { useQueryClient } from "@tanstack/react-query";
import { type KeptState, type StateRule, setStates } from "@ten-paces/contract";
import { call } from "../../api.ts";
import { counted } from "../../ui/counted.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useForm } from "../../use-form.ts";
import { FormDialog } from "../accounts/form-dialog.tsx";
import { stateName } from "../hunts/state-names.ts";
import { keptStatesQuery, RULES } from "./kept-queries.ts";

const OPTIONS = (Object.entries(RULES) as [StateRule, string][]).map(([value, label]) => ({
  value,
  label,
}));

type StateDialogProps = { states: readonly KeptState[]; onClose: () => void; onSaved: () => void };

/** Says who can win money in one state or in several alike, by whom and of which day. */
export function StateDialog({ states, onClose, onSaved }: StateDialogProps) {
  const client = useQueryClient();
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
        states: states.map(({ state, version }) => ({ state, version })),
        rule: rule as StateRule,
        ...{ source, date, note },
      };
      try {
        client.setQueryData(keptStatesQuery.queryKey, await call(setStates, { body }));
      } catch (error) {
        void client.invalidateQueries({ queryKey: keptStatesQuery.queryKey });
        throw error;
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
