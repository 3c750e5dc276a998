import type { AdminHunt, AdminSquare } from "@ten-paces/contract";
import { distanceM, metresPerMile } from "@ten-paces/geo";
import { lazy, Suspense } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { outlineCode } from "../../../slices/hunts/outline-code.ts";
import { stateName } from "../../../slices/hunts/state-names.ts";
import { MapFallback } from "../../../slices/maps/map-fallback.tsx";

const DraftMap = lazy(() => arrivalOf(() => import("../../../slices/maps/draft-map.tsx")));

const TENTHS = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

type HuntMapProps = { hunt: AdminHunt; squares: readonly AdminSquare[] };

/** Where the squares of a hunt lie, and how far it is from one to the next as the crow flies. */
export function HuntMap({ hunt, squares }: HuntMapProps) {
  const legs = squares.slice(1).map((to, index) => {
    const from = squares[index] ?? to;
    const miles = distanceM(from.center, to.center) / metresPerMile;
    return { from: from.sequenceNum, to: to.sequenceNum, miles };
  });
  const total = legs.reduce((sum, { miles }) => sum + miles, 0);
  return (
    <div className="grid gap-6">
      <Suspense fallback={<MapFallback />}>
        <DraftMap
          code={outlineCode(hunt.state)}
          label={`Map of the squares in ${stateName(hunt.state)}`}
          squares={squares}
        />
      </Suspense>
      <section aria-labelledby="legs-title" className="grid gap-3">
        <h2 id="legs-title" className="text-lg">
          Route{" "}
          <span className="font-sans text-base font-normal text-quiet">
            {TENTHS.format(total)} miles as the crow flies
          </span>
        </h2>
        <ol className="grid gap-x-8 gap-y-1.5 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {legs.map(({ from, to, miles }) => (
            <li key={from} className="flex justify-between gap-4 border-b border-contour pb-1.5">
              <span>
                Square {from} to {to}
              </span>
              <span className="tabular-nums">{TENTHS.format(miles)} mi</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
