import { queryOptions, useQuery } from "@tanstack/react-query";
import { getNotes, longestKeptNote, longestNote, type Note } from "@ten-paces/contract";
import { NotebookPen } from "lucide-react";
import { useMemo } from "react";
import { call } from "../../api.ts";
import { Field } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useSession } from "../accounts/session.tsx";
import { type NoteState, useNote } from "./use-note.ts";

const notesQuery = (huntId: string) =>
  queryOptions({
    queryKey: ["hunts", "notes", huntId],
    queryFn: ({ signal }) => call(getNotes, { params: { id: huntId } }, { signal }),
    // Another device may have written since.
    staleTime: 0,
    gcTime: 0,
  });

const SAID: Record<NoteState, string> = {
  kept: "",
  changed: "Saving...",
  saved: "Saved.",
  waiting: "Kept on this device, and sent when there is a network.",
  joined: "This note was changed on another device as well. Both stand here now.",
  too_long: "Too long to be saved. Please shorten it.",
  refused: "It could not be saved. It is kept on this device.",
};

type HuntNotesProps = {
  huntId: string;
  /** The square one is at; null where all are solved. */
  current: number | null;
};

/** The hunter's own notes: of the square they are at, of the whole hunt, and of the squares before. */
export function HuntNotes({ huntId, current }: HuntNotesProps) {
  const { user } = useSession();
  const { data } = useQuery(notesQuery(huntId));
  if (!user) return null;
  const earlier = (data?.notes ?? []).filter(
    ({ num, text }) => num !== 0 && num !== current && text.trim() !== "",
  );
  return (
    <div className="print:hidden">
      <Fold
        title="My notes"
        note="Only for you, on all your devices"
        icon={<NotebookPen className="size-6" />}
      >
        <div className="grid max-w-prose gap-4">
          {current !== null && (
            <OneNote
              key={current}
              of={{ userId: user.id, huntId, num: current }}
              notes={data?.notes}
            />
          )}
          <OneNote of={{ userId: user.id, huntId, num: 0 }} notes={data?.notes} />
          {earlier.map(({ num }) => (
            <OneNote key={num} of={{ userId: user.id, huntId, num }} notes={data?.notes} />
          ))}
        </div>
      </Fold>
    </div>
  );
}

type OneNoteProps = {
  of: { userId: string; huntId: string; num: number };
  /** Undefined while they are not known. */
  notes: readonly Note[] | undefined;
};

function OneNote({ of, notes }: OneNoteProps) {
  const account = useMemo(
    () => notes && (notes.find(({ num }) => num === of.num) ?? { text: "", version: 0 }),
    [notes, of.num],
  );
  const { text, state, write, send } = useNote(of, account);
  return (
    <Field
      label={of.num === 0 ? "The whole hunt" : `Square ${of.num}`}
      hint={<span role="status">{SAID[state]}</span>}
    >
      <TextArea
        rows={3}
        value={text}
        // What two devices wrote is let be as long as it is, and can be cut.
        maxLength={text.length > longestNote ? longestKeptNote * 2 : longestNote}
        onChange={(event) => write(event.target.value)}
        onBlur={() => void send()}
      />
    </Field>
  );
}
