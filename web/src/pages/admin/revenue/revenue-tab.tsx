import { useQuery } from "@tanstack/react-query";
import { exportDailyRevenue, exportRevenue } from "@ten-paces/contract";
import { useState } from "react";
import { onServerClock } from "../../../server-clock.ts";
import { daysOf, PERIODS, type Period } from "../../../slices/analytics/periods.ts";
import { revenueQuery } from "../../../slices/analytics/queries.ts";
import { type Money, RevenueView } from "../../../slices/analytics/revenue-view.tsx";
import { ExportButton } from "../../../slices/exports/export-button.tsx";
import { Field } from "../../../ui/field.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { Select } from "../../../ui/select.tsx";
import { choiceOf, tableAddress, useTableAddress, word } from "../../../ui/table-address.ts";
import { TextInput } from "../../../ui/text-input.tsx";
import { WaitOrFail } from "../../../ui/wait-or-fail.tsx";

const periods = PERIODS.map(({ value }) => value) as unknown as readonly [Period, ...Period[]];
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONIES = [
  { value: "usd", label: "Dollars" },
  { value: "btc", label: "BTC" },
] as const;

const revenueAddress = tableAddress({
  filters: {
    period: choiceOf(periods),
    from: word(DAY),
    to: word(DAY),
    money: choiceOf(["usd", "btc"]),
  },
  sorts: ["-day"],
});

/** What was paid, day by day and by plan; to be taken along as a file. */
export default function RevenueTab() {
  const { address, change } = useTableAddress(revenueAddress);
  const [now] = useState(() => new Date(onServerClock(Date.now())));
  const usual = daysOf(address.period === "custom" ? "30-days" : address.period, now);
  const days =
    address.period === "custom"
      ? { from: address.from ?? usual.from, to: address.to ?? usual.to }
      : usual;
  const asked = useQuery(revenueQuery(days));
  const choosePeriod = (value: string) => {
    const period = periods.find((one) => one === value) ?? "30-days";
    change({
      period,
      from: period === "custom" ? days.from : null,
      to: period === "custom" ? days.to : null,
    });
  };
  return (
    <section aria-label="Revenue" aria-busy={asked.isPlaceholderData} className="grid gap-6">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Days" className="min-w-52">
          <Select
            options={PERIODS}
            value={address.period}
            onChange={({ target }) => choosePeriod(target.value)}
          />
        </Field>
        {address.period === "custom" && (
          <>
            <DayField label="From" value={days.from} onChange={(from) => change({ from })} />
            <DayField label="To" value={days.to} onChange={(to) => change({ to })} />
          </>
        )}
        <SegmentedControl
          legend="Amounts in"
          value={address.money as Money}
          segments={MONIES}
          onChange={(money) => change({ money })}
        />
        <span className="flex flex-wrap gap-2">
          <ExportButton endpoint={exportRevenue} input={{ query: days }} label="Export payments" />
          <ExportButton endpoint={exportDailyRevenue} input={{ query: days }} label="Export days" />
        </span>
      </div>
      <p className="text-sm text-quiet">
        {days.from} to {days.to}. Days begin at midnight UTC. What was given back later is taken off
        the day of its payment.
      </p>
      <WaitOrFail what="revenue" asked={asked}>
        {(list) => <RevenueView days={list} money={address.money as Money} />}
      </WaitOrFail>
    </section>
  );
}

type DayFieldProps = { label: string; value: string; onChange: (day: string) => void };

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={value}
        onChange={({ target }) => DAY.test(target.value) && onChange(target.value)}
      />
    </Field>
  );
}
