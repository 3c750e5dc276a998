import { earlyAccessHours, type HuntCard } from "@ten-paces/contract";
import { counted } from "../../ui/counted.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { formatDollars } from "../../ui/money.ts";

/** "Current Treasure: $36,562", the sum in the figures of the field book; stacked: below the words where there is room. */
export function Treasure(props: { prizePoolUsd: number; stacked?: boolean }) {
  const { prizePoolUsd, stacked = false } = props;
  return (
    <p
      className={
        stacked
          ? "flex flex-wrap items-baseline gap-x-1.5 leading-snug sm:grid"
          : "flex flex-wrap items-baseline gap-x-1.5"
      }
    >
      <span className="text-sm text-quiet">Current Treasure:</span>
      <span className="figure text-xl font-semibold text-brass-text">
        {formatDollars(prizePoolUsd)}
      </span>
    </p>
  );
}

export function HuntersCount({ hunters }: { hunters: number }) {
  return <span className="text-sm text-quiet tabular-nums">{counted(hunters, "hunter")}</span>;
}

/** Until when a hunt that is open can be won; nothing where it is over, or has no end. */
export function ClosingDate({ hunt }: { hunt: Pick<HuntCard, "closesAt" | "status"> }) {
  if (!hunt.closesAt || (hunt.status !== "ACTIVE" && hunt.status !== "PAUSED")) return null;
  return (
    <p className="text-sm text-quiet">
      {hunt.status === "PAUSED"
        ? "While it is paused its closing date moves on."
        : `Open until ${formatDateTime(hunt.closesAt)}. After that it wins nothing, and can be played on for nothing.`}
    </p>
  );
}

/** Of a hunt that is special, or announced, and not open yet: since when it will be. */
export function EarlyAccess({ opensAt }: { opensAt: string | null }) {
  if (opensAt === null || new Date(opensAt) <= new Date()) return null;
  return (
    <p className="text-sm text-brass-text">
      Opens to everybody on {formatDateTime(opensAt)}. Unlimited subscribers can subscribe{" "}
      {earlyAccessHours} hours before; nobody sees a clue sooner.
    </p>
  );
}
