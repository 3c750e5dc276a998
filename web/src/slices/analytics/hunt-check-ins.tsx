import { useQuery } from "@tanstack/react-query";
import {
  checkInKinds,
  checkInShows,
  checkInsShownAtMost,
  exportCheckIns,
  type HuntCheckIn,
} from "@ten-paces/contract";
import { paths } from "../../paths.ts";
import { Link } from "../../routing.tsx";
import { Badge } from "../../ui/badge.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { Field } from "../../ui/field.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Select } from "../../ui/select.tsx";
import { choice, choiceOf, tableAddress, useTableAddress, word } from "../../ui/table-address.ts";
import { WaitOrFail } from "../../ui/wait-or-fail.tsx";
import { ExportButton } from "../exports/export-button.tsx";
import { wholeNumber } from "./figures.ts";
import { huntCheckInsQuery } from "./queries.ts";
import { SquareSelect } from "./square-select.tsx";

const KINDS = { position: "Position", words: "Words", answer: "Answer on the spot" } as const;
const SEGMENTS = [
  { value: "all", label: "All" },
  { value: "right", label: "Right" },
  { value: "wrong", label: "Wrong" },
] as const satisfies readonly { value: (typeof checkInShows)[number]; label: string }[];

const checkInsAddress = tableAddress({
  filters: {
    show: choiceOf(checkInShows),
    kind: choice(checkInKinds),
    square: word(/^[1-9]\d?$/),
  },
  sorts: ["-at"],
});

const COLUMNS: readonly Column<HuntCheckIn>[] = [
  {
    key: "who",
    label: "Hunter",
    cell: (one) =>
      one.displayName === null ? (
        "A former hunter"
      ) : (
        <Link to={paths.adminUser(one.userId)} className="link">
          {one.displayName}
        </Link>
      ),
  },
  {
    key: "at",
    label: "When",
    cell: ({ at }) => <span className="whitespace-nowrap">{formatDateTime(at)}</span>,
  },
  { key: "square", label: "Square", align: "right", cell: (one) => one.squareNum },
  { key: "kind", label: "By", cell: ({ kind }) => KINDS[kind] },
  {
    key: "right",
    label: "Right",
    cell: ({ success }) =>
      success ? <Badge tone="moss">Right</Badge> : <Badge tone="rust">Wrong</Badge>,
  },
  {
    key: "what",
    label: "What was given",
    cell: ({ wrong, distanceFt, accuracyFt }) => {
      if (wrong !== null) return <span className="wrap-anywhere">{wrong}</span>;
      if (distanceFt === null) return "–";
      const sure = accuracyFt === null ? "" : `, sure to ${wholeNumber(accuracyFt)} ft`;
      return `${wholeNumber(distanceFt)} ft off${sure}`;
    },
  },
  {
    key: "weighs",
    label: "Stands out",
    cell: ({ score, reasons }) => {
      if (score === null) return "Not weighed yet";
      return score === 0 ? "–" : `Weighs ${score}: ${reasons.join(" ")}`;
    },
  },
];

/** A hunt's check-ins, newest first, with what stands out in them. */
export function HuntCheckIns({ huntId, squares }: { huntId: string; squares: number }) {
  const { address, change } = useTableAddress(checkInsAddress);
  const { show, kind, square, page } = address;
  const filter = { show, ...(kind && { kind }), ...(square && { square: Number(square) }) };
  const asked = useQuery(huntCheckInsQuery(huntId, { ...filter, page }));
  return (
    <section aria-label="Check-ins" className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          legend="Show"
          value={show}
          segments={SEGMENTS}
          onChange={(chosen) => change({ show: chosen })}
        />
        <SquareSelect
          label="Square"
          squares={squares}
          value={square}
          onChange={(chosen) => change({ square: chosen })}
        />
        <Field label="By">
          <Select
            placeholder="Anything"
            options={checkInKinds.map((value) => ({ value, label: KINDS[value] }))}
            value={kind ?? ""}
            onChange={({ target }) =>
              change({ kind: checkInKinds.find((one) => one === target.value) ?? null })
            }
          />
        </Field>
        <ExportButton endpoint={exportCheckIns} input={{ query: { huntId, ...filter } }} />
      </div>
      <WaitOrFail what="check-ins" asked={asked}>
        {(data) => (
          <>
            <DataTable
              caption="Check-ins in this hunt"
              columns={COLUMNS}
              rows={data.checkIns}
              rowKey={({ id }) => id}
              loading={asked.isPlaceholderData}
              empty="No check-ins found matching your criteria."
            />
            {data.found > data.total && (
              <p className="text-sm text-quiet">
                {wholeNumber(data.found)} were found. The pages go back to the newest{" "}
                {wholeNumber(checkInsShownAtMost)}; the export has them all.
              </p>
            )}
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
