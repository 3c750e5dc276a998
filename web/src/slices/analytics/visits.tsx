import type { funnelSteps, getAnalytics, PuzzleKindFigures, Result } from "@ten-paces/contract";
import { classNames } from "../../ui/class-names.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { ShareBar } from "../../ui/share-bar.tsx";
import { kindWords, shareOf, waysOf, wholeNumber } from "./figures.ts";

type Analytics = Result<typeof getAnalytics>;
type Step = ReturnType<typeof waysOf>[number];
type Cohort = Analytics["retention"][number];

const STEPS: Record<(typeof funnelSteps)[number], string> = {
  registered: "Registered",
  confirmed: "Confirmed their address",
  subscribed: "Subscribed to a hunt",
  started: "Set out",
  solved_one: "Solved a square",
  finished: "Finished a hunt",
};

const FUNNEL: readonly Column<Step>[] = [
  { key: "step", label: "Step", cell: ({ step }) => STEPS[step] },
  {
    key: "users",
    label: "Accounts",
    cell: ({ users, of }) => (
      <ShareBar part={users} whole={of}>
        {`${wholeNumber(users)} (${shareOf(users, of)})`}
      </ShareBar>
    ),
  },
  {
    key: "kept",
    label: "Of the step before",
    align: "right",
    cell: ({ users, before }) => shareOf(users, before),
  },
];

/** How far accounts come. */
export function FunnelTable({ funnel }: { funnel: Analytics["funnel"] }) {
  return (
    <DataTable
      caption="How far accounts come"
      columns={FUNNEL}
      rows={waysOf(funnel)}
      rowKey={(one) => one.step}
    />
  );
}

const WEEK = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** How strong a field is coloured: in steps, so that the styles stand in the sheet. */
const TONES = ["", "bg-pine-wash/40", "bg-pine-wash", "bg-pine/30", "bg-pine/50"];

function toneOf(part: number, whole: number): string {
  if (whole === 0 || part === 0) return TONES[0] ?? "";
  return TONES[Math.min(4, 1 + Math.floor((part / whole) * 4))] ?? "";
}

/** Of those who registered in a week, who checked in in it and in each week after. */
export function RetentionTable({ retention }: { retention: readonly Cohort[] }) {
  const weeks = retention.map((_, index) => index);
  const columns: Column<Cohort>[] = [
    { key: "week", label: "Week of", cell: ({ week }) => WEEK.format(new Date(week)) },
    {
      key: "registered",
      label: "Registered",
      align: "right",
      cell: (one) => wholeNumber(one.registered),
    },
    ...weeks.map((index) => ({
      key: `week-${index}`,
      label: index === 0 ? "Same week" : `+${index}`,
      cell: ({ active, registered }: Cohort) => {
        const count = active[index];
        if (count === undefined) return "";
        return (
          <span
            title={`${wholeNumber(count)} of ${wholeNumber(registered)}`}
            className={classNames(
              "block rounded-sm px-2 py-1 whitespace-nowrap tabular-nums",
              toneOf(count, registered),
            )}
          >
            {registered === 0 ? "–" : shareOf(count, registered)}
          </span>
        );
      },
    })),
  ];
  return (
    <DataTable
      caption="Who comes back, by the week of registration"
      columns={columns}
      rows={retention}
      rowKey={({ week }) => week}
    />
  );
}

const KINDS: readonly Column<PuzzleKindFigures>[] = [
  { key: "kind", label: "Puzzle", cell: ({ kind }) => kindWords(kind) },
  { key: "puzzles", label: "Puzzles", align: "right", cell: (one) => wholeNumber(one.puzzles) },
  { key: "tries", label: "Answers", align: "right", cell: (one) => wholeNumber(one.tries) },
  {
    key: "right",
    label: "Right",
    cell: (one) => (
      <ShareBar part={one.right} whole={one.tries}>
        {`${wholeNumber(one.right)} (${shareOf(one.right, one.tries)})`}
      </ShareBar>
    ),
  },
  { key: "hints", label: "Hints bought", align: "right", cell: (one) => wholeNumber(one.hints) },
];

/** How hunters fare with each kind of puzzle. */
export function KindTable({ kinds }: { kinds: readonly PuzzleKindFigures[] }) {
  return (
    <DataTable
      caption="Kinds of puzzles, the hardest first"
      columns={KINDS}
      rows={kinds}
      rowKey={({ kind }) => kind}
      empty="Nobody answered by words in the last four weeks."
    />
  );
}
