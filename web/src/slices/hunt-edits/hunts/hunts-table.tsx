import type { AdminHunt } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { StatusBadge } from "../../../ui/badge.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import type { Column, RowSelection, TableSort } from "../../../ui/data-table-column.ts";
import { RowMenu } from "../../../ui/row-menu.tsx";
import { VariantIcon } from "../../../ui/variant-icon.tsx";
import { Btc } from "../../settings/btc.tsx";
import { Funding } from "./funding.tsx";
import type { HuntAction } from "./hunt-actions.ts";
import { huntMenu } from "./hunt-menu.ts";

type HuntsTableProps = {
  hunts: readonly AdminHunt[];
  loading: boolean;
  sort: TableSort;
  onSort: (sort: TableSort) => void;
  onEdit: (hunt: AdminHunt) => void;
  onAction: (hunt: AdminHunt, action: HuntAction) => void;
  selection?: RowSelection<AdminHunt>;
};

/** Hunts of every status by the page; a row opens its hunt. */
export function HuntsTable(props: HuntsTableProps) {
  const { hunts, loading, sort, onSort, onEdit, onAction, selection } = props;
  const columns: Column<AdminHunt>[] = [
    {
      key: "name",
      label: "Hunt",
      sortable: true,
      cell: (hunt) => (
        <span className="grid leading-tight sm:max-w-88">
          <Link
            to={paths.adminHunt(hunt.id)}
            title={hunt.name}
            className="link font-semibold sm:truncate"
          >
            {hunt.name}
          </Link>
          <span className="text-xs text-quiet">{hunt.state}</span>
        </span>
      ),
    },
    {
      key: "variant",
      label: "Type/Variant",
      sortable: true,
      cell: (hunt) => (
        <span className="grid leading-tight">
          <VariantIcon variant={hunt.variant} />
          <span className="text-xs whitespace-nowrap text-quiet">
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
        <span className="flex flex-wrap items-center gap-x-2 leading-tight xl:flex-nowrap">
          <StatusBadge status={hunt.status} />
          <span className="grid text-xs whitespace-nowrap text-quiet">
            {hunt.next && <span>Opens next</span>}
            <SurveyState hunt={hunt} />
          </span>
        </span>
      ),
    },
    {
      key: "prizePool",
      label: "Prize Pool",
      align: "right",
      sortable: true,
      cell: (hunt) => <Btc amount={hunt.prizePool} decimals={3} />,
    },
    {
      key: "thresholdBTC",
      label: "Funding",
      sortable: true,
      cell: (hunt) => <Funding hunt={hunt} />,
    },
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
      atCorner: true,
      cell: (hunt) => <RowMenu of={hunt.name} items={huntMenu(hunt, { onEdit, onAction })} />,
    },
  ];
  return (
    <DataTable
      caption="Hunts"
      columns={columns}
      rows={hunts}
      rowKey={(hunt) => hunt.id}
      rowHref={(hunt) => paths.adminHunt(hunt.id)}
      sort={sort}
      onSort={onSort}
      loading={loading}
      empty="No hunts found matching your criteria."
      {...(selection && { selection })}
    />
  );
}

/** How many squares of a physical hunt nobody has stood on yet. */
function SurveyState({ hunt }: { hunt: AdminHunt }) {
  if (hunt.variant === "DIGITAL" || hunt.unsurveyed === 0) return null;
  return (
    <span title={`${hunt.unsurveyed} of ${hunt.totalSquares} squares are not surveyed`}>
      {hunt.unsurveyed} unsurveyed
    </span>
  );
}
