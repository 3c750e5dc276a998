import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type GroundRecord, noteGround } from "@ten-paces/contract";
import { type FormEvent, useState } from "react";
import { call } from "../../../api.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { OthersWereFaster } from "../../edits/others-were-faster.tsx";
import { useEditing } from "../../edits/use-editing.ts";
import { type PlaceDetail, placeQuery, placesKey } from "../queries.ts";

const ASK: Record<"no" | "advised" | "needed", string> = {
  no: "Nobody needs to be asked.",
  advised: "Its keeper is better asked.",
  needed: "Its keeper has to be asked.",
};

/** Whose ground a place is, whether its keeper was asked, and the letter that asks. */
export function GroundPart({ place }: { place: PlaceDetail }) {
  const { stand } = place;
  const [editing, setEditing] = useState(false);
  const [begun, setBegun] = useState(0);
  const queryClient = useQueryClient();
  async function reload(): Promise<void> {
    await queryClient.fetchQuery({ ...placeQuery(place.id), staleTime: 0 });
    setBegun(begun + 1);
  }
  if (!stand) return <p className="text-quiet">Nobody stands here: for digital hunts only.</p>;
  return (
    <div className="grid gap-3">
      <p>
        {stand.ground}. {ASK[stand.ask]} {said(place.ground)}
      </p>
      {editing ? (
        <GroundForm key={begun} place={place} onDone={() => setEditing(false)} onReload={reload} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setEditing(true)}>
            {place.ground ? "Change the note" : "Note an answer"}
          </Button>
          <LinkButton to={paths.adminPlaceLetter(place.id)} variant="secondary">
            Letter to its keeper
          </LinkButton>
        </div>
      )}
    </div>
  );
}

function said(ground: GroundRecord | null): string {
  if (!ground) return "Nobody has noted an answer yet.";
  const answers = {
    yes: "Yes",
    no: "No, so nothing new is built here",
    conditions: "On conditions",
  };
  return [
    ground.askedOn && `Asked on ${ground.askedOn}.`,
    ground.answer ? `${answers[ground.answer]}.` : "No answer yet.",
    ground.goodUntil && `Good until ${ground.goodUntil}.`,
    ground.contact && `${ground.contact}.`,
    ground.note,
  ]
    .filter(Boolean)
    .join(" ");
}

const NOTHING: GroundRecord = {
  askedOn: null,
  answer: null,
  goodUntil: null,
  contact: "",
  note: "",
};

type GroundFormProps = { place: PlaceDetail; onDone: () => void; onReload: () => Promise<void> };

function GroundForm({ place, onDone, onReload }: GroundFormProps) {
  const queryClient = useQueryClient();
  const editing = useEditing(place.groundVersion);
  const [record, setRecord] = useState<GroundRecord>(place.ground ?? NOTHING);
  const save = useMutation({
    mutationFn: () =>
      editing.save((version) =>
        call(noteGround, { params: { id: place.id }, body: { ...record, version } }),
      ),
    onSuccess: async (saved) => {
      if (!saved) return;
      await queryClient.invalidateQueries({ queryKey: placesKey });
      onDone();
    },
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
  const set = (change: Partial<GroundRecord>) => setRecord((before) => ({ ...before, ...change }));
  return (
    <form
      className="grid gap-3"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <OthersWereFaster editing={editing} onReload={onReload} />
      <Field label="Asked on">
        <TextInput
          type="date"
          value={record.askedOn ?? ""}
          onChange={(event) => set({ askedOn: event.target.value || null })}
        />
      </Field>
      <Field label="Answer">
        <Select
          placeholder="None yet"
          options={[
            { value: "yes", label: "Yes" },
            { value: "conditions", label: "On conditions" },
            { value: "no", label: "No" },
          ]}
          value={record.answer ?? ""}
          onChange={(event) =>
            set({ answer: (event.target.value || null) as GroundRecord["answer"] })
          }
        />
      </Field>
      <Field label="Good until">
        <TextInput
          type="date"
          value={record.goodUntil ?? ""}
          onChange={(event) => set({ goodUntil: event.target.value || null })}
        />
      </Field>
      <Field label="Contact">
        <TextInput
          maxLength={300}
          value={record.contact}
          onChange={(event) => set({ contact: event.target.value })}
        />
      </Field>
      <Field label="Note">
        <TextInput
          maxLength={1000}
          value={record.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save the note
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
