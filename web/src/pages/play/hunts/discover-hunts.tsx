import type { ListedHunt } from "@ten-paces/contract";
import { LocateFixed } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { useSearchParams } from "../../../routing.tsx";
import {
  filterHunts,
  type HuntFilters,
  isNarrowed,
  type NearStates,
  noFilters,
  orderHunts,
  readFilters,
  themesOf,
  writeFilters,
} from "../../../slices/hunts/filters.ts";
import { HuntCard } from "../../../slices/hunts/hunt-card.tsx";
import { HuntGrid } from "../../../slices/hunts/hunt-grid.tsx";
import { outlineCode } from "../../../slices/hunts/outline-code.ts";
import { Button } from "../../../ui/button.tsx";
import { counted } from "../../../ui/counted.ts";
import { whenIdle } from "../../../when-idle.ts";
import { HuntFilterBar } from "./hunt-filter-bar.tsx";
import { useSubscribeFromList } from "./use-subscribe-from-list.ts";

const AtlasMap = lazy(() => arrivalOf(() => import("../../../slices/maps/atlas-map.tsx")));

const FollowState = lazy(() => arrivalOf(() => import("../../../slices/follows/follow-state.tsx")));

const NearMe = lazy(() => arrivalOf(() => import("./near-me.tsx")));

const NoHunts = lazy(() => arrivalOf(() => import("./no-hunts.tsx")));

const AT_A_TIME = 12;

type DiscoverHuntsProps = { hunts: readonly ListedHunt[]; signedIn: boolean };

/** Every open hunt on a map and in a list, narrowed by the filters in the address. */
export function DiscoverHunts({ hunts, signedIn }: DiscoverHuntsProps) {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  // The map is there to choose from a moment later: the list comes first.
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), 1_000), []);
  const [near, setNear] = useState<NearStates | null>(null);
  // More than twelve only for the filters for which more were asked.
  const [more, setMore] = useState({ of: "", count: AT_A_TIME });
  const address = String(search);
  const most = more.of === address ? more.count : AT_A_TIME;
  const found = useMemo(() => {
    const wanted = readFilters(search);
    return orderHunts(filterHunts(hunts, wanted), wanted.order, near);
  }, [hunts, search, near]);
  const shown = found.slice(0, most);
  const change = (next: HuntFilters) => setSearch(writeFilters(next), { replace: true });
  const byNearness = filters.order === "nearest";
  const { subscribe, busyId } = useSubscribeFromList(signedIn);
  const card = useCallback(
    (hunt: ListedHunt) => (
      <HuntCard
        hunt={hunt}
        onSubscribe={subscribe}
        busy={busyId === hunt.id}
        away={
          // A digital one is played from anywhere.
          byNearness && hunt.variant === "PHYSICAL"
            ? near?.to.get(outlineCode(hunt.state))?.away
            : undefined
        }
      />
    ),
    [subscribe, busyId, byNearness, near],
  );
  return (
    <section aria-labelledby="discover">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="discover" className="text-2xl">
          Discover Hunts
        </h2>
        {hunts.length > 0 && (
          <Button
            variant="secondary"
            aria-pressed={byNearness}
            icon={<LocateFixed aria-hidden="true" className="size-5" />}
            onClick={() => change({ ...filters, order: byNearness ? "state" : "nearest" })}
          >
            Near me
          </Button>
        )}
      </div>
      {hunts.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-3 sm:gap-y-5 xl:mb-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-1 sm:gap-4">
            <HuntFilterBar filters={filters} themes={themesOf(hunts)} onChange={change} />
            {byNearness && (
              <div className="max-sm:mt-2">
                <Suspense fallback={null}>
                  <NearMe
                    hunts={found}
                    near={near}
                    signedIn={signedIn}
                    onNear={setNear}
                    onDigital={() => change({ ...filters, variant: "DIGITAL" })}
                    onCancel={() => change({ ...filters, order: "state" })}
                  />
                </Suspense>
              </div>
            )}
            <div className="flex min-h-11 flex-wrap items-center gap-x-4">
              <p role="status" className="text-sm text-quiet tabular-nums">
                {hunts.length > 0 && `${found.length} of ${counted(hunts.length, "hunt")}`}
              </p>
              {signedIn && filters.state !== "" && (
                <Suspense fallback={null}>
                  <FollowState code={filters.state} />
                </Suspense>
              )}
              {isNarrowed(filters) && found.length > 0 && (
                <Button
                  variant="ghost"
                  onClick={() => change({ ...noFilters, order: filters.order })}
                >
                  Clear filters
                </Button>
              )}
            </div>
          </div>
          <div className="mx-auto aspect-8/5 w-full max-w-64 max-xl:-order-1 sm:max-w-md">
            {idle && (
              <Suspense fallback={null}>
                <AtlasMap
                  {...codesOf(hunts)}
                  chosen={filters.state}
                  onChoose={(state) => change({ ...filters, state })}
                />
              </Suspense>
            )}
          </div>
        </div>
      )}
      {shown.length > 0 ? (
        <HuntGrid label="Hunts to discover" hunts={shown} card={card} />
      ) : (
        <Suspense fallback={null}>
          <NoHunts hunts={hunts} filters={filters} signedIn={signedIn} onChange={change} />
        </Suspense>
      )}
      {found.length > most && (
        <div className="mt-8 text-center">
          <Button
            variant="secondary"
            onClick={() => setMore({ of: address, count: most + AT_A_TIME })}
          >
            Show {Math.min(AT_A_TIME, found.length - most)} more
          </Button>
        </div>
      )}
    </section>
  );
}

function codesOf(hunts: readonly ListedHunt[]) {
  const codes = (some: readonly ListedHunt[]) =>
    new Set(some.map(({ state }) => outlineCode(state)));
  return { open: codes(hunts), own: codes(hunts.filter(({ subscribed }) => subscribed)) };
}
