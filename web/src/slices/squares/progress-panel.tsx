import type { Progress } from "@ten-paces/contract";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { SquareRow } from "../../ui/square-row.tsx";
import { progressFigures } from "./progress-figures.ts";

/** Credits, squares and the share of the way. */
export function ProgressPanel({ progress }: { progress: Progress }) {
  const { completed, total, percent, finished, current } = progressFigures(progress);
  return (
    <Card as="section" aria-label="Your progress" className="grid gap-4">
      <dl className="grid grid-cols-2 gap-4">
        <Figure label="Credits remaining" value={String(progress.creditsRemaining)} />
        <Figure label="Squares completed" value={`${completed}/${total}`} />
      </dl>
      <SquareRow
        total={total}
        solved={progress.completedSquares}
        current={finished ? null : current}
        size="large"
      />
      <ProgressBar label="Progress" value={completed} max={total} valueText={`${percent}%`} />
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="figure text-3xl font-semibold">{value}</dd>
    </div>
  );
}
