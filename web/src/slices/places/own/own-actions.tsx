import { useQuery } from "@tanstack/react-query";
import { getOwnPlace } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../../api.ts";
import { AlertDialog } from "../../../ui/alert-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { type PlaceDetail, type PlaceList, placesKey } from "../queries.ts";
import { PlaceEditor } from "./place-editor.tsx";
import { useDeletePlace } from "./use-save-place.ts";

type OwnActionsProps = {
  place: PlaceDetail;
  known: Pick<PlaceList, "kinds" | "stocks"> | undefined;
  onGone: () => void;
};

/** Changing and deleting a place of one's own; nothing for one of the library. */
export function OwnActions({ place, known, onGone }: OwnActionsProps) {
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const [begun, setBegun] = useState(0);
  const { data, refetch } = useQuery({
    queryKey: [...placesKey, "own", place.id],
    queryFn: ({ signal }) => call(getOwnPlace, { params: { id: place.id } }, { signal }),
    enabled: place.own,
  });
  async function reload(): Promise<void> {
    await refetch({ throwOnError: true });
    setBegun(begun + 1);
  }
  const remove = useDeletePlace(onGone);
  if (!place.own) return null;
  return (
    <>
      <Button variant="secondary" disabled={!data || !known} onClick={() => setOpen("edit")}>
        Change
      </Button>
      <Button variant="secondary" onClick={() => setOpen("delete")}>
        Delete
      </Button>
      {open === "edit" && data && known && (
        <PlaceEditor
          key={begun}
          place={data.place}
          known={known}
          onClose={() => setOpen(null)}
          onReload={reload}
        />
      )}
      <AlertDialog
        open={open === "delete"}
        onOpenChange={(next) => !next && setOpen(null)}
        title={`Delete ${place.name}?`}
        text="The builder uses it no more. A place on which a hunt stands cannot be deleted."
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(place.id, { onSettled: () => setOpen(null) })}
      />
    </>
  );
}
