import type { Fix } from "@ten-paces/contract";
import type { Point } from "@ten-paces/geo";
import {
  Map as LibreMap,
  LngLatBounds,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import "maplibre-gl/dist/maplibre-gl.css";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { MappedSquare } from "./mapped-square.ts";

setWorkerUrl(workerUrl);

export type StreetMapProps = {
  styleUrl: string;
  label: string;
  /** Nothing else of the hunt: the place of a square that is not solved is not known here. */
  solved: readonly MappedSquare[];
  fix: Fix | null;
  /** What is in sight where nothing is solved: south-west and north-east. */
  around: readonly [Point, Point];
};

/** Nearer than this a lone square would fill the map with one street. */
const NEAREST_START = 14;
const TRAIL = "trail";
const OWN_LABEL = "Where you are";

/** Streets as the operator's map service draws them, with the solved squares and the reader upon them. */
export default function StreetMap(props: StreetMapProps) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Notice tone="error" title="The street map could not be drawn" announce>
        <p>Its service did not answer, or this browser draws no maps of this kind.</p>
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() => {
            setFailed(false);
            setTries(tries + 1);
          }}
        >
          Try Again
        </Button>
      </Notice>
    );
  }
  return <Streets key={tries} {...props} onFailed={() => setFailed(true)} />;
}

function Streets(props: StreetMapProps & { onFailed: () => void }) {
  const { styleUrl, label, solved, fix, around, onFailed } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LibreMap | null>(null);
  const seen = useRef(false);
  // Drawn once: what is solved meanwhile closes the map with its window.
  const first = useRef({ styleUrl, label, solved, around, onFailed });

  useEffect(() => {
    const container = frame.current;
    if (container === null) return;
    const { current } = first;
    let made: LibreMap;
    try {
      made = new LibreMap({
        container,
        style: current.styleUrl,
        bounds: boundsOf(current.solved, current.around),
        fitBoundsOptions: { padding: 48, maxZoom: NEAREST_START },
        attributionControl: { compact: false },
        locale: { "Map.Title": current.label },
      });
    } catch {
      current.onFailed();
      return;
    }
    made.addControl(new NavigationControl({ showCompass: false }));
    let stands = false;
    made.once("load", () => {
      stands = true;
      drawTrail(made, current.solved);
      setMap(made);
    });
    // A tile that does not come leaves a gap; a style that does not come leaves nothing.
    made.on("error", () => !stands && current.onFailed());
    for (const square of current.solved) {
      new Marker({ element: pinOf(square) }).setLngLat(square.center).addTo(made);
    }
    return () => made.remove();
  }, []);

  useEffect(() => {
    if (map === null || fix === null) return;
    const mark = new Marker({ element: ownMark() }).setLngLat(fix).addTo(map);
    // Who asked to be seen is brought into sight once, and may then look elsewhere.
    if (!seen.current && !map.getBounds().contains(fix)) map.easeTo({ center: fix });
    seen.current = true;
    return () => {
      mark.remove();
    };
  }, [map, fix]);

  return (
    <div
      ref={frame}
      data-standing={map !== null}
      className="aspect-4/3 overflow-hidden rounded-lg border border-contour bg-sunken"
    />
  );
}

function boundsOf(solved: readonly MappedSquare[], around: readonly [Point, Point]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const point of solved.length > 0 ? solved.map(({ center }) => center) : around) {
    bounds.extend([point.lng, point.lat]);
  }
  return bounds;
}

/** The way from each solved square to the next, as on the drawn map. */
function drawTrail(map: LibreMap, solved: readonly MappedSquare[]): void {
  const coordinates = solved.map(({ center }) => [center.lng, center.lat]);
  if (coordinates.length < 2) return;
  const color = getComputedStyle(map.getContainer()).getPropertyValue("--color-brass");
  map.addSource(TRAIL, {
    type: "geojson",
    data: {
      type: "Feature" as const,
      properties: {},
      geometry: { type: "LineString" as const, coordinates },
    },
  });
  map.addLayer({
    id: TRAIL,
    type: "line",
    source: TRAIL,
    layout: { "line-cap": "round" },
    paint: { "line-color": color || "#a8731c", "line-width": 4, "line-dasharray": [0.1, 2] },
  });
}

function pinOf({ sequenceNum, name }: MappedSquare): HTMLElement {
  const pin = document.createElement("div");
  pin.className =
    "figure grid size-8 place-items-center rounded-sm border-2 border-raised bg-brass text-sm font-semibold text-on-brass shadow-card";
  pin.setAttribute("role", "img");
  pin.setAttribute("aria-label", `${sequenceNum}: ${name}`);
  pin.textContent = String(sequenceNum);
  return pin;
}

function ownMark(): HTMLElement {
  const mark = document.createElement("div");
  mark.className = "size-5 rounded-full border-3 border-raised bg-pine shadow-card";
  mark.setAttribute("role", "img");
  mark.setAttribute("aria-label", OWN_LABEL);
  return mark;
}
