import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { huntsQuery } from "../../../slices/hunts/queries.ts";
import { counted } from "../../../ui/counted.ts";
import { formatDollars } from "../../../ui/money.ts";
import { whenIdle } from "../../../when-idle.ts";

/** What all open hunts hold together; an empty line of the same height until that is known. */
export function OpenTreasure() {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 1_000), []);
  const { data } = useQuery({ ...huntsQuery, enabled: idle });
  const open = (data ?? []).filter(({ status, subscribed }) => status === "ACTIVE" && !subscribed);
  const sum = open.reduce((total, { prizePool }) => total + prizePool, 0);
  return (
    <p className="mt-4 flex min-h-9 flex-wrap items-baseline gap-x-2">
      {sum > 0 && (
        <>
          <span className="figure text-2xl font-semibold text-brass-text">
            {formatDollars(sum)}
          </span>
          <span className="text-quiet">in {counted(open.length, "open treasure")}</span>
        </>
      )}
    </p>
  );
}
