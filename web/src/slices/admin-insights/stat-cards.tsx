import { useQuery } from "@tanstack/react-query";
import type { getAdminStats, Result } from "@ten-paces/contract";
import { Bitcoin, Compass, Ticket, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatBtc, formatDollars } from "../../ui/money.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { adminStatsQuery } from "./queries.ts";

type Stats = Result<typeof getAdminStats>;

const WHOLE = new Intl.NumberFormat("en-US");

type Figure = {
  label: string;
  icon: ReactNode;
  value: (stats: Stats) => string;
  beside: (stats: Stats) => string;
};

const ICON = {
  "aria-hidden": true,
  strokeWidth: 1.5,
  className: "size-6 shrink-0 text-brass-text max-sm:hidden",
} as const;

const FIGURES: readonly Figure[] = [
  {
    label: "Total Users",
    icon: <Users {...ICON} />,
    value: (stats) => WHOLE.format(stats.totalUsers),
    beside: (stats) => `+${WHOLE.format(stats.newUsersWeek)} this week`,
  },
  {
    label: "Active Hunts",
    icon: <Compass {...ICON} />,
    value: (stats) => WHOLE.format(stats.activeHunts),
    beside: (stats) => `${WHOLE.format(stats.availableHunts)} available`,
  },
  {
    label: "Total Revenue",
    icon: <Bitcoin {...ICON} />,
    value: (stats) => formatBtc(stats.totalRevenueBtc, 4),
    beside: (stats) =>
      `${formatDollars(stats.totalRevenueUsd)} in all, +${formatBtc(stats.revenueWeekBtc, 4)} (${formatDollars(stats.revenueWeekUsd)}) this week`,
  },
  {
    label: "Active Subscriptions",
    icon: <Ticket {...ICON} />,
    value: (stats) => WHOLE.format(stats.activeSubscriptions),
    beside: (stats) => `${WHOLE.format(stats.totalSubscriptions)} in total`,
  },
];

/** The four numbers that an operator looks at first. */
export function StatCards() {
  const { data, error, isPending, refetch } = useQuery(adminStatsQuery);
  return (
    <section aria-label="Numbers" aria-busy={isPending} className="grid gap-4">
      {error && !data && (
        <Notice tone="error" announce title="Unable to load the numbers">
          <p className="mb-3">{error.message}</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </Notice>
      )}
      <dl className="grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4">
        {FIGURES.map((figure) => (
          <Card key={figure.label} padded={false} className="min-w-0 p-3 sm:p-6">
            <dt className="flex items-center justify-between gap-3">
              <span className="label-caps text-quiet">{figure.label}</span>
              {figure.icon}
            </dt>
            {data ? (
              <>
                <dd className="figure mt-1 text-xl font-semibold tabular-nums sm:mt-2 sm:text-3xl">
                  {figure.value(data)}
                </dd>
                <dd className="mt-1 text-sm text-quiet tabular-nums">{figure.beside(data)}</dd>
              </>
            ) : (
              <dd className="mt-2 grid gap-2">
                {isPending ? (
                  <Skeleton className="h-16 w-full max-w-40" />
                ) : (
                  <span className="h-16">–</span>
                )}
              </dd>
            )}
          </Card>
        ))}
      </dl>
    </section>
  );
}
