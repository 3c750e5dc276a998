import type { HuntDraftShape } from "@ten-paces/contract";
import { type BuilderForm, EMPTY_BUILDER_FORM } from "./form.ts";

interface Preview {
  form: BuilderForm;
  draft: HuntDraftShape;
  /** Counts the changes of the draft, so that an answer about an older one is known as such. */
  revision: number;
  /** The hunt it is, where it was opened again; null for one that was never stored. */
  stored: StoredHunt | null;
}

export interface StoredHunt {
  id: string;
  version: number;
  status: "PENDING" | "AVAILABLE";
}

/** The four steps of the builder. */
export type DeskState =
  | { step: "form"; form: BuilderForm; error: string | null }
  | { step: "generating"; form: BuilderForm; jobId: string | null }
  | ({ step: "preview"; error: string | null } & Preview)
  | ({ step: "creating" } & Preview);

export type DeskEvent =
  | { type: "form"; form: BuilderForm }
  | { type: "generate" }
  | { type: "job"; jobId: string }
  | { type: "built"; draft: HuntDraftShape }
  | { type: "opened"; draft: HuntDraftShape; stored: StoredHunt }
  | { type: "notBuilt"; error: string | null }
  | { type: "edit"; change: (draft: HuntDraftShape) => HuntDraftShape }
  | { type: "create" }
  | { type: "notCreated"; error: string }
  | { type: "discard" };

export const FIRST_STEP: DeskState = { step: "form", form: EMPTY_BUILDER_FORM, error: null };

/** What follows; an event that belongs to another step, such as a late answer, changes nothing. */
export function nextStep(state: DeskState, event: DeskEvent): DeskState {
  if (event.type === "opened" && state.step !== "creating") {
    const { draft, stored } = event;
    return { step: "preview", form: formOf(draft), draft, revision: 0, error: null, stored };
  }
  switch (state.step) {
    case "form":
      if (event.type === "form") return { ...state, form: event.form };
      if (event.type === "generate") return { step: "generating", form: state.form, jobId: null };
      return state;
    case "generating":
      if (event.type === "job") return { ...state, jobId: event.jobId };
      if (event.type === "built") {
        const { draft } = event;
        return { step: "preview", form: state.form, draft, revision: 0, error: null, stored: null };
      }
      if (event.type === "notBuilt") return { step: "form", form: state.form, error: event.error };
      return state;
    case "preview":
      if (event.type === "edit") {
        const draft = event.change(state.draft);
        return draft === state.draft ? state : { ...state, draft, revision: state.revision + 1 };
      }
      if (event.type === "create") {
        const { form, draft, revision, stored } = state;
        return { step: "creating", form, draft, revision, stored };
      }
      if (event.type === "discard") return { step: "form", form: state.form, error: null };
      return state;
    case "creating":
      if (event.type === "notCreated") return { ...state, step: "preview", error: event.error };
      return state;
  }
}

/** The form that such a draft would come from: a reroll writes by it. */
function formOf(draft: HuntDraftShape): BuilderForm {
  return {
    ...EMPTY_BUILDER_FORM,
    state: draft.state,
    variant: draft.variant,
    difficulty: draft.difficulty,
    prizePool: String(draft.prizePool),
    totalSquares: String(draft.squares.length),
    theme: draft.theme,
    aiResistant: draft.difficulty !== "EASY",
    includeDecoys: draft.squares.some(({ decoyClues }) => decoyClues.length > 0),
  };
}
