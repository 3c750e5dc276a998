import type { DetailedHunt, HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { Treasure } from "../../../slices/hunts/treasure.tsx";
import { ProgressPanel } from "../../../slices/squares/progress-panel.tsx";
import { Badge, DifficultyBadge, QuietStatus } from "../../../ui/badge.tsx";
import { codeInWords } from "../../../ui/code-words.ts";
import { formatDuration } from "../../../ui/dates.ts";
import { VariantIcon } from "../../../ui/variant-icon.tsx";

export type OfHunt = { hunt: DetailedHunt; isFreeHunt: boolean };

/**
 * The head of a hunt that is being played. On a phone the bar of the page has its name and its progress,
 * so that the clue comes first.
 */
export function PlayHeader({ detail, isFreeHunt }: { detail: HuntDetail; isFreeHunt: boolean }) {
  const { hunt, progress } = detail;
  return (
    <header className="items-start gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-2">
        <Eyebrow hunt={hunt} className="max-lg:hidden" />
        <h1 className="text-3xl max-lg:sr-only">{hunt.name}</h1>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-lg:hidden">
          {!isFreeHunt && <Treasure prizePoolUsd={hunt.prizePool} />}
          <HuntBadges hunt={hunt} isFreeHunt={isFreeHunt} />
        </div>
      </div>
      {progress && (
        <div className="max-lg:hidden">
          <ProgressPanel progress={progress} />
        </div>
      )}
    </header>
  );
}

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
      <Badge tone="outline">{codeInWords(isFreeHunt ? "FREE" : hunt.type)}</Badge>
    </div>
  );
}
