export type BadgeTone =
  | "outline"
  | "neutral"
  | "pine"
  | "brass"
  | "flag"
  | "sky"
  | "moss"
  | "rust"
  | "yellow";

const STATUS_TONES: Record<string, BadgeTone> = {
  ACTIVE: "moss",
  PENDING: "yellow",
  COMPLETE: "neutral",
  CANCELED: "flag",
  PAUSED: "rust",
  WON: "brass",
};

/** Green, yellow, gray, red and orange as the specification of the hunts table says; blue for all others. */
export function statusTone(status: string): BadgeTone {
  return STATUS_TONES[status] ?? "sky";
}

const DIFFICULTY_TONES: Record<string, BadgeTone> = {
  EASY: "moss",
  MEDIUM: "yellow",
  HARD: "flag",
};

export function difficultyTone(difficulty: string): BadgeTone {
  return DIFFICULTY_TONES[difficulty] ?? "neutral";
}
