import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createPlace, deletePlace, type OwnPlace, updatePlace } from "@ten-paces/contract";
import { attempt } from "../../../api.ts";
import { toast } from "../../../ui/toast-store.ts";
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
  return useMutation({
    mutationFn: async ({ stem, row }: Written) => {
      const outcome = before
        ? await attempt(updatePlace, {
            params: { id: before.id },
            body: { stem, row, version: before.version },
          })
        : await attempt(createPlace, { body: { stem, row } });
      if (outcome.ok) return outcome.result.place;
      const { refusal } = outcome;
      throw new PlaceRefused(
        refusal.error,
        refusal.code === "invalid_place" ? refusal.data.problems : [],
      );
    },
    onSuccess: async (place) => {
      await queryClient.invalidateQueries({ queryKey: placesKey });
      toast({ tone: "success", text: `${String(place.row.name)} is stored. The builder has it.` });
      onDone();
    },
  });
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
