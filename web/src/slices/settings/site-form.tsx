import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SiteTexts } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { OthersWereFaster } from "../edits/others-were-faster.tsx";
import type { PartProps } from "./settings-part.tsx";
import { useSaveSettings } from "./use-save-settings.ts";

const MOST_LINES = 6;
const LONGEST_LINE = 80;
const LONGEST_CLOSING = 600;

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

function problemOf(lines: readonly string[]): string | undefined {
  if (lines.length > MOST_LINES) return `At most ${MOST_LINES} statements.`;
  const long = lines.find((line) => line.length > LONGEST_LINE);
  return long && `"${long.slice(0, 30)}…" is longer than ${LONGEST_LINE} characters.`;
}

/** What stands at the foot of every page and under every mail. */
export function SiteForm({ settings, onReload }: PartProps) {
  const client = useQueryClient();
  const { editing, save: send } = useSaveSettings(settings);
  const { site } = settings;
  const [statements, setStatements] = useState(site.statements.join("\n"));
  const [mailClosing, setMailClosing] = useState(site.mailClosing);
  const lines = linesOf(statements);
  const problem = problemOf(lines);
  const save = useMutation({
    mutationFn: (wanted: SiteTexts) => send({ site: wanted }),
    onSuccess: (saved) => {
      if (!saved) return;
      void client.invalidateQueries({ queryKey: ["site"] });
      toast({ tone: "success", text: "Pages and mails say it so from now on." });
    },
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!problem && !save.isPending) save.mutate({ statements: lines, mailClosing });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Card className="grid gap-5">
        <h3 className="text-xl">On every page and in every mail</h3>
        <OthersWereFaster editing={editing} onReload={onReload} />
        {save.error && (
          <Notice tone="error" announce>
            {save.error.message}
          </Notice>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label="Statements at the foot of pages"
            hint="One on each line. Keep only what is true for you."
            error={problem}
          >
            <TextArea
              rows={4}
              value={statements}
              onChange={(event) => setStatements(event.target.value)}
            />
          </Field>
          <Field
            label="Under every mail"
            hint="Such as who you are and where to write to; it may stay empty."
          >
            <TextArea
              rows={4}
              maxLength={LONGEST_CLOSING}
              value={mailClosing}
              onChange={(event) => setMailClosing(event.target.value)}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" busy={save.isPending} busyLabel="Saving...">
            Save Texts
          </Button>
        </div>
      </Card>
    </form>
  );
}
