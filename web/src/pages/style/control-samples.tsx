import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextInput } from "../../ui/text-input.tsx";

const TYPES = [
  { value: "ALL", label: "ALL" },
  { value: "STATE", label: "STATE" },
  { value: "NATIONAL", label: "NATIONAL" },
] as const;

const STATES = [
  { value: "CA", label: "California" },
  { value: "ME", label: "Maine" },
];

export function ControlSamples() {
  const [type, setType] = useState<(typeof TYPES)[number]["value"]>("ALL");
  const [auto, setAuto] = useState(true);
  return (
    <section className="grid gap-6 md:grid-cols-2">
      <Card className="flex flex-col gap-5">
        <h2 className="text-2xl">Forms</h2>
        <Field label="Email" hint="Where we send the news of a prize.">
          <TextInput type="email" placeholder="you@example.com" autoComplete="off" />
        </Field>
        <Field label="Password" error="Password must be at least 8 characters long" required>
          <PasswordInput autoComplete="new-password" defaultValue="short" />
        </Field>
        <Field label="Three-word address">
          <TextInput mono defaultValue="index.home.raft" />
        </Field>
        <Field label="State">
          <Select options={STATES} placeholder="Choose a state" />
        </Field>
        <Field label="Message">
          <TextArea rows={3} />
        </Field>
        <Checkbox label="I am 18 or over" hint="Prizes are paid to adults only." />
        <Switch
          label="Auto Replenishment"
          hint="Runs every 6 hours."
          checked={auto}
          onChange={setAuto}
        />
      </Card>
      <Card className="flex flex-col items-start gap-5">
        <h2 className="text-2xl">Buttons</h2>
        <div className="flex flex-wrap gap-3">
          <Button>Start Hunting</Button>
          <Button variant="secondary">Sign In</Button>
          <Button variant="ghost">Browse</Button>
          <Button variant="danger">Cancel hunt</Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small">Edit</Button>
          <Button size="small" variant="secondary">
            Pause
          </Button>
          <Button busy busyLabel="Checking In...">
            Check In
          </Button>
          <Button disabled>Not yet</Button>
        </div>
        <SegmentedControl
          legend="Hunt type"
          showLegend
          segments={TYPES}
          value={type}
          onChange={setType}
        />
        <p>
          A sentence with a{" "}
          <a href="#forms" className="link">
            link in it
          </a>{" "}
          and <strong>weight</strong>, set in Inter, to judge the measure and the gray of a
          paragraph that runs over several lines.
        </p>
        <p className="figure text-4xl font-semibold text-brass-text">$112,500</p>
      </Card>
    </section>
  );
}
