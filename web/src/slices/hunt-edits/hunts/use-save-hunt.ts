import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminHunt, createHunt, updateHunt } from "@ten-paces/contract";
import { call } from "../../../api.ts";
import { toast } from "../../../ui/toast-store.ts";
import { bodyOf, type HuntFormValues } from "./hunt-form-values.ts";

/** Creates a hunt, or saves one that is there. */
export function useSaveHunt(hunt: AdminHunt | null, onSaved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values: HuntFormValues) => {
      const { description, ...body } = bodyOf(values);
      return hunt
        ? call(updateHunt, { params: { id: hunt.id }, body: { ...body, description } })
        : call(createHunt, { body });
    },
    onSuccess: ({ hunt: saved }) => {
      const text = hunt ? "Hunt updated successfully!" : "Hunt created successfully!";
      toast({ tone: "success", title: saved.name, text });
      void queryClient.invalidateQueries({ queryKey: ["admin"] });
      onSaved();
    },
  });
}
