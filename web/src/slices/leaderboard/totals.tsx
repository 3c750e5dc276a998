import { Card } from "../../ui/card.tsx";
import { formatDollars } from "../../ui/money.ts";
import type { Board } from "./queries.ts";

const COUNT = new Intl.NumberFormat("en-US");

/** The three figures above the board. */
export function Totals({ totals }: { totals: Board["totals"] }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      <Tile label="Hunters" value={COUNT.format(totals.hunters)} />
      <Tile label="Completed hunts" value={COUNT.format(totals.completedHunts)} />
      <Tile label="Prizes won" value={formatDollars(totals.prizes)} />
    </dl>
  );
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <Card className="flex items-baseline justify-between gap-4 sm:block">
      <dt className="label-caps text-quiet">{label}</dt>
      <dd className="figure text-3xl sm:mt-1 sm:text-4xl">{value}</dd>
    </Card>
  );
}
