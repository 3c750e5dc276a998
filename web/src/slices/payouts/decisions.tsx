import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  approvePayout,
  decideAnswer,
  disqualifyPayout,
  holdPayout,
  payPayout,
} from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { useMay } from "../accounts/use-may.ts";
import { type PayoutStep, STEP_WORDS } from "./payout-steps.ts";

interface Wanted {
  step: PayoutStep;
  text: string;
  confirm: boolean;
}

function send(id: string, { step, text, confirm }: Wanted): Promise<unknown> {
  const params = { id };
  switch (step) {
    case "approve":
      return call(approvePayout, { params, body: {} });
    case "hold":
      return call(holdPayout, { params, body: { reason: text } });
    case "disqualify":
      return call(disqualifyPayout, { params, body: { reason: text } });
    case "pay":
      return call(payPayout, { params, body: { reference: text } });
    case "decide":
      return call(decideAnswer, { params, body: { confirm, decision: text } });
  }
}

/** The buttons of what can be done next, each with its question. */
export function PayoutDecisions({ id, steps }: { id: string; steps: readonly PayoutStep[] }) {
  const [step, setStep] = useState<PayoutStep | null>(null);
  const may = useMay();
  const mine = steps.filter((one) => one !== "pay" || may("payPayout"));
  if (mine.length === 0) {
    return steps.length === 0 ? null : <p className="text-quiet">An owner pays this prize.</p>;
  }
  return (
    <div className="flex flex-wrap gap-3">
      {mine.map((one, index) => (
        <Button
          key={one}
          variant={STEP_WORDS[one].danger ? "danger" : index === 0 ? "primary" : "secondary"}
          onClick={() => setStep(one)}
        >
          {STEP_WORDS[one].label}
        </Button>
      ))}
      {step && <StepDialog key={step} id={id} step={step} onClose={() => setStep(null)} />}
    </div>
  );
}

const OUTCOMES = [
  { value: "confirm", label: "Confirm the prize" },
  { value: "uphold", label: "Do not confirm it" },
] as const;

function StepDialog({ id, step, onClose }: { id: string; step: PayoutStep; onClose: () => void }) {
  const words = STEP_WORDS[step];
  const client = useQueryClient();
  const once = useOneAtATime();
  const [text, setText] = useState("");
  const [outcome, setOutcome] = useState<"confirm" | "uphold">("confirm");
  const [fault, setFault] = useState<string>();
  const sending = useMutation({
    mutationFn: () => send(id, { step, text: text.trim(), confirm: outcome === "confirm" }),
    onSuccess: () => {
      toast({ tone: "success", text: words.done });
      onClose();
    },
    onError: (error) => setFault(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ["admin"] }),
  });
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`${words.label}?`}
      text={words.question}
      confirmLabel={words.label}
      danger={words.danger}
      busy={sending.isPending}
      onConfirm={() => once(() => sending.mutateAsync().catch(() => {}))}
    >
      <div className="grid gap-4">
        {step === "decide" && (
          <SegmentedControl
            legend="What you decide"
            showLegend
            segments={OUTCOMES}
            value={outcome}
            onChange={setOutcome}
          />
        )}
        {words.field !== null ? (
          <Field label={words.field} error={fault} required>
            <TextArea
              rows={4}
              maxLength={step === "pay" ? 200 : 1_000}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setFault(undefined);
              }}
            />
          </Field>
        ) : (
          <p role="alert" className="font-medium text-flag empty:hidden">
            {fault}
          </p>
        )}
      </div>
    </AlertDialog>
  );
}
