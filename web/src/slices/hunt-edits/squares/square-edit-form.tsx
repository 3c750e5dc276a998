import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminSquare, updateSquare } from "@ten-paces/contract";
import { type FormEvent, useRef, useState } from "react";
import { call } from "../../../api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { useOneAtATime } from "../../../ui/use-one-at-a-time.ts";
import { partOf } from "../../builder/findings.ts";
import { SquareTexts } from "../../builder/square-texts.tsx";
import { StaleEdit, saveEdit } from "../../edits/stale-edit.ts";
import { StaleNotice } from "../../edits/stale-notice.tsx";
import { adminHuntsKey, refreshHunts } from "../hunts/queries.ts";
import { changedTexts, emptied, findingsIn, placeName, type SquareEdits } from "./square-edits.ts";

type SquareEditFormProps = {
  huntId: string;
  /** Of the hunt as the editor read it. */
  version: number;
  square: AdminSquare;
  /** A live hunt gets a new, dated seal. */
  isLive: boolean;
  onClose: () => void;
};

type Saving = { texts: NonNullable<ReturnType<typeof changedTexts>>; version: number };

/** The texts of a stored square, each in a field of its own. */
export function SquareEditForm({ huntId, version, square, isLive, onClose }: SquareEditFormProps) {
  const [seen, setSeen] = useState(version);
  const queryClient = useQueryClient();
  const [edits, setEdits] = useState<SquareEdits>({});
  const once = useOneAtATime();
  const num = square.sequenceNum;
  const body = changedTexts(square, edits);
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const focusWrong = () =>
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
    );
  const lineIds = square.clues.map((line) => line.id);
  const save = useMutation({
    mutationFn: ({ texts, version: of }: Saving) =>
      saveEdit(() =>
        call(updateSquare, { params: { id: huntId, num }, body: { ...texts, version: of } }),
      ),
    onSuccess: () => {
      toast({ tone: "success", text: `Square ${num} was saved.` });
      void refreshHunts(queryClient);
      onClose();
    },
    onError: () => focusWrong(),
  });
  const findings = findingsIn(save.error);
  const stale = save.error instanceof StaleEdit ? save.error : null;
  async function reload(newest: number): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: adminHuntsKey });
    setSeen(newest);
    setEdits({});
    save.reset();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const empty = emptied(edits);
    setRefused(empty);
    if (empty.length > 0) focusWrong();
    else if (body) once(() => save.mutateAsync({ texts: body, version: seen }));
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-6">
      {isLive && (
        <Notice>
          This hunt is live. Saving makes a new, dated seal that every hunter can see.
        </Notice>
      )}
      <SquareTexts
        square={square}
        renderText={(place, text, label) => {
          const name = placeName(place);
          return (
            <Field
              label={label}
              hideLabel
              error={
                refused.includes(name)
                  ? "Please enter a text"
                  : findings
                      .filter(({ field }) => field === partOf(place, lineIds))
                      .map((found) => found.text)
                      .join(" ") || undefined
              }
            >
              <TextArea
                rows={place.kind === "clue" ? 5 : 2}
                className="field-sizing-content"
                maxLength={2000}
                value={edits[name] ?? text}
                onChange={(event) => {
                  setEdits({ ...edits, [name]: event.target.value });
                  setRefused(refused.filter((one) => one !== name));
                }}
              />
            </Field>
          );
        }}
      />
      {stale && (
        <StaleNotice
          title={stale.message}
          changes={stale.changes}
          byItself="It opened or ended by itself while you had it open."
        >
          <Button size="small" onClick={() => void reload(stale.version)}>
            Load the current texts
          </Button>
          <Button
            size="small"
            variant="secondary"
            busy={save.isPending}
            onClick={() =>
              body && once(() => save.mutateAsync({ texts: body, version: stale.version }))
            }
          >
            Save mine over it
          </Button>
        </StaleNotice>
      )}
      {save.error && !stale && (
        <Notice tone="error" announce title={save.error.message}>
          {findings.length > 0 && (
            <ul className="list-disc pl-5">
              {findings.map(({ field, text }) => (
                <li key={`${field} ${text}`}>{text}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={body === null} busy={save.isPending} busyLabel="Saving...">
          Save Square {num}
        </Button>
        <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
          Discard Changes
        </Button>
      </div>
    </form>
  );
}
