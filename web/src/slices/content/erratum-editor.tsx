import { useQuery } from "@tanstack/react-query";
import { createErratum, type EditedErratum, severities, updateErratum } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useForm } from "../../use-form.ts";
import { changedOf, useEditing } from "../edits/use-editing.ts";
import { huntsQuery } from "../hunts/queries.ts";
import { ContentEditor } from "./content-editor.tsx";
import { fromLocalTime, lackingIn, toLocalTime } from "./edit-values.ts";
import { ErratumCard } from "./erratum-card.tsx";
import { useSaved } from "./use-saved.ts";

type EditorProps = {
  /** Null for a new one. */
  erratum: EditedErratum | null;
  onClose: () => void;
  /** Begins anew with what is there now. */
  onReload: () => Promise<void>;
};

const SEVERITIES = severities.map((value) => ({ value, label: value }));
const LACKS = {
  originalClue: "Please enter what was wrong.",
  correction: "Please enter what is right.",
};

/** What of a correction can be written; its time to the minute, as the field has it. */
function writtenOf({ originalClue, correction, severity, status, postedAt }: EditedErratum) {
  const at = fromLocalTime(toLocalTime(new Date(postedAt))) ?? postedAt;
  return { originalClue, correction, severity, status, postedAt: at };
}

/** Posts a correction of a square, or changes one. */
export function ErratumEditor({ erratum, onClose, onReload }: EditorProps) {
  const editing = useEditing(erratum?.version ?? 0);
  const saved = useSaved("errata", onClose);
  const hunts = useQuery(huntsQuery);
  const [values, setValues] = useState(() => ({
    huntId: erratum?.huntId ?? "",
    squareNumber: String(erratum?.squareNumber ?? ""),
    originalClue: erratum?.originalClue ?? "",
    correction: erratum?.correction ?? "",
    severity: erratum?.severity ?? ("Medium" as const),
    resolved: erratum?.status === "Resolved",
    postedAt: toLocalTime(erratum ? new Date(erratum.postedAt) : new Date()),
  }));
  const [isTimed, setTimed] = useState(erratum !== null && !erratum.posted);
  const postedAt = fromLocalTime(values.postedAt);
  const { errorOf, ...sending } = useForm({
    fields: ["huntId", "squareNumber", "originalClue", "correction", "postedAt"],
    check: (typed) => ({
      ...(!erratum && values.huntId === "" && { huntId: "Please choose the hunt." }),
      ...(!erratum &&
        !/^[1-9]\d?$/.test(typed.squareNumber) && {
          squareNumber: "Please enter the number of the square.",
        }),
      ...lackingIn(typed, LACKS),
      ...(isTimed && postedAt === null && { postedAt: "Please enter a date and a time." }),
    }),
    send: async () => {
      const { huntId, originalClue, correction, severity, resolved } = values;
      const timed = isTimed && postedAt ? { postedAt } : {};
      const corrected = { originalClue, correction, severity, ...timed };
      if (erratum) {
        const status = resolved ? ("Resolved" as const) : ("Active" as const);
        const body = changedOf(writtenOf(erratum), { ...corrected, status });
        const answer = await editing.save((version) =>
          call(updateErratum, { params: { id: erratum.id }, body: { ...body, version } }),
        );
        if (answer) saved("The correction was changed.");
      } else {
        const squareNumber = Number(values.squareNumber);
        await call(createErratum, { body: { huntId, squareNumber, ...corrected } });
        saved(
          isTimed
            ? "It is posted, and its hunters are mailed, at its time."
            : "It is posted, and its hunters are mailed.",
        );
      }
    },
    otherwise: "This could not be saved. Please try again.",
    blames: { no_such_square: "squareNumber", posted: "postedAt" },
  });
  const put = (name: keyof typeof values) => ({
    name,
    value: String(values[name]),
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [name]: event.target.value }),
  });
  const options = [
    { value: "", label: "Choose a hunt" },
    ...(hunts.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <ContentEditor
      sending={sending}
      editing={editing}
      onReload={onReload}
      onClose={onClose}
      title={erratum ? `${erratum.huntName}, square ${erratum.squareNumber}` : "New Erratum"}
      description={
        erratum
          ? "Nobody is mailed again."
          : "Everybody on the hunt is mailed. Who has not come to the square is not told what stands there; the page of errata tells everybody."
      }
      action={erratum ? "Save Changes" : "Post and Mail"}
      preview={
        <ErratumCard
          erratum={{
            ...values,
            id: "preview",
            huntName:
              erratum?.huntName ??
              hunts.data?.find(({ id }) => id === values.huntId)?.name ??
              "Hunt",
            squareNumber: Number(values.squareNumber) || 1,
            datePosted: postedAt ?? new Date().toISOString(),
            status: values.resolved ? "Resolved" : "Active",
          }}
        />
      }
    >
      {!erratum && (
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <Field label="Hunt" required error={errorOf("huntId")}>
            <Select options={options} {...put("huntId")} />
          </Field>
          <Field label="Square" required error={errorOf("squareNumber")}>
            <TextInput inputMode="numeric" {...put("squareNumber")} />
          </Field>
        </div>
      )}
      <Field label="What it said" required error={errorOf("originalClue")}>
        <TextArea rows={3} {...put("originalClue")} />
      </Field>
      <Field label="What is right" required error={errorOf("correction")}>
        <TextArea rows={3} {...put("correction")} />
      </Field>
      <Field label="How grave it is">
        <Select
          options={SEVERITIES}
          value={values.severity}
          onChange={(event) => {
            const chosen = severities.find((one) => one === event.target.value);
            if (chosen) setValues({ ...values, severity: chosen });
          }}
        />
      </Field>
      {!erratum?.posted && (
        <div className="grid gap-3">
          <Checkbox
            checked={isTimed}
            disabled={erratum !== null}
            onChange={(event) => setTimed(event.target.checked)}
            label="Waits for its time: until then nobody reads it, and nobody is mailed"
          />
          {isTimed && (
            <Field label="From" required error={errorOf("postedAt")}>
              <TextInput type="datetime-local" {...put("postedAt")} />
            </Field>
          )}
        </div>
      )}
      {erratum && (
        <Checkbox
          checked={values.resolved}
          onChange={(event) => setValues({ ...values, resolved: event.target.checked })}
          label="Resolved: the square itself says it right now"
        />
      )}
    </ContentEditor>
  );
}
