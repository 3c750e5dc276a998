import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { createErratum, type EditedErratum, severities, updateErratum } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { attempt } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { huntsQuery } from "../hunts/queries.ts";
import { fromLocalTime, toLocalTime } from "./edit-values.ts";
import { ErratumCard } from "./erratum-card.tsx";

type EditorProps = {
  /** Null for a new one. */
  erratum: EditedErratum | null;
  onClose: () => void;
};

const SEVERITIES = severities.map((value) => ({ value, label: value }));

/** Posts a correction of a square, or changes one. */
export function ErratumEditor({ erratum, onClose }: EditorProps) {
  const client = useQueryClient();
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
  const [problem, setProblem] = useState("");
  const save = useMutation({
    mutationFn: async () => {
      const { originalClue, correction, severity, resolved } = values;
      const corrected = {
        originalClue,
        correction,
        severity,
        ...(isTimed && postedAt && { postedAt }),
      };
      if (erratum) {
        const status = resolved ? ("Resolved" as const) : ("Active" as const);
        const body = { ...corrected, status };
        const changed = await attempt(updateErratum, { params: { id: erratum.id }, body });
        return changed.ok ? "" : changed.refusal.error;
      }
      const squareNumber = Number(values.squareNumber);
      const body = { huntId: values.huntId, squareNumber, ...corrected };
      const outcome = await attempt(createErratum, { body });
      return outcome.ok ? "" : outcome.refusal.error;
    },
    onSuccess: (refused) => {
      setProblem(refused);
      if (refused) return;
      toast({
        tone: "success",
        text: erratum
          ? "The correction was changed."
          : isTimed
            ? "It is posted, and its hunters are mailed, at its time."
            : "It is posted, and its hunters are mailed.",
      });
      void client.invalidateQueries({ queryKey: ["admin", "errata"] });
      void client.invalidateQueries({ queryKey: ["errata"] });
      onClose();
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const lacks =
      (!erratum && values.huntId === "" && "Please choose the hunt.") ||
      (!/^[1-9]\d?$/.test(values.squareNumber) && "Please enter the number of the square.") ||
      (values.originalClue.trim() === "" && "Please enter what was wrong.") ||
      (values.correction.trim() === "" && "Please enter what is right.") ||
      (isTimed && postedAt === null && "Please enter a date and a time.") ||
      "";
    setProblem(lacks);
    if (lacks === "" && !save.isPending) save.mutate();
  }
  const put = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const options = [
    { value: "", label: "Choose a hunt" },
    ...(hunts.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={erratum ? `${erratum.huntName}, square ${erratum.squareNumber}` : "New Erratum"}
      description={
        erratum
          ? "Nobody is mailed again."
          : "Everybody on the hunt is mailed. Who has not come to the square is not told what stands there; the page of errata tells everybody."
      }
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        {(problem || save.error) && (
          <Notice tone="error" announce>
            {problem || save.error?.message}
          </Notice>
        )}
        {!erratum && (
          <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
            <Field label="Hunt" required>
              <Select options={options} value={values.huntId} onChange={put("huntId")} />
            </Field>
            <Field label="Square" required>
              <TextInput
                inputMode="numeric"
                value={values.squareNumber}
                onChange={put("squareNumber")}
              />
            </Field>
          </div>
        )}
        <Field label="What it said" required>
          <TextArea rows={3} value={values.originalClue} onChange={put("originalClue")} />
        </Field>
        <Field label="What is right" required>
          <TextArea rows={3} value={values.correction} onChange={put("correction")} />
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
              <Field label="From" required>
                <TextInput
                  type="datetime-local"
                  value={values.postedAt}
                  onChange={put("postedAt")}
                />
              </Field>
            )}
          </div>
        )}
        <section aria-label="How it will look" className="grid grid-cols-1 gap-2">
          <p className="label-caps text-quiet">How it will look</p>
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
        </section>
        {erratum && (
          <Checkbox
            checked={values.resolved}
            onChange={(event) => setValues({ ...values, resolved: event.target.checked })}
            label="Resolved: the square itself says it right now"
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            {erratum ? "Save Changes" : "Post and Mail"}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
