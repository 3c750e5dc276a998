import { useQuery } from "@tanstack/react-query";
import { exportHuntPlayers, findPlan, type HuntPlayer, playerShows } from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { Badge, StatusBadge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import { choiceOf, tableAddress, useTableAddress, word } from "../../ui/table-address.ts";
import { WaitOrFail } from "../../ui/wait-or-fail.tsx";
import { ExportButton } from "../exports/export-button.tsx";
import { wholeNumber } from "./figures.ts";
import { huntPlayersQuery } from "./queries.ts";
import { SquareSelect } from "./square-select.tsx";

const SHOWN = {
  all: "Everybody",
  playing: "On their way",
  finished: "Finished",
  not_started: "Not set out",
  left: "Left",
} as const;
const OPTIONS = playerShows.map((value) => ({ value, label: SHOWN[value] }));

const playersAddress = tableAddress({
  filters: { show: choiceOf(playerShows), square: word(/^[1-9]\d?$/) },
  sorts: ["-progress", "progress", "name", "-name", "-attempts", "attempts"],
});

const when = (at: string | null) => (
  <span className="whitespace-nowrap">{at === null ? "–" : formatDateTime(at)}</span>
);

const COLUMNS: readonly Column<HuntPlayer>[] = [
  {
    key: "name",
    label: "Hunter",
    sortable: true,
    cell: (one) =>
      one.email === null ? (
        one.displayName
      ) : (
        <span className="grid leading-tight">
          <Link to={paths.adminUser(one.userId)} className="link font-semibold">
            {one.displayName}
          </Link>
          <span className="text-xs text-quiet wrap-anywhere">{one.email}</span>
        </span>
      ),
  },
  {
    key: "progress",
    label: "Stands",
    sortable: true,
    cell: (one) => (
      <span className="flex flex-wrap items-center gap-1.5">
        {standing(one)}
        {one.place !== null && <Badge tone="brass">Place {one.place}</Badge>}
      </span>
    ),
  },
  { key: "status", label: "Subscription", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: "plan",
    label: "Plan",
    cell: ({ planId }) => (planId === "free" ? "Free" : (findPlan(planId)?.name ?? planId)),
  },
  {
    key: "attempts",
    label: "Check-ins (right)",
    align: "right",
    sortable: true,
    cell: (one) => `${wholeNumber(one.attempts)} (${wholeNumber(one.successes)})`,
  },
  { key: "hints", label: "Hints", align: "right", cell: (one) => wholeNumber(one.hints) },
  { key: "last", label: "Last check-in", cell: ({ lastAt }) => when(lastAt) },
  { key: "started", label: "Set out", cell: ({ startedAt }) => when(startedAt) },
];

function standing(one: HuntPlayer): string {
  if (one.completedAt !== null) return "Finished";
  return one.startedAt === null ? "Not set out" : `At square ${one.currentSquare}`;
}

/** Who plays a hunt and how far they are. */
export function HuntPlayers({ huntId, squares }: { huntId: string; squares: number }) {
  const { address, change, sort, onSort } = useTableAddress(playersAddress);
  const { show, search, square, page } = address;
  const filter = {
    show,
    sort: address.sort,
    ...(search && { search }),
    ...(square && { square: Number(square) }),
  };
  const asked = useQuery(huntPlayersQuery(huntId, { ...filter, page }));
  return (
    <section aria-label="Players" className="grid gap-4">
      <search className="flex flex-wrap items-end gap-3">
        <SearchBox
          label="Search players"
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <Field label="Show">
          <Select
            options={OPTIONS}
            value={show}
            onChange={({ target }) =>
              change({ show: playerShows.find((one) => one === target.value) ?? "all" })
            }
          />
        </Field>
        <SquareSelect
          label="At square"
          squares={squares}
          value={square}
          onChange={(chosen) => change({ square: chosen })}
        />
        <ExportButton
          endpoint={exportHuntPlayers}
          input={{ params: { id: huntId }, query: filter }}
        />
      </search>
      <WaitOrFail what="players" asked={asked}>
        {(data) => (
          <>
            <DataTable
              caption="Players of this hunt"
              columns={COLUMNS}
              rows={data.players}
              rowKey={({ userId }) => userId}
              sort={sort}
              onSort={onSort}
              loading={asked.isPlaceholderData}
              empty="No players found matching your criteria."
            />
            <Pagination
              page={data.page}
              pageSize={data.pageSize}
              total={data.total}
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </WaitOrFail>
    </section>
  );
}
