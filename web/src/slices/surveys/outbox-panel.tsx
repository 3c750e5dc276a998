import { Send } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatDateTime } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { changesInWords } from "./changes-in-words.ts";
import type { Waiting } from "./field-store.ts";
import type { Outbox } from "./use-outbox.ts";

type OutboxPanelProps = { outbox: Outbox; onEdit: (waiting: Waiting) => void };

/** What waits on this phone: sent by itself, and what was refused to be mended or dropped. */
export function OutboxPanel({ outbox, onEdit }: OutboxPanelProps) {
  const { waiting, open, sending, stopped, broken, send } = outbox;
  const [dropping, setDropping] = useState<Waiting | null>(null);
  if (broken) {
    return (
      <Notice tone="error" title="This browser keeps nothing">
        Surveys cannot be kept on this phone, so each one needs a signal. A private window is often
        the reason: open this page in an ordinary one.
      </Notice>
    );
  }
  if (waiting.length === 0) return null;
  const refused = waiting.filter((one) => one.refused);
  return (
    <Card as="section" aria-label="Waiting surveys" className="grid gap-4">
      {open > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">Waiting to be sent ({open})</h2>
          <Button
            variant="secondary"
            busy={sending}
            busyLabel="Sending..."
            icon={<Send aria-hidden="true" className="size-4" />}
            onClick={() => void send()}
          >
            Send Now
          </Button>
          <p role="status" className="basis-full text-sm text-quiet">
            {stopped === "signed_out"
              ? "You are signed out. Sign in again, and they are sent."
              : "They are kept on this phone and sent as soon as there is a signal, with this page open."}
          </p>
        </div>
      )}
      <ul className="grid gap-3">
        {waiting.map((one) => (
          <li key={one.key} className="grid gap-2 border-t border-contour pt-3 first:border-t-0">
            <p>
              <strong>{one.placeName}</strong>{" "}
              <span className="text-sm text-quiet">
                square {one.num}, measured{" "}
                {formatDateTime(new Date(one.body.at ?? one.savedAt).toISOString())}
              </span>
            </p>
            {one.refused && (
              <>
                <Notice tone="error" title="Not taken">
                  {one.refused.sentence}
                  {one.refused.changes && ` ${changesInWords(one.refused.changes)}`}
                </Notice>
                <div className="flex flex-wrap gap-3">
                  {one.refused.version !== undefined && (
                    <Button
                      variant="secondary"
                      onClick={() =>
                        void outbox.save(
                          { ...one, body: { ...one.body, version: one.refused?.version } },
                          one,
                        )
                      }
                    >
                      Send it anyway
                    </Button>
                  )}
                  <Button variant="secondary" onClick={() => onEdit(one)}>
                    Edit
                  </Button>
                  <Button variant="ghost" onClick={() => setDropping(one)}>
                    Drop
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {refused.length > 0 && open > 0 && (
        <p className="text-sm text-quiet">What was not taken waits for you; the rest is sent.</p>
      )}
      <AlertDialog
        open={dropping !== null}
        onOpenChange={(next) => !next && setDropping(null)}
        title={`Drop the survey of ${dropping?.placeName ?? ""}?`}
        text="What you measured and wrote there is gone then, and somebody has to go there again."
        confirmLabel="Drop it"
        danger
        onConfirm={() => {
          if (dropping) void outbox.drop(dropping);
          setDropping(null);
        }}
      />
    </Card>
  );
}
