import { huntDraft } from "@ten-paces/contract/schemas";
import { type DeskState, FIRST_STEP, type StoredHunt } from "./desk-state.ts";
import { type BuilderForm, EMPTY_BUILDER_FORM } from "./form.ts";

const KEY = "builder";

/** Keeps the desk through a reload of this tab. */
export function keepDesk(storage: () => Storage, state: DeskState): void {
  try {
    storage().setItem(KEY, JSON.stringify(state));
  } catch {
    // Full or forbidden: the draft lasts as long as the page.
  }
}

export function forgetDesk(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The desk as it was left; the form again for what cannot be read. */
export function readDesk(storage: () => Storage): DeskState {
  try {
    const kept: unknown = JSON.parse(storage().getItem(KEY) ?? "null");
    return isRecord(kept) ? restore(kept) : FIRST_STEP;
  } catch {
    return FIRST_STEP;
  }
}

/** A draft that was being created may exist by now or not: the preview asks the server again. */
function restore(kept: Record<string, unknown>): DeskState {
  const form = formFrom(kept.form);
  if (kept.step === "generating" && typeof kept.jobId === "string") {
    return { step: "generating", form, jobId: kept.jobId };
  }
  const draft = huntDraft.safeParse(kept.draft);
  if ((kept.step === "preview" || kept.step === "creating") && draft.success) {
    const stored = storedFrom(kept.stored);
    return { step: "preview", form, draft: draft.data, revision: 0, error: null, stored };
  }
  return { step: "form", form, error: null };
}

function storedFrom(kept: unknown): StoredHunt | null {
  if (!isRecord(kept)) return null;
  const { id, version, status } = kept;
  if (typeof id !== "string" || typeof version !== "number") return null;
  return status === "PENDING" || status === "AVAILABLE" ? { id, version, status } : null;
}

/** Field by field: one that is missing or of another sort is as the form opens. */
function formFrom(kept: unknown): BuilderForm {
  if (!isRecord(kept)) return EMPTY_BUILDER_FORM;
  const entries = Object.entries(EMPTY_BUILDER_FORM).map(([name, usual]) => {
    const value = kept[name];
    return [name, isOfSort(value, usual) ? value : usual];
  });
  return Object.fromEntries(entries) as BuilderForm;
}

function isOfSort(value: unknown, usual: unknown): boolean {
  if (!Array.isArray(usual)) return typeof value === typeof usual;
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
