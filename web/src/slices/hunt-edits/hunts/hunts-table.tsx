import type { AdminHunt } from "@ten-paces/contract";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { StatusBadge } from "../../../ui/badge.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import type { Column, TableSort } from "../../../ui/data-table-column.ts";
import { formatBtc } from "../../../ui/money.ts";
import { VariantIcon } from "../../../ui/variant-icon.tsx";
import { Funding } from "./funding.tsx";
import type { HuntAction } from "./hunt-actions.ts";
import { HuntActionsRow } from "./hunt-actions-row.tsx";

type HuntsTableProps = {
  hunts: readonly AdminHunt[];
  loading: boolean;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  onEdit: (hunt: AdminHunt) => void;
  onAction: (hunt: AdminHunt, action: HuntAction) => void;
};

/** Hunts of every status, 25 a page. */
export function HuntsTable({ hunts, loading, sort, onSort, onEdit, onAction }: HuntsTableProps) {
  const columns: Column<AdminHunt>[] = [
    {
      key: "name",
      label: "Hunt",
      sortable: true,
      cell: (hunt) => (
        <span className="grid min-w-44 gap-0.5">
          <Link
            to={paths.adminHunt(hunt.id)}
            className="link flex min-h-6 items-center font-semibold pointer-coarse:min-h-11"
          >
            {hunt.name}
          </Link>
          <span className="text-quiet">{hunt.state}</span>
        </span>
      ),
    },
    {
      key: "kind",
      label: "Type/Variant",
      cell: (hunt) => (
        <span className="grid gap-0.5">
          <VariantIcon variant={hunt.variant} />
          <span className="whitespace-nowrap text-quiet">
            {hunt.type}, {hunt.difficulty}
          </span>
        </span>
      ),
    },
    {
      key: "status",
      label: "Status",
      sortable: true,
      cell: (hunt) => (
        <span className="grid justify-items-start gap-1">
          <StatusBadge status={hunt.status} />
          {hunt.next && <span className="whitespace-nowrap text-xs text-quiet">Opens next</span>}
          <SurveyState hunt={hunt} />
        </span>
      ),
    },
    {
      key: "prizePool",
      label: "Prize Pool",
      align: "right",
      sortable: true,
      cell: (hunt) => <span className="whitespace-nowrap">{formatBtc(hunt.prizePool, 3)}</span>,
    },
    { key: "funding", label: "Funding", cell: (hunt) => <Funding hunt={hunt} /> },
    {
      key: "hunters",
      label: "Hunters",
      align: "right",
      sortable: true,
      cell: (hunt) => hunt.hunters,
    },
    {
      key: "actions",
      label: "Actions",
      align: "right",
      cell: (hunt) => <HuntActionsRow hunt={hunt} onEdit={onEdit} onAction={onAction} />,
    },
  ];
  return (
    <DataTable
      caption="Hunts"
      columns={columns}
      rows={hunts}
      rowKey={(hunt) => hunt.id}
      sort={sort}
      onSort={onSort}
      loading={loading}
      empty="No hunts found matching your criteria."
    />
  );
}

/** How many squares of a physical hunt nobody has stood on yet. */
function SurveyState({ hunt }: { hunt: AdminHunt }) {
  if (hunt.variant === "DIGITAL") return null;
  if (hunt.unsurveyed === 0) return <span className="text-xs text-quiet">Surveyed</span>;
  return (
    <span className="whitespace-nowrap text-xs text-quiet">
      {hunt.unsurveyed} of {hunt.totalSquares} not surveyed
    </span>
  );
}
