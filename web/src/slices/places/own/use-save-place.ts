import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createPlace, deletePlace, type OwnPlace, updatePlace } from "@ten-paces/contract";
import { attempt, call, refusalIn } from "../../../api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useEditing } from "../../edits/use-editing.ts";
import { placesKey } from "../queries.ts";

/** A sentence on what is wrong, and the field of the row that it is about. */
export interface Problem {
  field: string | null;
  what: string;
}

/** What the checks said of a place, or why it could not be stored. */
export class PlaceRefused extends Error {
  readonly problems: readonly Problem[];
  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}

type Written = { stem: string; row: Record<string, unknown> };

/** Stores a new place, or one that is being changed. */
export function useSavePlace(before: OwnPlace | null, onDone: () => void) {
  const queryClient = useQueryClient();
  const editing = useEditing(before?.version ?? 0);
  const save = useMutation({
    mutationFn: async ({ stem, row }: Written) => {
      try {
        const stored = before
          ? await editing.save((version) =>
              call(updatePlace, { params: { id: before.id }, body: { stem, row, version } }),
            )
          : await call(createPlace, { body: { stem, row } });
        return stored?.place ?? null;
      } catch (error) {
        const refusal = refusalIn(updatePlace, error);
        if (refusal?.code !== "invalid_place") throw error;
        throw new PlaceRefused(refusal.error, refusal.data.problems);
      }
    },
    onSuccess: async (place) => {
      if (!place) return;
      await queryClient.invalidateQueries({ queryKey: placesKey });
      toast({ tone: "success", text: `${String(place.row.name)} is stored. The builder has it.` });
      onDone();
    },
  });
  return { save, editing };
}

/** Deletes a place of one's own. */
export function useDeletePlace(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const outcome = await attempt(deletePlace, { params: { id } });
      if (!outcome.ok) throw new PlaceRefused(outcome.refusal.error);
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: placesKey });
      toast({ tone: "success", text: "The place is deleted." });
      onDone();
    },
    onError: (error) => toast({ tone: "error", text: error.message }),
  });
}
