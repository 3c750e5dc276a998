import type { ReactNode } from "react";
import { type BadgeTone, difficultyTone, statusTone } from "./badge-tones.ts";
import { classNames } from "./class-names.ts";
import { codeInWords } from "./code-words.ts";

const TONES: Record<BadgeTone, string> = {
  outline: "text-quiet ring-1 ring-contour ring-inset",
  neutral: "bg-sunken text-quiet",
  pine: "bg-pine-wash text-pine",
  brass: "bg-brass-text text-on-brass",
  flag: "bg-flag-wash text-flag-strong",
  sky: "bg-sky-wash text-sky-text",
  moss: "bg-moss-wash text-moss-text",
  rust: "bg-rust-wash text-rust-text",
  yellow: "bg-brass-wash text-brass-text",
};

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode };

export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "label-caps inline-flex items-center gap-1.5 rounded-sm px-2 py-1",
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** A hunt's status in its colour: ACTIVE, PAUSED, WON … */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{codeInWords(status)}</Badge>;
}

/** What is worth a word and no box. */
export function QuietLabel({ children }: { children: ReactNode }) {
  return <span className="label-caps text-quiet">{children}</span>;
}

/** The same for hunters: that an open hunt is open is what they expect, and is said without a colour. */
export function QuietStatus({ status }: { status: string }) {
  return status === "ACTIVE" ? (
    <QuietLabel>{codeInWords(status)}</QuietLabel>
  ) : (
    <StatusBadge status={status} />
  );
}

const STRIPES: Record<string, number> = { EASY: 1, MEDIUM: 2, HARD: 3 };

/** One to three strokes, so that colour is not the only sign. */
function Strokes({ difficulty }: { difficulty: string }) {
  const filled = STRIPES[difficulty] ?? 0;
  return (
    <svg aria-hidden="true" viewBox="0 0 13 10" className="h-2.5 w-3.25" fill="currentColor">
      <rect x="0" y="6" width="3" height="4" opacity={filled > 0 ? 1 : 0.3} />
      <rect x="5" y="3" width="3" height="7" opacity={filled > 1 ? 1 : 0.3} />
      <rect x="10" y="0" width="3" height="10" opacity={filled > 2 ? 1 : 0.3} />
    </svg>
  );
}

/** EASY, MEDIUM or HARD. */
export function DifficultyBadge({ difficulty }: { difficulty: string }) {
  return (
    <Badge tone={difficultyTone(difficulty)} icon={<Strokes difficulty={difficulty} />}>
      {codeInWords(difficulty)}
    </Badge>
  );
}

const INKS: Partial<Record<BadgeTone, string>> = {
  moss: "text-moss-text",
  yellow: "text-brass-text",
  flag: "text-flag-strong",
};

/** The same without a ground, where many stand below each other. */
export function DifficultyMark({ difficulty }: { difficulty: string }) {
  return (
    <span
      className={classNames(
        "label-caps inline-flex items-center gap-1.5",
        INKS[difficultyTone(difficulty)] ?? "text-quiet",
      )}
    >
      <Strokes difficulty={difficulty} />
      {codeInWords(difficulty)}
    </span>
  );
}
