import type { Label } from "./sheet.ts";
import { SHEET, type Spot, toScreen, type View } from "./view.ts";

export interface PlacedLabel extends Label {
  /** In units of the screen's drawing. */
  spot: Spot;
  /** Where the name stands from its spot. */
  side: Side;
}

type Side = "right" | "left" | "over";

const SIDES: Record<Label["kind"], readonly Side[]> = {
  capital: ["right", "left"],
  town: ["right", "left"],
  area: ["over"],
  beside: ["over"],
  water: ["over"],
};

/** Areas are named from this magnification on: before it their names would cover them. */
const areasFrom = 2;
const barPx = { width: 116, height: 38 };
const letterPx = 6.4;
const linePx = 15;
const airPx = 5;
/** Lands beside the state are named in capitals, set wide. */
const capitalPx = 10;
/** At the whole sheet so many names; with each doubling of the view as many again. */
const firstNames = 7;

/**
 * The names that fit on a view without covering each other or a mark, the most telling first.
 * @param marks where something else is drawn, in units of the sheet
 */
export function placeLabels(
  labels: readonly Label[],
  view: View,
  unitsPerPixel: number,
  marks: readonly Spot[] = [],
): PlacedLabel[] {
  const taken = marks.map((mark) => boxAround(toScreen(view, mark), 22, 22, unitsPerPixel));
  // The bar that gives the scale stands in the lower left corner.
  taken.push({
    left: 0,
    right: barPx.width * unitsPerPixel,
    top: SHEET.height - barPx.height * unitsPerPixel,
    bottom: SHEET.height,
  });
  const placed: PlacedLabel[] = [];
  const most = firstNames * (1 + Math.log2(Math.max(1, view.k))) * 1.5;
  let named = 0;
  // A lake may be somewhat narrower than its name, a land not.
  const hasRoom = ({ kind, name }: Label, room: number): boolean => {
    const width = kind === "beside" ? name.length * capitalPx + 12 : name.length * letterPx * 0.6;
    return width * unitsPerPixel <= room * view.k;
  };
  for (const label of labels) {
    if (named >= most && label.room === undefined) break;
    if (label.kind === "area" && view.k < areasFrom) break;
    const spot = toScreen(view, label.at);
    const isBeside = label.kind === "beside";
    const width = label.name.length * (isBeside ? capitalPx : letterPx) + 12;
    if (label.room !== undefined && !hasRoom(label, label.room)) continue;
    const side = SIDES[label.kind].find((each) => {
      const box = boxAround(
        shifted(spot, each, width, unitsPerPixel),
        width,
        linePx,
        unitsPerPixel,
      );
      if (!isOnSheet(box) || taken.some((other) => overlaps(other, box))) return false;
      taken.push(box);
      return true;
    });
    if (!side) continue;
    placed.push({ ...label, spot, side });
    if (label.room === undefined) named += 1;
  }
  return placed;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The middle of a name that begins beside its dot, or stands over its spot. */
function shifted({ x, y }: Spot, side: Side, widthPx: number, unit: number): Spot {
  const away = side === "over" ? 0 : side === "right" ? 1 : -1;
  return { x: x + away * (widthPx / 2 - 4) * unit, y };
}

function boxAround({ x, y }: Spot, widthPx: number, heightPx: number, unit: number): Box {
  const [half, high] = [((widthPx + airPx) / 2) * unit, ((heightPx + airPx) / 2) * unit];
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}

function isOnSheet({ left, right: end, top, bottom }: Box): boolean {
  return left >= 0 && end <= SHEET.width && top >= 0 && bottom <= SHEET.height;
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
