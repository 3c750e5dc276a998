import type { StockStatistics } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { StatusBadge } from "../../ui/badge.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VariantIcon } from "../../ui/variant-icon.tsx";
import { stateName } from "../hunts/state-names.ts";
import { sortedCounts, TOP_STATES } from "./statistics.ts";

type StatisticsPanelProps = {
  /** Null while loading, or when it failed. */
  statistics: StockStatistics | null;
  failed: boolean;
};

/** What is in stock: by status, by variant, and the states with most. */
export function StatisticsPanel({ statistics, failed }: StatisticsPanelProps) {
  if (failed || statistics?.error) {
    return <EmptyState title="Unable to load statistics" />;
  }
  if (!statistics) return <Skeleton className="h-72 w-full" />;
  if (statistics.total === 0) {
    return <EmptyState title="No hunt data available. Generate some hunts to see statistics" />;
  }
  const states = sortedCounts(statistics.byState).slice(0, TOP_STATES);
  const most = states[0]?.[1] ?? 1;
  return (
    <div className="grid gap-6 rounded-lg border border-contour bg-raised p-5 md:grid-cols-3">
      <Group title="By Status">
        {sortedCounts(statistics.byStatus).map(([status, count]) => (
          <Line key={status} count={count} label={<StatusBadge status={status} />} />
        ))}
        <Line count={statistics.total} label={<span className="font-semibold">Total</span>} />
      </Group>
      <Group title="By Variant">
        {sortedCounts(statistics.byVariant).map(([variant, count]) => (
          <Line
            key={variant}
            count={count}
            label={<VariantIcon variant={variant === "DIGITAL" ? "DIGITAL" : "PHYSICAL"} />}
          />
        ))}
      </Group>
      <Group title={`Top ${TOP_STATES} States`}>
        {states.map(([state, count]) => (
          <Line key={state} count={count} label={stateName(state)} share={count / most} />
        ))}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="label-caps mb-3 text-quiet">{title}</h3>
      <dl className="grid gap-2">{children}</dl>
    </div>
  );
}

/** A count with its name; with a share of the largest, a stroke of that length beneath. */
function Line({ label, count, share }: { label: ReactNode; count: number; share?: number }) {
  return (
    <div className="relative flex min-h-8 items-center justify-between gap-4 pb-1">
      <dt>{label}</dt>
      <dd className="figure text-lg font-semibold tabular-nums">{count}</dd>
      {share !== undefined && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 bg-sunken">
          <span
            className="block h-full origin-left bg-brass"
            style={{ transform: `scaleX(${share})` }}
          />
        </span>
      )}
    </div>
  );
}
