import { type OwnPlace, placeDangers, placeTags } from "@ten-paces/contract";
import { type FormEvent, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { OthersWereFaster } from "../../edits/others-were-faster.tsx";
import { stateName } from "../../hunts/state-names.ts";
import { kindLabel } from "../place-words.ts";
import type { PlaceList } from "../queries.ts";
import { faultsByField } from "./place-faults.ts";
import { PlaceTrouble } from "./place-trouble.tsx";
import { blankPlace, type PlaceValues, rowOf, valuesOf } from "./place-values.ts";
import { PointPart } from "./point-part.tsx";
import {
  CERTAINTIES,
  type FaultOf,
  named,
  StandFields,
  type TextOf,
  type Texts,
} from "./stand-fields.tsx";
import { PlaceRefused, type Problem, useSavePlace } from "./use-save-place.ts";

const none: readonly Problem[] = [];

type PlaceEditorProps = {
  /** The place that is changed; null for a new one. */
  place: OwnPlace | null;
  known: Pick<PlaceList, "kinds" | "stocks">;
  onClose: () => void;
  /** Begins anew with what is stored now. */
  onReload: () => Promise<void>;
};

/** A place of one's own as a form: the same fields as the library's, with the same checks. */
export function PlaceEditor({ place: shown, known, onClose, onReload }: PlaceEditorProps) {
  // What is read while somebody types is not what they have seen.
  const [place] = useState(shown);
  const [values, setValues] = useState(() =>
    place ? valuesOf(place.stem, place.row) : blankPlace,
  );
  const { save, editing } = useSavePlace(place, onClose);
  const top = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<ReadonlySet<keyof PlaceValues>>(new Set());
  const problems = save.error instanceof PlaceRefused ? save.error.problems : none;
  const faults = useMemo(() => faultsByField(problems), [problems]);
  /** What was said of a field holds until it is changed. */
  const fault: FaultOf = (key) => (changed.has(key) ? undefined : faults.get(key)?.join(" "));
  const change = (some: Partial<PlaceValues>) => {
    setValues((before) => ({ ...before, ...some }));
    setChanged((before) => new Set([...before, ...(Object.keys(some) as (keyof PlaceValues)[])]));
  };
  const set = <K extends keyof PlaceValues>(key: K, value: PlaceValues[K]) =>
    change({ [key]: value });
  const text: TextOf = (key: Texts) => ({
    value: values[key],
    onChange: (event: { target: { value: string } }) => set(key, event.target.value),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (save.isPending) return;
    setChanged(new Set());
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
          <OthersWereFaster editing={editing} onReload={onReload} />
          <PlaceTrouble
            error={save.error}
            ofNone={faults.get(null) ?? []}
            count={problems.length}
          />
        </div>
        <Part title="The place">
          <Field label="Name" required error={fault("name")}>
            <TextInput {...text("name")} />
          </Field>
          <Field
            label="Id"
            hint="Small letters and hyphens; it stays."
            required
            error={fault("id")}
          >
            <TextInput mono readOnly={place !== null} {...text("id")} />
          </Field>
          <Field label="State" required error={fault("stem")}>
            <Select placeholder="Choose a state" options={stems} {...text("stem")} />
          </Field>
          <Field label="Kind" required error={fault("kind")}>
            <Select placeholder="Choose a kind" options={named(known.kinds)} {...text("kind")} />
          </Field>
          {values.stem === "national" && (
            <Field label="Two letters of its state" required error={fault("state")}>
              <TextInput {...text("state")} />
            </Field>
          )}
          <Field label="Town" required error={fault("town")}>
            <TextInput {...text("town")} />
          </Field>
          <Field label="County" hint="The bare name: Marin." required error={fault("county")}>
            <TextInput {...text("county")} />
          </Field>
          <Field label="Latitude" hint="Five decimals or more." required error={fault("lat")}>
            <TextInput mono inputMode="decimal" {...text("lat")} />
          </Field>
          <Field label="Longitude" required error={fault("lng")}>
            <TextInput mono inputMode="text" {...text("lng")} />
          </Field>
          <Field label="Certainty of the point" error={fault("sure")}>
            <Select options={CERTAINTIES} {...text("sure")} />
          </Field>
          <Field label="Other names" hint="A line each." error={fault("aliases")}>
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
              fault={fault}
              ferry={values.ferry}
              onFerry={(ferry) => set("ferry", ferry)}
            />
          )}
        </Part>
        <Part title="On the map">
          <PointPart
            values={values}
            onPlace={(lat, lng) => change({ lat, lng })}
            onStand={(standLat, standLng) => change({ standLat, standLng })}
          />
        </Part>
        <Part title="What is known of it">
          <Field
            label="Facts"
            hint="Three to five lines that complete “It …”, without its name or town."
            required
            error={fault("facts")}
          >
            <TextArea {...text("facts")} />
          </Field>
          <Field
            label="Veiled lines"
            hint="Two or three, without capitals or digits."
            required
            error={fault("veiled")}
          >
            <TextArea {...text("veiled")} />
          </Field>
          <Field label="Years" hint="A line each: 1931: was unveiled" error={fault("years")}>
            <TextArea rows={3} {...text("years")} />
          </Field>
          <Field label="People" hint="A line each: Ada Low: designed it" error={fault("people")}>
            <TextArea rows={3} {...text("people")} />
          </Field>
          <Field
            label="Measure: what"
            hint="“Its tower is 90 ft tall”: tower"
            required
            error={fault("measureWhat")}
          >
            <TextInput {...text("measureWhat")} />
          </Field>
          <Field label="Measure: number" required error={fault("measureValue")}>
            <TextInput inputMode="decimal" {...text("measureValue")} />
          </Field>
          <Field label="Measure: unit" required error={fault("measureUnit")}>
            <TextInput {...text("measureUnit")} />
          </Field>
          <Field label="Measure: how" hint="tall, long, across …" error={fault("measureHow")}>
            <TextInput {...text("measureHow")} />
          </Field>
          <Checkbox
            className="sm:col-span-2"
            label="The measure is about so"
            checked={values.measureAbout}
            onChange={(event) => set("measureAbout", event.target.checked)}
          />
          <Field label="Access" className="sm:col-span-2" required error={fault("access")}>
            <TextInput {...text("access")} />
          </Field>
        </Part>
        <Choices
          title="Dangers"
          words={placeDangers}
          chosen={values.safety}
          error={fault("safety")}
          onChoose={(safety) => set("safety", safety)}
        />
        <Choices
          title="What is true of it"
          words={placeTags}
          chosen={values.tags}
          error={fault("tags")}
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
  error: string | undefined;
  onChoose: (chosen: string[]) => void;
}) {
  const { title, words, chosen, error, onChoose } = props;
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="mb-1 text-lg font-semibold">{title}</legend>
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-flag">
        {error}
      </p>
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
