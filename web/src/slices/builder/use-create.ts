import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createBuiltHunt, type HuntDraftShape } from "@ten-paces/contract";
import { attempt } from "../../api.ts";
import { createTrouble, refusedBecause } from "./create-trouble.ts";
import type { DeskEvent, DeskState } from "./desk-state.ts";

/** Puts a draft into stock. */
export function useCreate(
  desk: DeskState,
  dispatch: (event: DeskEvent) => void,
  onCreated: (huntId: string) => void,
) {
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: (hunt: HuntDraftShape) => attempt(createBuiltHunt, { body: { hunt } }),
    onSuccess: (outcome, hunt) => {
      if (outcome.ok) {
        void queryClient.invalidateQueries({ queryKey: ["admin"] });
        onCreated(outcome.result.huntId);
      } else dispatch({ type: "notCreated", error: refusedBecause(outcome.refusal, hunt) });
    },
    onError: (error) => dispatch({ type: "notCreated", error: createTrouble(error) }),
  });
  return function start(): void {
    if (desk.step !== "preview") return;
    dispatch({ type: "create" });
    create.mutate(desk.draft);
  };
}
