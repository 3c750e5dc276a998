import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { FoundNotice } from "./found-notice.tsx";
import { type Found, findReceipt, readReceipt } from "./proof.ts";

/** Looks for a receipt that somebody kept. */
export function ReceiptFinder({ huntId, root }: { huntId: string; root: string }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const [found, setFound] = useState<Found | null>(null);
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const receipt = readReceipt(typed);
    setFound(null);
    setProblem(receipt ? "" : "A receipt is 64 signs, 0 to 9 and a to f.");
    if (!receipt || busy) return;
    setBusy(true);
    setFound(await findReceipt(huntId, receipt, root));
    setBusy(false);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-prose gap-3">
      <Field label="A receipt that you kept" error={problem}>
        <TextInput
          value={typed}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div role="status">{found && <FoundNotice found={found} />}</div>
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Looking...">
          Look for It
        </Button>
      </div>
    </form>
  );
}
