/** The job that writes a square of a draft, so that a reload of the tab goes on following it. */
export interface KeptRewrite {
  jobId: string;
  sequenceNum: number;
  /** Which draft it belongs to. */
  seed: string;
}

const KEY = "builder-rewrite";

/** Keeps it for this tab; null forgets it. */
export function keepRewrite(storage: Storage, kept: KeptRewrite | null): void {
  try {
    if (kept) storage.setItem(KEY, JSON.stringify(kept));
    else storage.removeItem(KEY);
  } catch {
    // Full or forbidden: it is followed as long as the page stands.
  }
}

/** What was kept for a draft; null for another one's and for what cannot be read. */
export function readRewrite(storage: Storage, seed: string): KeptRewrite | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "null");
    return isKept(kept) && kept.seed === seed ? kept : null;
  } catch {
    return null;
  }
}

function isKept(value: unknown): value is KeptRewrite {
  if (typeof value !== "object" || value === null) return false;
  const { jobId, sequenceNum, seed } = value as Partial<Record<keyof KeptRewrite, unknown>>;
  return typeof jobId === "string" && typeof sequenceNum === "number" && typeof seed === "string";
}
