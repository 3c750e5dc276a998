import type { Progress } from "@ten-paces/contract";
import { Card } from "../../ui/card.tsx";
import { SquareRow } from "../../ui/square-row.tsx";
import { progressFigures } from "./progress-figures.ts";

/** Credits, squares and the share of the way, which is told once: the row of squares is its bar. */
export function ProgressPanel({ progress }: { progress: Progress }) {
  const { completed, total, percent, finished, current } = progressFigures(progress);
  return (
    <Card as="section" aria-label="Your progress" className="grid gap-4">
      <dl className="grid grid-cols-2 gap-4">
        <Figure label="Credits remaining" value={String(progress.creditsRemaining)} />
        <Figure label="Squares completed" value={`${completed}/${total}`} beside={`${percent}%`} />
      </dl>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}%`}
      >
        <SquareRow
          total={total}
          solved={progress.completedSquares}
          current={finished ? null : current}
          size="large"
        />
      </div>
    </Card>
  );
}

function Figure({ label, value, beside }: { label: string; value: string; beside?: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="figure flex flex-wrap items-baseline justify-between gap-2 text-3xl font-semibold">
        {value}
        {beside && <span className="text-base font-normal text-quiet">{beside}</span>}
      </dd>
    </div>
  );
}
