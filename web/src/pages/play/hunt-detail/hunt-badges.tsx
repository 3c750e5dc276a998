import type { DetailedHunt } from "../../../slices/hunts/detail-query.ts";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { DifficultyBadge, QuietLabel, QuietStatus } from "../../../ui/badge.tsx";
import { codeInWords } from "../../../ui/code-words.ts";
import { formatDuration } from "../../../ui/dates.ts";
import { VariantIcon } from "../../../ui/variant-icon.tsx";

export type OfHunt = { hunt: DetailedHunt; isFreeHunt: boolean };

export function Eyebrow({ hunt, className = "" }: { hunt: DetailedHunt; className?: string }) {
  return (
    <p className={`label-caps text-brass-text ${className}`}>
      {stateName(hunt.state)}
      {hunt.theme && <span className="text-quiet"> · {hunt.theme}</span>}
    </p>
  );
}

/** Its status, its type, how hard it is, how it is played and how long it takes. */
export function HuntBadges({ hunt, isFreeHunt }: OfHunt) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <DifficultyBadge difficulty={hunt.difficulty} />
      <VariantIcon variant={hunt.variant} className="text-sm" />
      <span className="text-sm text-quiet">About {formatDuration(hunt.estimatedDuration)}</span>
      <QuietStatus status={hunt.status} />
      <QuietLabel>{codeInWords(isFreeHunt ? "FREE" : hunt.type)}</QuietLabel>
    </div>
  );
}
