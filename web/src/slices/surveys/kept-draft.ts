import type { SurveyDraft } from "./survey-draft.ts";

const nameFor = (square: string) => `survey-draft:${square}`;

/**
 * Keeps what was put together at a square while its page lives or is brought back: a phone may put the browser away
 * for its camera. Photos are too large for this storage and are taken again.
 */
export function keepDraft(square: string, draft: SurveyDraft): void {
  try {
    const { photo: _, ...kept } = draft;
    sessionStorage.setItem(nameFor(square), JSON.stringify(kept));
  } catch {
    // Full or forbidden: then only the page holds it.
  }
}

export function findDraft(square: string): SurveyDraft | null {
  try {
    const text = sessionStorage.getItem(nameFor(square));
    const kept = text === null ? null : (JSON.parse(text) as Partial<SurveyDraft>);
    if (typeof kept?.where !== "string" || typeof kept.question !== "string") return null;
    const { where, question, answers = "", fix = null } = kept;
    return { where, question, answers, fix, photo: undefined };
  } catch {
    return null;
  }
}

export function dropDraft(square: string): void {
  try {
    sessionStorage.removeItem(nameFor(square));
  } catch {
    // Nothing was kept there either.
  }
}
