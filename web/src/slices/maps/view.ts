/** A sheet is drawn 800 by 600; a view moves and magnifies it: screen = sheet × k + (x, y). */
export interface View {
  k: number;
  x: number;
  y: number;
}

export interface Spot {
  x: number;
  y: number;
}

export const SHEET = { width: 800, height: 600 } as const;
export const wholeSheet: View = { k: 1, x: 0, y: 0 };

/** Keeps the sheet over the frame: nobody gets lost beside the map. */
function settled({ k, x, y }: View, maxZoom: number): View {
  const zoom = Math.min(maxZoom, Math.max(1, k));
  const within = (value: number, size: number) => Math.min(0, Math.max(size * (1 - zoom), value));
  return { k: zoom, x: within(x, SHEET.width), y: within(y, SHEET.height) };
}

/** Magnifies by a factor; what lies under the spot of the screen stays under it. */
export function zoomedAt(view: View, factor: number, spot: Spot, maxZoom: number): View {
  const k = Math.min(maxZoom, Math.max(1, view.k * factor));
  const grown = k / view.k;
  return settled(
    { k, x: spot.x - (spot.x - view.x) * grown, y: spot.y - (spot.y - view.y) * grown },
    maxZoom,
  );
}

export function panned(view: View, dx: number, dy: number, maxZoom: number): View {
  return settled({ ...view, x: view.x + dx, y: view.y + dy }, maxZoom);
}

export const toScreen = (view: View, spot: Spot): Spot => ({
  x: spot.x * view.k + view.x,
  y: spot.y * view.k + view.y,
});

export const toSheet = (view: View, spot: Spot): Spot => ({
  x: (spot.x - view.x) / view.k,
  y: (spot.y - view.y) / view.k,
});

export const middle: Spot = { x: SHEET.width / 2, y: SHEET.height / 2 };

/** A view magnified so many times with a spot of the sheet in its middle. */
export function centredOn(spot: Spot, k: number, maxZoom: number): View {
  return settled({ k, x: middle.x - spot.x * k, y: middle.y - spot.y * k }, maxZoom);
}

/** A view that holds all the spots with room around them; the whole sheet where there are none. */
export function holding(spots: readonly Spot[], maxZoom: number): View {
  if (spots.length === 0) return wholeSheet;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const k = Math.min(
    (SHEET.width * ROOM) / Math.max(right - left, 1),
    (SHEET.height * ROOM) / Math.max(bottom - top, 1),
    maxZoom,
  );
  return centredOn({ x: (left + right) / 2, y: (top + bottom) / 2 }, Math.max(1, k), maxZoom);
}

const ROOM = 0.7;
const STEP = 60;

/** What a key makes of the view: arrows move, + and - zoom, 0 shows all; null for any other key. */
export function viewAfterKey(view: View, key: string, maxZoom: number): View | null {
  switch (key) {
    case "ArrowLeft":
      return panned(view, STEP, 0, maxZoom);
    case "ArrowRight":
      return panned(view, -STEP, 0, maxZoom);
    case "ArrowUp":
      return panned(view, 0, STEP, maxZoom);
    case "ArrowDown":
      return panned(view, 0, -STEP, maxZoom);
    case "+":
    case "=":
      return zoomedAt(view, 2, middle, maxZoom);
    case "-":
      return zoomedAt(view, 0.5, middle, maxZoom);
    case "0":
      return wholeSheet;
    default:
      return null;
  }
}
