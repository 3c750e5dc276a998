import { type OwnPlace, placeDangers, placeTags } from "@ten-paces/contract";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { stateName } from "../../hunts/state-names.ts";
import { kindLabel } from "../place-words.ts";
import type { PlaceList } from "../queries.ts";
import { blankPlace, type PlaceValues, rowOf, valuesOf } from "./place-values.ts";
import { CERTAINTIES, named, StandFields, type TextOf, type Texts } from "./stand-fields.tsx";
import { PlaceRefused, useSavePlace } from "./use-save-place.ts";

type PlaceEditorProps = {
  /** The place that is changed; null for a new one. */
  place: OwnPlace | null;
  known: Pick<PlaceList, "kinds" | "stocks">;
  onClose: () => void;
};

/** A place of one's own as a form: the same fields as the library's, with the same checks. */
export function PlaceEditor({ place, known, onClose }: PlaceEditorProps) {
  const [values, setValues] = useState(() =>
    place ? valuesOf(place.stem, place.row) : blankPlace,
  );
  const save = useSavePlace(place, onClose);
  const top = useRef<HTMLDivElement>(null);
  const set = <K extends keyof PlaceValues>(key: K, value: PlaceValues[K]) =>
    setValues((before) => ({ ...before, [key]: value }));
  const text: TextOf = (key: Texts) => ({
    value: values[key],
    onChange: (event: { target: { value: string } }) => set(key, event.target.value),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    save.mutate(
      { stem: values.stem, row: rowOf(values, place?.row) },
      { onError: () => top.current?.scrollIntoView({ block: "start" }) },
    );
  }

  const stems = known.stocks.map((stock) => ({
    value: stock.toLowerCase().replaceAll(" ", "-"),
    label: stateName(stock),
  }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={place ? `Change ${values.name}` : "New Place"}
      description="Written by the rules of the library: facts without the place's name, a point one can stand on, nothing that is not sure."
      width="wide"
    >
      <form className="grid gap-8" onSubmit={submit} noValidate>
        <div ref={top} className="scroll-mt-6">
          <Faults error={save.error} />
        </div>
        <Part title="The place">
          <Field label="Name" required>
            <TextInput {...text("name")} />
          </Field>
          <Field label="Id" hint="Small letters and hyphens; it stays." required>
            <TextInput mono readOnly={place !== null} {...text("id")} />
          </Field>
          <Field label="State" required>
            <Select placeholder="Choose a state" options={stems} {...text("stem")} />
          </Field>
          <Field label="Kind" required>
            <Select placeholder="Choose a kind" options={named(known.kinds)} {...text("kind")} />
          </Field>
          {values.stem === "national" && (
            <Field label="Two letters of its state" required>
              <TextInput {...text("state")} />
            </Field>
          )}
          <Field label="Town" required>
            <TextInput {...text("town")} />
          </Field>
          <Field label="County" hint="The bare name: Marin." required>
            <TextInput {...text("county")} />
          </Field>
          <Field label="Latitude" hint="Five decimals or more." required>
            <TextInput mono inputMode="decimal" {...text("lat")} />
          </Field>
          <Field label="Longitude" required>
            <TextInput mono inputMode="text" {...text("lng")} />
          </Field>
          <Field label="Certainty of the point">
            <Select options={CERTAINTIES} {...text("sure")} />
          </Field>
          <Field label="Other names" hint="A line each.">
            <TextArea rows={2} {...text("aliases")} />
          </Field>
        </Part>
        <Part title="Where a person stands">
          <Checkbox
            className="sm:col-span-2"
            label="Anybody may stand here, on foot, lawfully and safely"
            hint="Without it the place is for digital hunts only."
            checked={values.standable}
            onChange={(event) => set("standable", event.target.checked)}
          />
          {values.standable && (
            <StandFields
              text={text}
              ferry={values.ferry}
              onFerry={(ferry) => set("ferry", ferry)}
            />
          )}
        </Part>
        <Part title="What is known of it">
          <Field
            label="Facts"
            hint="Three to five lines that complete “It …”, without its name or town."
            required
          >
            <TextArea {...text("facts")} />
          </Field>
          <Field label="Veiled lines" hint="Two or three, without capitals or digits." required>
            <TextArea {...text("veiled")} />
          </Field>
          <Field label="Years" hint="A line each: 1931: was unveiled">
            <TextArea rows={3} {...text("years")} />
          </Field>
          <Field label="People" hint="A line each: Ada Low: designed it">
            <TextArea rows={3} {...text("people")} />
          </Field>
          <Field label="Measure: what" hint="“Its tower is 90 ft tall”: tower" required>
            <TextInput {...text("measureWhat")} />
          </Field>
          <Field label="Measure: number" required>
            <TextInput inputMode="decimal" {...text("measureValue")} />
          </Field>
          <Field label="Measure: unit" required>
            <TextInput {...text("measureUnit")} />
          </Field>
          <Field label="Measure: how" hint="tall, long, across …">
            <TextInput {...text("measureHow")} />
          </Field>
          <Checkbox
            className="sm:col-span-2"
            label="The measure is about so"
            checked={values.measureAbout}
            onChange={(event) => set("measureAbout", event.target.checked)}
          />
          <Field label="Access" className="sm:col-span-2" required>
            <TextInput {...text("access")} />
          </Field>
        </Part>
        <Choices
          title="Dangers"
          words={placeDangers}
          chosen={values.safety}
          onChoose={(safety) => set("safety", safety)}
        />
        <Choices
          title="What is true of it"
          words={placeTags}
          chosen={values.tags}
          onChoose={(tags) => set("tags", tags)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending} busyLabel="Storing...">
            {place ? "Store the changes" : "Add the place"}
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">{title}</legend>
      <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Choices(props: {
  title: string;
  words: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}) {
  const { title, words, chosen, onChoose } = props;
  return (
    <fieldset>
      <legend className="mb-1 text-lg font-semibold">{title}</legend>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
        {words.map((word) => (
          <Checkbox
            key={word}
            label={kindLabel(word)}
            checked={chosen.includes(word)}
            onChange={(event) =>
              onChoose(
                words.filter((each) =>
                  each === word ? event.target.checked : chosen.includes(each),
                ),
              )
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

function Faults({ error }: { error: Error | null }) {
  if (!error) return null;
  const problems = error instanceof PlaceRefused ? error.problems : [];
  return (
    <Notice tone="error" announce title={problems.length > 0 ? error.message : "It was not stored"}>
      {problems.length > 0 ? (
        <ul className="grid list-disc gap-1 pl-5">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : (
        error.message
      )}
    </Notice>
  );
}
