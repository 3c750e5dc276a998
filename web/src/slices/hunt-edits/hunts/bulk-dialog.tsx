import type { AdminHunt } from "@ten-paces/contract";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { counted } from "../../../ui/counted.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { readBtc } from "../../settings/read-btc.ts";
import { useDollars } from "../../settings/use-dollars.ts";
import { BULK_WORDS, type BulkAction, bulkTelling, partFor } from "./bulk.ts";
import { useBulk } from "./use-bulk.ts";

type BulkDialogProps = {
  action: BulkAction;
  hunts: readonly AdminHunt[];
  /** Whether anything was done. */
  onClose: (done: boolean) => void;
};

/** Asks before it does one thing to many hunts, shows how far it is, and says of each what came of it. */
export function BulkDialog({ action, hunts, onClose }: BulkDialogProps) {
  const words = BULK_WORDS[action];
  const formId = useId();
  const bulk = useBulk();
  const dollars = useDollars();
  const [begun, setBegun] = useState<AdminHunt[] | null>(null);
  const [typed, setTyped] = useState("0.375");
  const [{ taken, leftOut }] = useState(() => partFor(action, hunts));
  const telling = bulkTelling(action, taken);
  const [tell, setTell] = useState(telling ?? "");
  const prizePool = readBtc(typed);
  const wrong = action === "reprice" && prizePool === null;
  const subscribers = taken.reduce((sum, hunt) => sum + hunt.subscribers, 0);
  const done = bulk.results.filter(({ trouble }) => trouble === null).length;

  function begin(event: FormEvent): void {
    event.preventDefault();
    if (begun !== null || taken.length === 0 || wrong) return;
    setBegun(taken);
    void bulk.run(action, taken, { prizePool: prizePool ?? 0, tell });
  }
  function close(): void {
    bulk.stop();
    onClose(begun !== null);
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={`${words.label} ${counted(taken.length, "hunt")}`}
      actions={
        begun ? (
          <Button
            variant={bulk.running ? "secondary" : "primary"}
            onClick={bulk.running ? bulk.stop : close}
          >
            {bulk.running ? "Stop after this one" : "Done"}
          </Button>
        ) : (
          <>
            <Button
              type="submit"
              form={formId}
              variant={words.danger ? "danger" : "primary"}
              disabled={taken.length === 0 || wrong}
            >
              {words.confirmLabel}
            </Button>
            <Button variant="secondary" onClick={close}>
              Keep as they are
            </Button>
          </>
        )
      }
    >
      <form id={formId} noValidate onSubmit={begin} className="grid gap-4 text-sm">
        {!begun && action === "reprice" && (
          <Field
            label="Prize Pool (BTC)"
            {...(wrong && { error: "Please enter an amount in BTC, such as 0.375." })}
            hint={prizePool === null ? "" : `${dollars(prizePool) ?? ""} for players`}
          >
            <TextInput
              data-first-focus=""
              inputMode="decimal"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        )}
        {!begun && subscribers > 0 && (
          <p>
            {counted(subscribers, "subscription")} {subscribers === 1 ? "is" : "are"} in them.
          </p>
        )}
        {!begun && telling !== null && (
          <Field
            label="What their hunters are told"
            hint={`By mail, ${counted(subscribers, "hunter")}; empty it to tell nobody.`}
          >
            <TextArea
              rows={3}
              maxLength={2_000}
              value={tell}
              onChange={(event) => setTell(event.target.value)}
            />
          </Field>
        )}
        {!begun && action === "delete" && (
          <p>Their squares and clues are deleted for good. Seals and what players earned stay.</p>
        )}
        {begun && (
          <ProgressBar
            label={`${done} of ${begun.length} done`}
            value={bulk.results.length}
            max={begun.length}
          />
        )}
        <ul className="max-h-[40dvh] divide-y divide-contour overflow-y-auto">
          {(begun ?? taken).map((hunt) => {
            const result = bulk.results.find((one) => one.hunt.id === hunt.id);
            return (
              <li key={hunt.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                <span className="font-medium">{hunt.name}</span>
                {result && (
                  <span className={result.trouble ? "text-flag" : "text-moss-text"}>
                    {result.trouble ?? "Done"}
                  </span>
                )}
              </li>
            );
          })}
          {leftOut.map(({ hunt, why }) => (
            <li key={hunt.id} className="flex flex-wrap justify-between gap-x-4 py-1.5 text-quiet">
              <span>{hunt.name}</span>
              <span>Left out: {why}</span>
            </li>
          ))}
        </ul>
      </form>
    </Dialog>
  );
}
