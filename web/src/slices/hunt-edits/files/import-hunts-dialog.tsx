import { useQueryClient } from "@tanstack/react-query";
import { importHunt } from "@ten-paces/contract";
import { useId, useRef, useState } from "react";
import { attempt } from "../../../api.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { counted } from "../../../ui/counted.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { type FileLine, readHuntFiles } from "./hunt-file-lines.ts";

/** What came of a line; `said` is the reason where it did not go. */
type Verdict = { fits: boolean; brought: boolean; said: string };

const shownFaults = 3;

async function send({ file }: FileLine, dryRun: boolean): Promise<Verdict> {
  if (!file) return { fits: false, brought: false, said: "This is no file of a hunt." };
  try {
    const query = dryRun ? { dryRun: "true" as const } : {};
    const outcome = await attempt(importHunt, { body: file, query });
    if (outcome.ok) return { fits: true, brought: !dryRun, said: "" };
    const { refusal } = outcome;
    const more =
      refusal.code === "not_valid"
        ? refusal.data.validation.errors.slice(0, shownFaults).map(({ text }) => text)
        : [];
    return { fits: false, brought: false, said: [refusal.error, ...more].join(" ") };
  } catch (error) {
    const said = error instanceof Error ? error.message : "No answer came.";
    return { fits: false, brought: false, said };
  }
}

/** Hunts out of a file: looked through first, then put into stock one after the other. */
export default function ImportHuntsDialog({ onClose }: { onClose: () => void }) {
  const inputId = useId();
  const client = useQueryClient();
  const once = useOneAtATime();
  const left = useRef(false);
  const [lines, setLines] = useState<readonly FileLine[]>([]);
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>([]);
  const [busy, setBusy] = useState<"checking" | "importing" | null>(null);
  const fitting = lines.filter((_, index) => verdicts[index]?.fits);
  const brought = verdicts.filter((verdict) => verdict.brought).length;

  async function run(kind: "checking" | "importing", these: readonly FileLine[]): Promise<void> {
    setBusy(kind);
    const made: Verdict[] = kind === "importing" ? [...verdicts] : [];
    for (const [index, line] of these.entries()) {
      if (left.current) return;
      const skip = kind === "importing" && (!verdicts[index]?.fits || verdicts[index].brought);
      if (!skip) made[index] = await send(line, kind === "checking");
      setVerdicts([...made]);
    }
    setBusy(null);
    if (kind === "importing") void client.invalidateQueries({ queryKey: ["admin"] });
  }

  async function take(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const read = readHuntFiles(await chosen.text());
    setLines(read);
    setVerdicts([]);
    await run("checking", read);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        left.current = true;
        onClose();
      }}
      title="Import Hunts"
      description="A hunt's file, or an archive with a hunt on each line. Each is checked like a draft and put into stock; surveys are made anew."
      actions={
        <>
          <Button
            disabled={fitting.length === 0 || brought === fitting.length}
            busy={busy !== null}
            busyLabel={
              busy === "checking"
                ? `Checking ${verdicts.length} of ${lines.length}`
                : `Importing ${brought} of ${fitting.length}`
            }
            onClick={() => once(() => run("importing", lines))}
          >
            {fitting.length > 0 ? `Import ${counted(fitting.length, "hunt")}` : "Import"}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              left.current = true;
              onClose();
            }}
          >
            Close
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-1.5">
          <label htmlFor={inputId} className="font-medium">
            File
          </label>
          <input
            id={inputId}
            type="file"
            accept=".json,.jsonl,application/json"
            disabled={busy !== null}
            onChange={(event) => once(() => take(event.target.files?.[0]))}
            className="min-h-11 text-sm"
          />
        </div>
        {lines.length > 0 && (
          <ul aria-label="What is in the file" className="grid gap-2 text-sm">
            {lines.map(({ line, name }, index) => {
              const verdict = verdicts[index];
              return (
                <li key={line} className="grid gap-0.5 border-b border-contour pb-2">
                  <span className="flex items-center justify-between gap-3">
                    <span className="min-w-0 truncate font-medium">{name}</span>
                    {verdict && (
                      <Badge tone={verdict.fits ? "moss" : "flag"}>
                        {verdict.brought ? "In stock" : verdict.fits ? "Good" : "Refused"}
                      </Badge>
                    )}
                  </span>
                  {verdict?.said && <span className="text-quiet">{verdict.said}</span>}
                </li>
              );
            })}
          </ul>
        )}
        {busy === null && brought > 0 && (
          <Notice tone="success" announce>
            {counted(brought, "hunt")} went into stock.
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
