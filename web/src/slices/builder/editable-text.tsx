import { PenLine } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { FindingLines } from "./finding-lines.tsx";
import type { Finding } from "./findings.ts";

type EditableTextProps = {
  /** To be gone to. */
  id: string;
  /** Names the text: "Hint 2". */
  label: string;
  text: string;
  errors: readonly Finding[];
  warnings: readonly Finding[];
  /** Called at every letter, and with the old text when the change is taken back. */
  onChange: (text: string) => void;
};

/** A text that is edited where it stands, with what is wrong with it beneath. Escape takes the change back. */
export function EditableText({ id, label, text, errors, warnings, onChange }: EditableTextProps) {
  /** The text as it was when editing began; null while it is only read. */
  const [before, setBefore] = useState<string | null>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const wasEditing = useRef(false);
  const editing = before !== null;
  useEffect(() => {
    if (editing) area.current?.focus();
    else if (wasEditing.current) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const notesId = useId();
  const notes = [...errors, ...warnings];
  return (
    <div id={id} className="grid gap-1.5">
      {editing ? (
        <Field
          label={label}
          hideLabel
          error={errors.map((found) => found.text).join(" ") || undefined}
        >
          <TextArea
            ref={area}
            rows={2}
            className="field-sizing-content"
            maxLength={2000}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape") return;
              onChange(before);
              setBefore(null);
            }}
          />
          <div className="flex gap-2">
            <Button
              size="small"
              className="pointer-coarse:min-h-11"
              onClick={() => setBefore(null)}
            >
              Done
            </Button>
            <Button
              variant="secondary"
              size="small"
              className="pointer-coarse:min-h-11"
              onClick={() => {
                onChange(before);
                setBefore(null);
              }}
            >
              Undo
            </Button>
          </div>
        </Field>
      ) : (
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">
            {text || <span className="text-quiet">Empty</span>}
          </p>
          <IconButton
            ref={pencil}
            label={`Edit: ${label}`}
            aria-describedby={notes.length > 0 ? notesId : undefined}
            icon={<PenLine aria-hidden="true" className="size-4" />}
            className="-my-2.5"
            onClick={() => setBefore(text)}
          />
        </div>
      )}
      {!editing && <FindingLines id={notesId} errors={errors} warnings={warnings} />}
    </div>
  );
}
