import { useQueryClient } from "@tanstack/react-query";
import { type ReportKind, reportSquare } from "@ten-paces/contract";
import { useState } from "react";
import { attempt } from "../../api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { huntDetailQuery } from "../hunts/detail-query.ts";
import { REPORT_KINDS, REPORT_WORDS } from "./report-words.ts";

export type StopWindowProps = {
  huntId: string;
  num: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What is wrong with a spot, in one press, with a note. */
export function StopWindow({ huntId, num, open, onOpenChange }: StopWindowProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="What is wrong with this spot?"
      width="narrow"
    >
      {open && <Kinds huntId={huntId} num={num} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

type KindsProps = { huntId: string; num: number; onClose: () => void };

function Kinds({ huntId, num, onClose }: KindsProps) {
  const client = useQueryClient();
  const once = useOneAtATime();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState<ReportKind | null>(null);
  const [came, setCame] = useState<{ tone: "success" | "error"; text: string } | null>(null);

  async function send(kind: ReportKind) {
    setBusy(kind);
    try {
      const input = { params: { id: huntId, num }, body: { kind, note } };
      const outcome = await attempt(reportSquare, input);
      setCame(
        outcome.ok
          ? { tone: "success", text: outcome.result.message }
          : { tone: "error", text: outcome.refusal.error },
      );
      void client.invalidateQueries(huntDetailQuery(huntId));
    } catch {
      setCame({
        tone: "error",
        text: "Your report was not sent. Please leave the spot, and try again where you have a signal.",
      });
    } finally {
      setBusy(null);
    }
  }

  if (came?.tone === "success") {
    return (
      <div className="grid gap-4">
        <Notice tone="success" announce>
          {came.text}
        </Notice>
        <Button size="bar" onClick={onClose}>
          Back to the hunt
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {came && (
        <Notice tone="error" announce>
          {came.text}
        </Notice>
      )}
      <p>
        If you are in danger, leave first, and call 911 if you need help. Reporting costs nothing.
      </p>
      <ul className="grid gap-2">
        {REPORT_KINDS.map((kind) => (
          <li key={kind}>
            <Button
              variant={kind === "danger" ? "danger" : "secondary"}
              size="bar"
              className="w-full"
              busy={busy === kind}
              busyLabel="Sending..."
              disabled={busy !== null}
              aria-describedby={`about-${kind}`}
              onClick={() => void once(() => send(kind))}
            >
              {REPORT_WORDS[kind].label}
            </Button>
            <p id={`about-${kind}`} className="mt-1 text-sm text-quiet">
              {REPORT_WORDS[kind].text}
            </p>
          </li>
        ))}
      </ul>
      <Field label="Anything to add? (optional, before you press)">
        <TextArea
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </div>
  );
}
