import { useQuery } from "@tanstack/react-query";
import { exportClues, type getAnalytics, type Result } from "@ten-paces/contract";
import type { ReactNode } from "react";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { wholeNumber } from "../../../slices/analytics/figures.ts";
import { analyticsQuery } from "../../../slices/analytics/queries.ts";
import { StuckTable } from "../../../slices/analytics/stuck-table.tsx";
import { FunnelTable, KindTable, RetentionTable } from "../../../slices/analytics/visits.tsx";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import { StatusBadge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import type { Column } from "../../../ui/data-table-column.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { Fact } from "../../../ui/fact.tsx";
import { WaitOrFail } from "../../../ui/wait-or-fail.tsx";

type Analytics = Result<typeof getAnalytics>;
type Subscribed = Analytics["huntStats"][number];
type Recent = Analytics["recentCheckIns"][number];

const HUNTS: readonly Column<Subscribed>[] = [
  {
    key: "name",
    label: "Hunt",
    cell: ({ id, name }) => (
      <Link to={paths.adminHunt(id)} className="link font-semibold">
        {name}
      </Link>
    ),
  },
  { key: "status", label: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: "subscriptions",
    label: "Subscriptions",
    align: "right",
    cell: ({ _count }) => wholeNumber(_count.subscriptions),
  },
];

const RECENT: readonly Column<Recent>[] = [
  {
    key: "user",
    label: "Account",
    cell: ({ user }) =>
      user.email === null ? (
        "A former hunter"
      ) : (
        <Link to={paths.adminUser(user.id)} className="link wrap-anywhere">
          {user.email}
        </Link>
      ),
  },
  {
    key: "hunt",
    label: "Hunt",
    cell: ({ hunt }) => (
      <Link to={paths.adminHunt(hunt.id)} className="link">
        {hunt.name}
      </Link>
    ),
  },
  { key: "square", label: "Square", align: "right", cell: (one) => one.squareNum },
  { key: "right", label: "Right", cell: ({ success }) => (success ? "Yes" : "No") },
  { key: "at", label: "When", cell: ({ createdAt }) => formatDateTime(createdAt) },
];

/** Which clue is broken, who comes and who stays. */
export default function AnalyticsTab() {
  const asked = useQuery(analyticsQuery);
  return (
    <WaitOrFail what="analytics" asked={asked}>
      {(analytics) => <Sections analytics={analytics} />}
    </WaitOrFail>
  );
}

function Sections({ analytics }: { analytics: Analytics }) {
  const { stats } = analytics;
  return (
    <div className="grid gap-10">
      <Card>
        <dl className="grid grid-cols-2 gap-5 lg:grid-cols-4">
          <Fact label="Users">{wholeNumber(stats.totalUsers)}</Fact>
          <Fact label="Hunts">{wholeNumber(stats.totalHunts)}</Fact>
          <Fact label="Active subscriptions">{wholeNumber(stats.activeSubscriptions)}</Fact>
          <Fact label="Conversion rate">{stats.conversionPercent}%</Fact>
        </dl>
      </Card>
      <Part
        title="Clues that few get past"
        note="Of open and paused hunts, the smallest share first. A row opens the editor of its clue."
        action={<ExportButton endpoint={exportClues} input={{}} />}
      >
        <StuckTable squares={analytics.stuckSquares} />
      </Part>
      <Part
        title="Kinds of puzzles"
        note="Answers by words of the last four weeks, by the puzzle that each of the three words is of; the hardest first."
      >
        <KindTable kinds={analytics.puzzleKinds} />
      </Part>
      <Part title="How far accounts come" note="Without the free hunt.">
        <FunnelTable funnel={analytics.funnel} />
      </Part>
      <Part
        title="Who comes back"
        note="Of those who registered in a week, how many checked in in it, and in each week after. Weeks begin on Monday, UTC."
      >
        <RetentionTable retention={analytics.retention} />
      </Part>
      <Part title="Subscriptions by hunt" note="Open and paused hunts, at most 50.">
        <DataTable
          caption="Subscriptions by hunt"
          columns={HUNTS}
          rows={analytics.huntStats}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.adminHunt(id)}
          empty="No hunt is open."
        />
      </Part>
      <Part title="Recent check-ins">
        <DataTable
          caption="Recent check-ins"
          columns={RECENT}
          rows={analytics.recentCheckIns}
          rowKey={({ id }) => id}
          empty="Nobody has checked in yet."
        />
      </Part>
    </div>
  );
}

type PartProps = { title: string; note?: string; action?: ReactNode; children: ReactNode };

function Part({ title, note, action, children }: PartProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-lg">{title}</h2>
          {note && <p className="max-w-prose text-sm text-quiet">{note}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
