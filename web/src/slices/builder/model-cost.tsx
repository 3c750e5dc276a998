import { useQuery } from "@tanstack/react-query";
import { builderOptionsQuery } from "./queries.ts";

const DOLLARS = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** What a model has cost for a hunt until now, of what it may cost. */
export function ModelCost({ spentUsd }: { spentUsd: number }) {
  const cap = useQuery(builderOptionsQuery).data?.spendingCapUsd ?? null;
  const of = cap === null ? "" : ` of the ${DOLLARS.format(cap)} that this hunt may cost`;
  return (
    <p className="text-sm text-quiet tabular-nums">
      The model has cost about {DOLLARS.format(spentUsd)}
      {of}, rerolls and swaps included.
    </p>
  );
}
