import { useState } from "react";
import { StatusBadge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column, TableSort } from "../../ui/data-table-column.ts";
import { formatBtc } from "../../ui/money.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { Tabs } from "../../ui/tabs.tsx";

type Row = { name: string; state: string; status: string; prizeBtc: number; hunters: number };

const ROWS: Row[] = ["ACTIVE", "PAUSED", "AVAILABLE", "PENDING", "COMPLETE", "CANCELED"].flatMap(
  (status, index) =>
    ["CALIFORNIA", "MAINE", "TEXAS"].map((state) => ({
      name: `Sheet ${index + 1} of ${state.toLowerCase()}`,
      state,
      status,
      prizeBtc: 0.375 + index / 8,
      hunters: index * 17,
    })),
);

const COLUMNS: Column<Row>[] = [
  {
    key: "name",
    label: "Hunt",
    sortable: true,
    cell: (row) => (
      <>
        <span className="font-semibold">{row.name}</span>
        <span className="block text-quiet">{row.state}</span>
      </>
    ),
  },
  { key: "status", label: "Status", cell: (row) => <StatusBadge status={row.status} /> },
  {
    key: "prize",
    label: "Prize Pool",
    align: "right",
    sortable: true,
    cell: (row) => formatBtc(row.prizeBtc, 3),
  },
  { key: "hunters", label: "Hunters", align: "right", cell: (row) => row.hunters },
  {
    key: "actions",
    label: "Actions",
    hideLabel: true,
    align: "right",
    cell: () => (
      <Button size="small" variant="ghost">
        Edit
      </Button>
    ),
  },
];

export function TableSample() {
  const [tab, setTab] = useState<"hunts" | "users">("hunts");
  const [sort, setSort] = useState<TableSort | null>(null);
  const table = (
    <div className="flex flex-col gap-3">
      <DataTable
        caption="Hunts"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.name}
        sort={sort}
        onSort={setSort}
      />
      <Pagination page={2} pageSize={20} total={306} onPage={() => undefined} />
    </div>
  );
  return (
    <section>
      <h2 className="mb-4 text-2xl">Admin</h2>
      <Tabs
        label="Dashboard"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "hunts", label: "Hunts", content: table },
          { value: "users", label: "Users", content: <p>Nobody yet.</p> },
        ]}
      />
    </section>
  );
}
