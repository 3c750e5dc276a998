import { findStateByName, type Point } from "@ten-paces/geo";
import { lazy, Suspense, useState } from "react";
import { arrivalOf } from "../../../lazy-page.ts";
import { Button } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { MapFallback } from "../../maps/map-fallback.tsx";
import type { PlaceValues } from "./place-values.ts";

const PointMap = lazy(() => arrivalOf(() => import("./point-map.tsx")));

type Points = Pick<PlaceValues, "stem" | "state" | "lat" | "lng" | "standLat" | "standLng">;
type PointPartProps = {
  values: Points & Pick<PlaceValues, "standable">;
  /** Text of the two fields of a point, to five decimals. */
  onPlace: (lat: string, lng: string) => void;
  onStand: (lat: string, lng: string) => void;
};

/** A map of the state on which a click sets the place's point, or the stand's. */
export function PointPart({ values, onPlace, onStand }: PointPartProps) {
  const [shown, setShown] = useState(false);
  const [target, setTarget] = useState<"place" | "stand">("place");
  const sets = values.standable ? target : "place";
  const { code, name } = sheetOf(values);
  return (
    <div className="grid gap-3 sm:col-span-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? "Hide the map" : "Point on a map"}
        </Button>
        {shown && values.standable && (
          <SegmentedControl
            legend="What a click sets"
            segments={[
              { value: "place", label: "The place" },
              { value: "stand", label: "The stand" },
            ]}
            value={target}
            onChange={setTarget}
          />
        )}
      </div>
      {shown && (
        <>
          <p className="text-sm text-quiet">
            Click, or move a spot under the cross and press Enter. The disc is the place, the X
            where a person stands. Zoom in to be exact: the map knows no streets, so compare the
            figures with a map that does, or measure them on the spot.
          </p>
          <Suspense fallback={<MapFallback />}>
            <PointMap
              code={code}
              label={`Map of ${name}`}
              place={pointOf(values.lat, values.lng)}
              stand={values.standable ? pointOf(values.standLat, values.standLng) : null}
              onPick={({ lat, lng }) =>
                (sets === "place" ? onPlace : onStand)(lat.toFixed(5), lng.toFixed(5))
              }
            />
          </Suspense>
        </>
      )}
    </div>
  );
}

/** The map that a place lies on: of its state, and of the nation while none is chosen or it is national. */
function sheetOf({ stem }: Points): { code: string; name: string } {
  const state = findStateByName(stem.toUpperCase().replaceAll("-", " "));
  return state ?? { code: "NATIONAL", name: "the United States" };
}

/** The point that two fields say; null where they do not say one. */
export function pointOf(lat: string, lng: string): Point | null {
  if (lat.trim() === "" || lng.trim() === "") return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  const onEarth = Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180;
  return onEarth ? point : null;
}
