import { useQueryClient } from "@tanstack/react-query";
import type { ListedHunt } from "@ten-paces/contract";
import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { filterHunts, readFilters, writeFilters } from "../../../slices/hunts/filters.ts";
import { HuntCard } from "../../../slices/hunts/hunt-card.tsx";
import { HuntGrid } from "../../../slices/hunts/hunt-grid.tsx";
import { Button } from "../../../ui/button.tsx";
import { counted } from "../../../ui/counted.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { HuntFilterBar } from "./hunt-filter-bar.tsx";
import { useSubscribeFromList } from "./use-subscribe-from-list.ts";

type DiscoverHuntsProps = { hunts: readonly ListedHunt[]; signedIn: boolean };

/** Every open hunt, narrowed by the filters in the address. */
export function DiscoverHunts({ hunts, signedIn }: DiscoverHuntsProps) {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const shown = useMemo(() => filterHunts(hunts, readFilters(search)), [hunts, search]);
  const { subscribe, busyId } = useSubscribeFromList(signedIn);
  const card = useCallback(
    (hunt: ListedHunt) => (
      <HuntCard hunt={hunt} signedIn={signedIn} onSubscribe={subscribe} busy={busyId === hunt.id} />
    ),
    [signedIn, subscribe, busyId],
  );
  return (
    <section aria-labelledby="discover">
      <h2 id="discover" className="mb-4 text-2xl">
        Discover Hunts
      </h2>
      {hunts.length > 0 && (
        <HuntFilterBar
          filters={filters}
          onChange={(next) => setSearch(writeFilters(next), { replace: true })}
        />
      )}
      <p role="status" className="my-4 text-sm text-quiet tabular-nums">
        {hunts.length > 0 && `${shown.length} of ${counted(hunts.length, "hunt")}`}
      </p>
      {shown.length > 0 ? (
        <HuntGrid label="Hunts to discover" hunts={shown} card={card} />
      ) : (
        <NoHunts filtered={hunts.length > 0} />
      )}
    </section>
  );
}

function NoHunts({ filtered }: { filtered: boolean }) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await queryClient.refetchQueries({ queryKey: ["hunts"] });
    setBusy(false);
  };
  return (
    <EmptyState
      title="No Hunts Available"
      text={
        filtered
          ? "No open hunt matches these filters. Widen them, or look again later."
          : "New hunts open all the time. Look again in a while."
      }
      action={
        <Button busy={busy} onClick={() => void refresh()}>
          Refresh
        </Button>
      }
    />
  );
}
