import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { arrivalOf } from "../../lazy-page.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { useTableAddress } from "../../ui/table-address.ts";
import { MapFallback } from "../maps/map-fallback.tsx";
import { DotLegend } from "./dot-marks.tsx";
import { OwnTools } from "./own/own-tools.tsx";
import { placesAddress } from "./place-address.ts";
import { PlaceDialog } from "./place-dialog.tsx";
import { PlacesFilterBar } from "./places-filter-bar.tsx";
import { PlacesTable } from "./places-table.tsx";
import { type Dot, placesQuery } from "./queries.ts";

const PlacesMap = lazy(() => arrivalOf(() => import("./places-map.tsx")));

const NO_DOTS: readonly Dot[] = [];

/** The landmark library on a map and in a table; what is shown of it stands in the address bar. */
export function PlacesBrowser() {
  const { address, change, sort, onSort } = useTableAddress(placesAddress);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(placesQuery(address));
  const dots = data?.dots ?? NO_DOTS;
  const counts = useMemo(() => countDots(dots), [dots]);

  const open = (place: string) => change({ place });

  return (
    <div className="grid gap-5">
      <OwnTools known={data} />
      <PlacesFilterBar address={address} known={data} onChange={change} />
      {error && !data ? (
        <ErrorState
          title="Unable to load the places"
          text={error.message}
          action={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] 2xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <section aria-label="Map of the places" className="grid gap-3 xl:sticky xl:top-20">
            <Suspense fallback={<MapFallback />}>
              <PlacesMap stock={address.stock} dots={dots} chosen={address.place} onOpen={open} />
            </Suspense>
            <DotLegend counts={counts} />
            <p className="text-sm text-quiet">
              Click a dot to open its place. With Ctrl the wheel zooms.
            </p>
          </section>
          <div className="grid min-w-0 gap-4" aria-busy={isPlaceholderData}>
            <PlacesTable
              places={data?.places ?? []}
              loading={isPending}
              sort={sort}
              onSort={onSort}
              onOpen={open}
            />
            {data && (
              <Pagination
                page={data.page}
                pageSize={data.pageSize}
                total={data.total}
                onPage={(page) => change({ page })}
              />
            )}
          </div>
        </div>
      )}
      <PlaceDialog id={address.place} known={data} onClose={() => change({ place: null })} />
    </div>
  );
}

function countDots(dots: readonly Dot[]): Record<Dot[3], number> {
  const counts = { u: 0, f: 0, w: 0 };
  for (const [, , , state] of dots) counts[state] += 1;
  return counts;
}
