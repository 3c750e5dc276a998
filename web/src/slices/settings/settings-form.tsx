import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { OthersWereFaster } from "../edits/others-were-faster.tsx";
import { FieldHoursForm } from "./field-hours-form.tsx";
import { OpenUnsurveyedForm } from "./open-unsurveyed-form.tsx";
import { OpeningsForm } from "./openings-form.tsx";
import { PrizesForm } from "./prizes-form.tsx";
import { settingsQuery } from "./queries.ts";
import { type PartProps, SettingsPart } from "./settings-part.tsx";
import {
  changeOf,
  DIFFICULTIES,
  problemsOf,
  type SettingsProblems,
  type SettingsValues,
  valuesOf,
} from "./settings-values.ts";
import { SiteForm } from "./site-form.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

/** What an operator may set while the service runs. */
export function SettingsPanel() {
  const { data, error, isPending, refetch } = useQuery(settingsQuery);
  return (
    <section aria-label="Settings" className="grid gap-5">
      <h2 className="sr-only">What can be set</h2>
      {isPending && <Skeleton className="h-64 w-full" />}
      {error && !data && (
        <ErrorState
          title="Unable to load the settings"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {data && (
        <>
          <SettingsPart settings={data.settings}>
            {(part) => <SettingsForm {...part} />}
          </SettingsPart>
          <SettingsPart settings={data.settings}>
            {(part) => <FieldHoursForm {...part} />}
          </SettingsPart>
          <SettingsPart settings={data.settings}>{(part) => <PrizesForm {...part} />}</SettingsPart>
          <SettingsPart settings={data.settings}>
            {(part) => <OpeningsForm {...part} />}
          </SettingsPart>
          <SettingsPart settings={data.settings}>{(part) => <SiteForm {...part} />}</SettingsPart>
          <OpenUnsurveyedForm openUnsurveyed={data.settings.openUnsurveyed} />
        </>
      )}
    </section>
  );
}

function SettingsForm({ settings, onReload }: PartProps) {
  const { editing, save: send } = useSaveSettings(settings);
  const once = useOneAtATime();
  const [before, setBefore] = useState(() => valuesOf(settings));
  const [values, setValues] = useState(before);
  const [problems, setProblems] = useState<SettingsProblems>({});
  const change = changeOf(before, values);
  const save = useMutation({
    mutationFn: () => send(change),
    onSuccess: (saved) => {
      if (!saved) return;
      setBefore(valuesOf(saved));
      setValues(valuesOf(saved));
      toast({ tone: "success", text: "The settings were saved." });
    },
  });
  const put = (name: keyof SettingsValues) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value });
    setProblems({});
  };
  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length === 0) once(() => save.mutateAsync());
  }
  const amount = { type: "number", inputMode: "decimal", step: 0.001, min: 0 } as const;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <OthersWereFaster editing={editing} onReload={onReload} />
      {save.error && (
        <Notice tone="error" announce>
          {save.error.message}
        </Notice>
      )}
      <Card className="grid gap-5">
        <div>
          <h3 className="text-xl">Price of a Bitcoin</h3>
          {settings.btcPrice.source && (
            <p className="text-quiet">
              Asked every hour of {settings.btcPrice.source}; what you set here holds until then.
            </p>
          )}
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="US dollars"
            required
            hint="Hunters see prizes in dollars at this price."
            error={problems.usd}
          >
            <TextInput
              type="number"
              inputMode="decimal"
              min={1}
              step={0.01}
              value={values.usd}
              onChange={put("usd")}
            />
          </Field>
          <Field
            label="As of"
            hint="The day the price is from; today where you leave it."
            error={problems.asOf}
          >
            <TextInput type="date" value={values.asOf} onChange={put("asOf")} />
          </Field>
        </div>
      </Card>
      <Card className="grid gap-5">
        <div>
          <h3 className="text-xl">What hunts promise</h3>
          <p className="text-quiet">
            For hunts that Generate All and Replenish make. Hunts that are there keep theirs.
          </p>
        </div>
        {DIFFICULTIES.map((difficulty) => (
          <div key={difficulty} className="grid gap-5 sm:grid-cols-2">
            <Field
              label={`${difficulty}: Prize Pool (BTC)`}
              required
              error={problems[`${difficulty}.prizePool`]}
            >
              <TextInput
                {...amount}
                value={values[`${difficulty}.prizePool`]}
                onChange={put(`${difficulty}.prizePool`)}
              />
            </Field>
            <Field
              label={`${difficulty}: Threshold (BTC)`}
              required
              error={problems[`${difficulty}.thresholdBTC`]}
            >
              <TextInput
                {...amount}
                value={values[`${difficulty}.thresholdBTC`]}
                onChange={put(`${difficulty}.thresholdBTC`)}
              />
            </Field>
          </div>
        ))}
      </Card>
      <div>
        <Button
          type="submit"
          disabled={Object.keys(change).length === 0}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save Settings
        </Button>
      </div>
    </form>
  );
}
