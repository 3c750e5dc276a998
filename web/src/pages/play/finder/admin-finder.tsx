import { findState, type Point } from "@ten-paces/geo";
import { lazy, Suspense, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { MapFallback } from "../../../slices/maps/map-fallback.tsx";
import { type Asked, pointOf } from "../../../slices/squares/locate.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { CoordinateForm } from "./coordinate-form.tsx";
import { FoundSquare } from "./found-square.tsx";
import { OwnPosition } from "./own-position.tsx";
import { StateSelect } from "./state-select.tsx";

const FinderMap = lazy(() => arrivalOf(() => import("../../../slices/maps/finder-map.tsx")));

/** The words of any place: by position, by a typed coordinate or by a click on the map. */
export function AdminFinder() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [code, setCode] = useState("NATIONAL");
  const pointAt = (point: Point) => setAsked({ kind: "place", point });
  const name = findState(code)?.name ?? "the United States";
  return (
    <Page
      title="Square finder"
      eyebrow="Field tools"
      intro="Every 10 foot square of the United States has an address of three words. As an administrator you may ask for any place; hunters learn the words of where they stand. It never works the other way round."
      width="wide"
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        {/* On a phone the answer stays in sight while the map further down is clicked. */}
        <div className="sticky top-14 z-10 lg:static lg:col-start-2">
          <FoundSquare asked={asked} empty="The three words of the place you choose stand here." />
        </div>
        <Card as="section" className="grid gap-6 lg:col-start-2">
          <OwnPosition onFix={(fix) => setAsked({ kind: "standing", fix })} />
          <CoordinateForm onPoint={pointAt} />
        </Card>
        <section
          aria-labelledby="on-the-map"
          className="grid min-w-0 gap-3 lg:col-start-1 lg:row-span-2 lg:row-start-1"
        >
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <h2 id="on-the-map" className="text-xl">
                On the map
              </h2>
              <p className="text-sm text-quiet">
                Click a place, or move it under the cross and press Enter. Zoom in to be exact.
              </p>
            </div>
            <StateSelect code={code} onChange={setCode} />
          </div>
          <Suspense fallback={<MapFallback />}>
            <FinderMap
              code={code}
              label={`Map of ${name}`}
              picked={asked && pointOf(asked)}
              onPick={pointAt}
            />
          </Suspense>
        </section>
      </div>
    </Page>
  );
}
