import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type LedgerEntry,
  type LedgerFilter,
  ledgerQuery,
} from "../../../slices/credits/ledger-query.ts";
import { formatDelta, ledgerLine } from "../../../slices/credits/ledger-words.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { formatDateTime } from "../../../ui/dates.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LedgerFilters } from "./ledger-filters.tsx";

/** Where every credit came from and went, twenty at a time, as the filters say. */
export function LedgerHistory() {
  const [filter, setFilter] = useState<LedgerFilter>({});
  return (
    <>
      <LedgerFilters filter={filter} onChange={setFilter} />
      <Lines filter={filter} />
    </>
  );
}

function Lines({ filter }: { filter: LedgerFilter }) {
  const history = useInfiniteQuery(ledgerQuery(filter));
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  if (history.isPending) return <Skeleton className="h-32 w-full" />;
  if (history.error && entries.length === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <Notice tone="error" announce>
          Your history could not be loaded.
        </Notice>
        <Button
          variant="secondary"
          busy={history.isFetching}
          onClick={() => void history.refetch()}
        >
          Try Again
        </Button>
      </div>
    );
  }
  if (entries.length === 0) {
    const isAll = (filter.group ?? "all") === "all" && !filter.from && !filter.to;
    return (
      <p className="text-quiet">
        {isAll ? "No credits have moved yet." : "No line of your history is of this sort."}
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full">
        {entries.map((entry) => (
          <LedgerLine key={entry.id} entry={entry} />
        ))}
      </ul>
      {history.isFetchNextPageError && (
        <Notice tone="error" announce>
          More of your history could not be loaded. Please try again.
        </Notice>
      )}
      {history.hasNextPage && (
        <Button
          variant="secondary"
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}

function LedgerLine({ entry }: { entry: LedgerEntry }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-t border-contour py-2.5">
      <span className="min-w-0">
        <span className="font-medium">{ledgerLine(entry.reason, entry.right)}</span>
        {entry.reference && <span className="text-quiet">, {entry.reference}</span>}
        <time dateTime={entry.at} className="block text-sm text-quiet">
          {formatDateTime(entry.at)}
        </time>
      </span>
      <span className="text-right tabular-nums">
        <span
          className={classNames("font-semibold", entry.delta < 0 ? "text-flag" : "text-moss-text")}
        >
          {formatDelta(entry.delta)}
        </span>
        <span className="block text-sm text-quiet">{entry.totalAfter} left</span>
      </span>
    </li>
  );
}
