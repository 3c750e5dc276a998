import { formatDollars } from "../../ui/money.ts";

/** "Current Treasure: $36,562", the sum in the figures of the field book. */
export function Treasure({ prizePool }: { prizePool: number }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      <span className="text-sm text-quiet">Current Treasure:</span>
      <span className="figure text-xl font-semibold text-brass-text">
        {formatDollars(prizePool)}
      </span>
    </p>
  );
}

export function HuntersCount({ hunters }: { hunters: number }) {
  return (
    <span className="text-sm text-quiet tabular-nums">
      {hunters.toLocaleString("en-US")} {hunters === 1 ? "hunter" : "hunters"}
    </span>
  );
}
