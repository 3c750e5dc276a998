import { counted } from "../../ui/counted.ts";
import { formatDateTime } from "../../ui/dates.ts";
import { formatDollars } from "../../ui/money.ts";

/** "Current Treasure: $36,562", the sum in the figures of the field book. */
export function Treasure({ prizePoolUsd }: { prizePoolUsd: number }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
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

/** Of a special hunt that is not open to everybody yet: since when it will be. */
export function EarlyAccess({ opensAt }: { opensAt: string | null }) {
  if (opensAt === null || new Date(opensAt) <= new Date()) return null;
  return (
    <p className="text-sm text-brass-text">
      Unlimited subscribers first; open to all on {formatDateTime(opensAt)}.
    </p>
  );
}
