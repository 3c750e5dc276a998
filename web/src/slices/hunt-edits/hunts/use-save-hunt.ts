import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminHunt, createHunt, updateHunt } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { saveEdit } from "../../edits/stale-edit.ts";
import { bodyOf, editOf, type HuntFormValues } from "./hunt-form-values.ts";
import { refreshHunts } from "./queries.ts";

export interface Saving {
  values: HuntFormValues;
  /** The version that the editor has seen, where it is newer than the one the form began with. */
  seenVersion?: number;
}

/** Creates a hunt, or saves what was changed of one that is there. Rejects with `StaleEdit` where others were faster. */
export function useSaveHunt(hunt: AdminHunt | null, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, seenVersion }: Saving) => {
      if (!hunt) {
        const { description: _, ...body } = bodyOf(values);
        return call(createHunt, { body });
      }
      const edit = editOf(hunt, values);
      const body = { ...edit, version: seenVersion ?? edit.version };
      return saveEdit(() => call(updateHunt, { params: { id: hunt.id }, body }));
    },
    onSuccess: ({ hunt: saved }) => {
      const text = hunt ? "Hunt updated successfully!" : "Hunt created successfully!";
      toast({ tone: "success", title: saved.name, text });
      void refreshHunts(queryClient);
      onSaved();
    },
  });
}
