import type { HuntDetail } from "../../../slices/hunts/detail-query.ts";
import { Treasure } from "../../../slices/hunts/treasure.tsx";
import { ProgressPanel } from "../../../slices/squares/progress-panel.tsx";
import { Eyebrow, HuntBadges } from "./hunt-badges.tsx";

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
