import { useQuery } from "@tanstack/react-query";
import { exportPayouts, type Payout, prizeStatuses } from "@ten-paces/contract";
import { paths } from "../../../paths.ts";
import { Link } from "../../../routing.tsx";
import { useMay } from "../../../slices/accounts/use-may.ts";
import { MoneyPanel } from "../../../slices/backing/money-panel.tsx";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import { PAYOUT_BADGES } from "../../../slices/payouts/payout-steps.ts";
import { payoutsQuery } from "../../../slices/payouts/queries.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import type { Column } from "../../../ui/data-table-column.ts";
import { formatDateTime, formatShortDate } from "../../../ui/dates.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { formatCents } from "../../../ui/money.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import { Select } from "../../../ui/select.tsx";
import { choice, tableAddress, useTableAddress } from "../../../ui/table-address.ts";

const payoutsAddress = tableAddress({
  filters: { status: choice(prizeStatuses) },
  sorts: ["due"],
});

const COLUMNS: readonly Column<Payout>[] = [
  {
    key: "winner",
    label: "Winner",
    cell: (one) => (
      <>
        <Link to={paths.adminPayout(one.id)} className="link font-semibold">
          {one.winner.displayName}
        </Link>
        <span className="block text-sm text-quiet">
          Place {one.place}, {one.huntName}
        </span>
      </>
    ),
  },
  {
    key: "status",
    label: "Status",
    cell: ({ status, hold, answeredAt }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={PAYOUT_BADGES[status].tone}>{PAYOUT_BADGES[status].label}</Badge>
        {hold && status === "PENDING_REVIEW" && <Badge tone="rust">On hold</Badge>}
        {answeredAt && <Badge tone="sky">Answered</Badge>}
      </span>
    ),
  },
  {
    key: "amount",
    label: "Prize",
    align: "right",
    cell: ({ amountUsd }) => formatCents(amountUsd * 100),
  },
  { key: "score", label: "Weighs", align: "right", cell: ({ score }) => score ?? "not yet" },
  { key: "won", label: "Won", cell: ({ wonAt }) => formatShortDate(wonAt) },
  {
    key: "due",
    label: "Due",
    cell: ({ dueAt }) => (dueAt ? formatDateTime(dueAt) : "–"),
  },
];

/** The prizes and what each waits for, the most urgent first. */
export default function PayoutsTab() {
  const may = useMay();
  const { address, change } = useTableAddress(payoutsAddress);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(payoutsQuery(address));
  const options = prizeStatuses.map((value) => ({
    value,
    label: `${PAYOUT_BADGES[value].label} (${data?.counts[value] ?? 0})`,
  }));
  return (
    <section aria-labelledby="payouts-title" className="grid gap-5">
      <div>
        <h2 id="payouts-title" className="text-lg">
          Payouts
        </h2>
        <p className="max-w-prose text-quiet">
          Winners hear from you within 24 hours, have seven days to claim, and are paid 24 to 48
          hours after the claim. What waits for you stands first.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Show" className="min-w-56">
          <Select
            placeholder="All"
            options={options}
            value={address.status ?? ""}
            onChange={({ target }) =>
              change({ status: prizeStatuses.find((one) => one === target.value) ?? null })
            }
          />
        </Field>
        <ExportButton
          endpoint={exportPayouts}
          input={{ query: address.status ? { status: address.status } : {} }}
        />
      </div>
      {error && !data ? (
        <ErrorState
          title="Unable to load the payouts"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <>
          <DataTable
            caption="Prizes"
            columns={COLUMNS}
            rows={data?.payouts ?? []}
            rowKey={({ id }) => id}
            loading={isPending || isPlaceholderData}
            empty="No prize was won yet."
          />
          <Pagination
            page={address.page}
            pageSize={data?.pageSize ?? 25}
            total={data?.total ?? 0}
            onPage={(page) => change({ page })}
          />
        </>
      )}
      {may("getMoney") && <MoneyPanel />}
    </section>
  );
}
