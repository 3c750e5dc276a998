import { Card } from "../../ui/card.tsx";
import { formatDollars } from "../../ui/money.ts";
import type { Board } from "./queries.ts";

const COUNT = new Intl.NumberFormat("en-US");

/** The three figures above the board. */
export function Totals({ totals }: { totals: Board["totals"] }) {
  return (
    <div className="grid gap-2">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-2 sm:gap-4">
        <Tile label="Hunters" value={COUNT.format(totals.hunters)} />
        <Tile label="Completed hunts" value={COUNT.format(totals.completedHunts)} />
        <Tile label="Prizes won" value={formatDollars(totals.prizes)} />
      </dl>
      <p className="text-sm text-quiet">A prize is counted once its review is over.</p>
    </div>
  );
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <Card padded={false} className="grid content-between gap-1 p-3 sm:p-6">
      <dt className="label-caps text-quiet">{label}</dt>
      <dd className="figure text-xl sm:text-4xl">{value}</dd>
    </Card>
  );
}
