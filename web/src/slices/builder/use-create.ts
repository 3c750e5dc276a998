import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createBuiltHunt, reviseBuiltHunt } from "@ten-paces/contract";
import { attempt } from "../../api.ts";
import { orGone } from "../edits/stale-edit.ts";
import { createTrouble, notRevisedBecause, refusedBecause } from "./create-trouble.ts";
import type { DeskEvent, DeskState, StoredHunt } from "./desk-state.ts";

type Preview = Extract<DeskState, { step: "preview" }>;
type StoredAs = StoredHunt["status"];

/** Puts a draft into stock or keeps it as a draft; one that was opened again is saved under its id. */
export function useCreate(
  desk: DeskState,
  dispatch: (event: DeskEvent) => void,
  onStored: (huntId: string, status: StoredAs) => void,
) {
  const queryClient = useQueryClient();
  const store = useMutation({
    mutationFn: ({ desk: kept, status }: { desk: Preview; status: StoredAs }) =>
      kept.stored ? revise(kept, kept.stored, status) : create(kept, status),
    onSuccess: (outcome, { status }) => {
      if ("huntId" in outcome) {
        void queryClient.invalidateQueries({ queryKey: ["admin"] });
        onStored(outcome.huntId, status);
      } else dispatch({ type: "notCreated", error: outcome.trouble });
    },
    onError: (error) => dispatch({ type: "notCreated", error: createTrouble(orGone(error)) }),
  });
  return function start(status: StoredAs): void {
    if (desk.step !== "preview") return;
    dispatch({ type: "create" });
    store.mutate({ desk, status });
  };
}

type Stored = { huntId: string } | { trouble: string };

async function create({ draft }: Preview, status: StoredAs): Promise<Stored> {
  const outcome = await attempt(createBuiltHunt, { body: { hunt: draft, status } });
  if (outcome.ok) return { huntId: outcome.result.huntId };
  return { trouble: refusedBecause(outcome.refusal, draft) };
}

async function revise(
  { draft }: Preview,
  { id, version }: StoredHunt,
  status: StoredAs,
): Promise<Stored> {
  const body = { hunt: draft, status, version };
  const outcome = await attempt(reviseBuiltHunt, { params: { id }, body });
  if (outcome.ok) return { huntId: outcome.result.huntId };
  return { trouble: notRevisedBecause(outcome.refusal, draft) };
}
