import { distanceM } from "@ten-paces/geo";
import { MapPinned, Maximize, Minus, Plus } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { hasWater, MapGround } from "./map-ground.tsx";
import { MapLabels } from "./map-labels.tsx";
import { scaleBar } from "./scale-bar.ts";
import type { Sheet } from "./sheet.ts";
import { useMapGestures } from "./use-map-gestures.ts";
import { useUnitsPerPixel } from "./use-units-per-pixel.ts";
import {
  holding,
  middle,
  SHEET,
  type Spot,
  toSheet,
  type View,
  viewAfterKey,
  wholeSheet,
  zoomedAt,
} from "./view.ts";

export interface Drawing {
  view: View;
  /** How many units of the drawing are one pixel of the screen: marks keep their size by it. */
  unitsPerPixel: number;
  /** NaN where the middle of the view is off the map. */
  unitsPerMetre: number;
}

type MapFrameProps = {
  sheet: Sheet;
  /** Names the map: "Map of California". */
  label: string;
  maxZoom: number;
  /** What lies on the map, drawn at its own size whatever the zoom. */
  children: (drawing: Drawing) => ReactNode;
  /** Spots of the sheet that a button zooms to, and what it says. */
  /** Spots of the sheet that are in sight at first; the whole sheet where there are none. */
  startAt?: readonly Spot[];
  zoomTo?: { spots: readonly Spot[]; label: string } | undefined;
  /** A spot of the sheet was clicked, or Enter was pressed over the cross in the middle. */
  onPick?: (spot: Spot, view: View) => void;
};

const NOWHERE: readonly Spot[] = [];
/** However near its squares lie to each other, a map begins with some country around them. */
const NEAREST_START = 6;

/** An application has the focus: its arrow keys move the map, so a screen reader lets them through. */
const FOCUSABLE = { tabIndex: 0 } as const;

/** A sheet that can be moved and magnified: by fingers, by wheel, by buttons, by keys. */
export function MapFrame(props: MapFrameProps) {
  const { sheet, label, maxZoom, children, zoomTo, startAt = NOWHERE, onPick } = props;
  const [view, setView] = useState<View>(() =>
    startAt.length > 0 ? holding(startAt, Math.min(maxZoom, NEAREST_START)) : wholeSheet,
  );
  const frame = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const change = useCallback((next: (view: View) => View) => setView(next), []);
  const pick = (spot: Spot) => onPick?.(toSheet(view, spot), view);
  const gestures = useMapGestures({ frame, maxZoom, change, onClick: pick });
  const zoom = (factor: number) => setView(zoomedAt(view, factor, middle, maxZoom));
  const unitsPerPixel = useUnitsPerPixel(frame);
  const metresPerUnit = useMemo(() => measure(sheet, view), [sheet, view]);

  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = viewAfterKey(view, event.key, maxZoom);
    if (moved) setView(moved);
    else if (event.key === "Enter" && onPick) pick(middle);
    else return;
    event.preventDefault();
  }

  return (
    <div className="flex overflow-hidden rounded-lg border border-contour bg-sunken">
      <div
        ref={frame}
        role="application"
        {...FOCUSABLE}
        aria-label={label}
        aria-describedby={helpId}
        onKeyDown={press}
        {...gestures}
        className="aspect-4/3 min-w-0 flex-1 cursor-grab active:cursor-grabbing"
        style={{ touchAction: view.k > 1 ? "none" : "pan-y" }}
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
          fill="none"
          className={classNames("size-full select-none", hasWater(sheet) && "bg-sea")}
        >
          <MapGround sheet={sheet} view={view} />
          <MapLabels
            sheet={sheet}
            view={view}
            unitsPerPixel={unitsPerPixel}
            marks={zoomTo?.spots ?? startAt}
          />
          {children({ view, unitsPerPixel, unitsPerMetre: 1 / metresPerUnit })}
          {onPick && <Cross unitsPerPixel={unitsPerPixel} />}
          <Bar metresPerPixel={metresPerUnit * unitsPerPixel} unitsPerPixel={unitsPerPixel} />
        </svg>
      </div>
      <p id={helpId} className="sr-only">
        Arrow keys move the map, plus and minus zoom, zero shows all of it.
        {onPick && " Enter takes the place under the cross in the middle."}
      </p>
      {/* Beside the sheet and not on it: the corner under them would be New England. */}
      <div className="grid shrink-0 content-start border-l border-contour bg-raised [&>button:disabled]:opacity-40">
        <IconButton
          label="Zoom in"
          icon={<Plus aria-hidden="true" className="size-5" />}
          disabled={view.k >= maxZoom}
          onClick={() => zoom(2)}
        />
        <IconButton
          label="Zoom out"
          icon={<Minus aria-hidden="true" className="size-5" />}
          disabled={view.k <= 1}
          onClick={() => zoom(0.5)}
        />
        <IconButton
          label="Show the whole map"
          icon={<Maximize aria-hidden="true" className="size-5" />}
          disabled={view.k <= 1}
          onClick={() => setView(wholeSheet)}
        />
        {zoomTo && zoomTo.spots.length > 0 && (
          <IconButton
            label={zoomTo.label}
            icon={<MapPinned aria-hidden="true" className="size-5" />}
            onClick={() => setView(holding(zoomTo.spots, maxZoom))}
          />
        )}
      </div>
    </div>
  );
}

/** Metres per unit of the screen in the middle of the view; NaN over the gaps of the nation's insets. */
function measure(sheet: Sheet, view: View): number {
  const one = sheet.unproject(toSheet(view, middle));
  const other = sheet.unproject(toSheet(view, { x: middle.x + 10, y: middle.y }));
  return one && other ? distanceM(one, other) / 10 : Number.NaN;
}

const BAR_PX = 96;

type BarProps = { metresPerPixel: number; unitsPerPixel: number };

function Bar({ metresPerPixel, unitsPerPixel }: BarProps) {
  if (!Number.isFinite(metresPerPixel)) return null;
  const { label, length } = scaleBar(metresPerPixel, BAR_PX);
  return (
    <g
      transform={`translate(0 ${SHEET.height}) scale(${unitsPerPixel}) translate(12 -12)`}
      className="stroke-ink"
      strokeWidth="1.5"
    >
      <path d={`M0-4V0H${length}V-4`} />
      <text x="4" y="-6" fontSize="12" stroke="none" className="fill-ink">
        {label}
      </text>
    </g>
  );
}

function Cross({ unitsPerPixel }: { unitsPerPixel: number }) {
  return (
    <path
      transform={`translate(${middle.x} ${middle.y}) scale(${unitsPerPixel})`}
      d="M-10 0h20M0-10v20"
      className="stroke-edge"
      strokeWidth="1.5"
    />
  );
}
