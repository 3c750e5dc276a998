import type { RevenueDay } from "@ten-paces/contract";
import { Card } from "../../ui/card.tsx";
import { ColumnChart } from "../../ui/column-chart.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { Fact } from "../../ui/fact.tsx";
import { formatBtc, formatCents, formatDollars } from "../../ui/money.ts";
import { ShareBar } from "../../ui/share-bar.tsx";
import { shareOf, wholeNumber } from "./figures.ts";
import { columnsOf, type ItemTotal, itemTotals, totalsOf } from "./revenue-sums.ts";

const SHORT = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

const dollars = (usd: number) => formatCents(Math.round(usd * 100));

export type Money = "usd" | "btc";

type RevenueViewProps = { days: readonly RevenueDay[]; money: Money };

/** What was paid: its sum, a chart, and the same in tables by plan and by day. */
export function RevenueView({ days, money }: RevenueViewProps) {
  const totals = totalsOf(days);
  const items = itemTotals(days);
  const rate = totals.amountUsd > 0 ? totals.amountBtc / totals.amountUsd : 0;
  const said = (usd: number) => (money === "usd" ? dollars(usd) : formatBtc(usd * rate, 8));
  const { columns, byMonth } = columnsOf(days, items);
  const factor = money === "usd" ? 1 : rate;
  const tick = (value: number) =>
    money === "usd" ? formatDollars(value) : String(Number(value.toPrecision(3)));
  return (
    <div className="grid gap-8">
      <Card>
        <dl className="grid grid-cols-2 gap-5 lg:grid-cols-4">
          <Fact label="Paid">
            <span className="text-2xl font-semibold">{dollars(totals.amountUsd)}</span>
          </Fact>
          <Fact label="In Bitcoin, at its price now">{formatBtc(totals.amountBtc, 8)}</Fact>
          <Fact label="Payments">{wholeNumber(totals.payments)}</Fact>
          <Fact label="Given back, and taken off">{dollars(totals.givenBackUsd)}</Fact>
        </dl>
      </Card>
      {totals.payments > 0 && (
        <section aria-labelledby="chart-title" className="grid gap-3">
          <h2 id="chart-title" className="text-lg">
            {byMonth ? "By month" : "By day"}
          </h2>
          <ColumnChart
            label={`Revenue by ${byMonth ? "month" : "day"}; its figures are in the tables below.`}
            series={items.map(({ name }) => name)}
            columns={columns.map(({ key, values }) => ({
              key,
              label: (byMonth ? MONTH : SHORT).format(new Date(byMonth ? `${key}-01` : key)),
              values: values.map((value) => value * factor),
            }))}
            formatValue={tick}
          />
        </section>
      )}
      <section aria-labelledby="items-title" className="grid gap-3">
        <h2 id="items-title" className="text-lg">
          By plan and pack
        </h2>
        <DataTable
          caption="Revenue by plan and pack"
          columns={itemColumns(totals.amountUsd, said)}
          rows={items}
          rowKey={({ itemId }) => itemId}
          empty="Nothing was paid in these days."
        />
      </section>
      <section aria-labelledby="days-title" className="grid gap-3">
        <h2 id="days-title" className="text-lg">
          Days with a payment
        </h2>
        <DataTable
          caption="Revenue by day"
          columns={dayColumns(said)}
          rows={days.filter(({ payments }) => payments > 0).toReversed()}
          rowKey={({ day }) => day}
          empty="Nothing was paid in these days."
        />
      </section>
    </div>
  );
}

function itemColumns(whole: number, said: (usd: number) => string): Column<ItemTotal>[] {
  return [
    { key: "name", label: "Plan or pack", cell: (one) => one.name },
    {
      key: "payments",
      label: "Payments",
      align: "right",
      cell: (one) => wholeNumber(one.payments),
    },
    { key: "amount", label: "Paid", align: "right", cell: (one) => said(one.amountUsd) },
    {
      key: "share",
      label: "Share",
      cell: (one) => (
        <ShareBar part={one.amountUsd} whole={whole}>
          {shareOf(one.amountUsd, whole)}
        </ShareBar>
      ),
    },
  ];
}

function dayColumns(said: (usd: number) => string): Column<RevenueDay>[] {
  return [
    { key: "day", label: "Day", cell: ({ day }) => LONG.format(new Date(day)) },
    {
      key: "payments",
      label: "Payments",
      align: "right",
      cell: (one) => wholeNumber(one.payments),
    },
    { key: "amount", label: "Paid", align: "right", cell: (one) => said(one.amountUsd) },
    {
      key: "back",
      label: "Given back",
      align: "right",
      cell: (one) => (one.givenBackUsd > 0 ? dollars(one.givenBackUsd) : "–"),
    },
    {
      key: "items",
      label: "For",
      cell: ({ items }) => items.map(({ name, payments }) => `${payments} × ${name}`).join(", "),
    },
  ];
}
