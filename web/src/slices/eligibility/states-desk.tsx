import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { exportStates, type KeptState, takeBackState } from "@ten-paces/contract";
import { useState } from "react";
import { call } from "../../api.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../ui/counted.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { Notice } from "../../ui/notice.tsx";
import { RowMenu } from "../../ui/row-menu.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { toast } from "../../ui/toast-store.ts";
import { WaitOrFail } from "../../ui/wait-or-fail.tsx";
import { useMay } from "../accounts/use-may.ts";
import { ExportButton } from "../exports/export-button.tsx";
import { stateName } from "../hunts/state-names.ts";
import { keptStatesQuery, RULES, shownOf, VIEWS, type View } from "./kept-queries.ts";
import { StateDialog } from "./state-dialog.tsx";

/** Who can win money, by the state they live in: kept with counsel, each line with its source and day. */
export function StatesDesk() {
  const asked = useQuery(keptStatesQuery);
  return (
    <section aria-labelledby="states-title" className="grid gap-4">
      <div>
        <h2 id="states-title" className="text-lg">
          Who can win money, by state
        </h2>
        <p className="max-w-prose text-quiet">
          Kept with counsel. What is set here stands over the file that the service was started with
          and holds at once; what it was before stands under Changes.
        </p>
      </div>
      <WaitOrFail what="table of states" asked={asked}>
        {({ states, realPayments }) => <StatesTable states={states} realPayments={realPayments} />}
      </WaitOrFail>
    </section>
  );
}

type StatesTableProps = { states: readonly KeptState[]; realPayments: boolean };

function StatesTable({ states, realPayments }: StatesTableProps) {
  const client = useQueryClient();
  const may = useMay();
  const [view, setView] = useState<View>("all");
  const [typed, setTyped] = useState("");
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<ReadonlySet<string> | null>(null);
  const [leaving, setLeaving] = useState<KeptState | null>(null);
  const takingBack = useMutation({
    mutationFn: ({ state, version }: KeptState) =>
      call(takeBackState, { params: { state }, query: { version } }),
    onSuccess: (table, { state }) => {
      client.setQueryData(keptStatesQuery.queryKey, table);
      toast({ tone: "success", title: stateName(state), text: "The file's line holds again." });
    },
    onError: (error) => {
      toast({ tone: "error", text: error.message });
      void client.invalidateQueries({ queryKey: keptStatesQuery.queryKey });
    },
    onSettled: () => setLeaving(null),
  });
  const unchecked = states.filter((one) => one.unchecked).length;
  const mayChange = may("setStates");
  const columns: Column<KeptState>[] = [
    {
      key: "state",
      label: "State",
      cell: ({ state, version }) => (
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {stateName(state)}
          {version > 0 && <Badge>Set here</Badge>}
        </span>
      ),
    },
    { key: "rule", label: "What holds", cell: ({ rule }) => RULES[rule] },
    {
      key: "wins",
      label: "People there",
      cell: ({ wins }) =>
        wins ? <Badge tone="moss">Can win</Badge> : <Badge tone="yellow">Play for points</Badge>,
    },
    {
      key: "source",
      label: "Source",
      cell: ({ source, note, unchecked: isOpen }) => (
        <span className="grid leading-tight wrap-anywhere">
          <span className={isOpen ? "text-quiet" : undefined}>{source}</span>
          {note && <span className="text-xs text-quiet">{note}</span>}
        </span>
      ),
    },
    {
      key: "date",
      label: "Of",
      cell: ({ date }) => <span className="whitespace-nowrap">{date}</span>,
    },
  ];
  if (mayChange) {
    columns.push({
      key: "actions",
      label: "Actions",
      hideLabel: true,
      align: "right",
      atCorner: true,
      cell: (one) => (
        <RowMenu
          of={stateName(one.state)}
          items={[
            { key: "edit", label: "Change", onSelect: () => setEdited(new Set([one.state])) },
            ...(one.version > 0
              ? [
                  {
                    key: "back",
                    label: "Take back",
                    danger: true,
                    onSelect: () => setLeaving(one),
                  },
                ]
              : []),
          ]}
        />
      ),
    });
  }
  const chosen = states.filter(({ state }) => selected.has(state));
  return (
    <>
      {unchecked > 0 && (
        <Notice title={`${counted(unchecked, "line")} not checked by counsel`}>
          {realPayments
            ? "With real payments people there play for points, whatever the line says."
            : "In the sandbox no money moves, and the lines count as they stand. With real payments people there would play for points."}
        </Notice>
      )}
      <search className="flex flex-wrap items-end gap-3">
        <SearchBox label="Search states" value={typed} onChange={setTyped} />
        <SegmentedControl legend="Show" segments={VIEWS} value={view} onChange={setView} />
        <ExportButton endpoint={exportStates} input={{}} />
        {chosen.length > 0 && (
          <Button size="small" onClick={() => setEdited(selected)}>
            Change {counted(chosen.length, "state")}
          </Button>
        )}
      </search>
      <DataTable
        caption="Who can win money, by state"
        columns={columns}
        rows={shownOf(states, view, typed)}
        rowKey={({ state }) => state}
        empty="No state matches."
        {...(mayChange && {
          selection: {
            selected,
            onChange: setSelected,
            nameOf: ({ state }: KeptState) => stateName(state),
          },
        })}
      />
      {edited && (
        <StateDialog
          states={states.filter(({ state }) => edited.has(state))}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            setSelected(new Set());
          }}
        />
      )}
      <AlertDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={`Take back what is set for ${leaving ? stateName(leaving.state) : ""}?`}
        text="The line of the file holds again, at once. What was set stands under Changes."
        confirmLabel="Take back"
        danger
        busy={takingBack.isPending}
        onConfirm={() => leaving && !takingBack.isPending && takingBack.mutate(leaving)}
      />
    </>
  );
}
