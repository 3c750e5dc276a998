import { isPoint, type Point } from "../point.ts";
import { isWellFormed, parseWords } from "../three-words.ts";
import { findWordIndex, words as wordList } from "../words.ts";
import { layOutTiles } from "./layout.ts";
import { createMixing } from "./mixing.ts";
import { type Pair, readPair, wordIndexesOf } from "./pairs.ts";
import { createPinMover, type MovePin } from "./pin-offset.ts";

export { createPinMover, isWellFormed, parseWords };

/** Edges in degrees; east is more than west, also beside 180°. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface Cell {
  center: Point;
  bounds: Bounds;
}

export interface Grid {
  /** Address and square of a point, or null outside the coverage and for what is no point. */
  encode(point: Point): (Cell & { words: string }) | null;
  /** Square of an address "a.b.c" in lower case (see parseWords), or null where there is none. */
  decode(words: string): Cell | null;
  isWellFormed(words: string): boolean;
  parseWords(text: string): string | null;
  /** Where the pin of an unsurveyed square lies, off the point it stands for; keyed like the addresses. */
  movePin: MovePin;
}

const layout = layOutTiles();

/** The last index from `from` up to but not `to` whose value is at most the one sought; from - 1 if none. */
function findLast(values: Int32Array, from: number, to: number, sought: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] as number) <= sought) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function makeCell(band: number, tile: number, row: number, column: number): Cell {
  const rows = layout.bandRows[band - layout.southBand] as number;
  const columns = layout.bandColumns[band - layout.southBand] as number;
  const shift = tile < -1800 ? 360 : 0;
  return {
    center: {
      lat: (band + (row + 0.5) / rows) / 10,
      lng: (tile + (column + 0.5) / columns) / 10 + shift,
    },
    bounds: {
      south: (band + row / rows) / 10,
      west: (tile + column / columns) / 10 + shift,
      north: (band + (row + 1) / rows) / 10,
      east: (tile + (column + 1) / columns) / 10 + shift,
    },
  };
}

/** Finds the square of a point and leaves its unmixed pair in `pair`. */
function locate(point: Point, pair: Pair): Cell | null {
  if (!isPoint(point)) return null;
  const tenthsNorth = point.lat * 10;
  const tenthsEast = (point.lng > 0 ? point.lng - 360 : point.lng) * 10;
  const band = Math.floor(tenthsNorth);
  const tile = Math.floor(tenthsEast);
  const bandIndex = band - layout.southBand;
  if (bandIndex < 0 || bandIndex >= layout.bandRows.length) return null;

  const firstRun = layout.bandRuns[bandIndex] as number;
  const run = findLast(layout.runTile, firstRun, layout.bandRuns[bandIndex + 1] as number, tile);
  if (run < firstRun) return null;
  const tilesBefore = tile - (layout.runTile[run] as number);
  if (tilesBefore >= (layout.runTiles[run] as number)) return null;

  const rows = layout.bandRows[bandIndex] as number;
  const columns = layout.bandColumns[bandIndex] as number;
  // Rounding may take a point on the edge of a tile to one cell too many.
  const row = Math.min(rows - 1, Math.floor((tenthsNorth - band) * rows));
  const column = Math.min(columns - 1, Math.floor((tenthsEast - tile) * columns));
  pair.x = (layout.runX[run] as number) + tilesBefore * columns + column;
  pair.y = (layout.shelfY[layout.runShelf[run] as number] as number) + row;
  return makeCell(band, tile, row, column);
}

/** The square of an unmixed pair, or null where no tile lies. */
function findCell({ x, y }: Pair): Cell | null {
  const shelf = findLast(layout.shelfY, 0, layout.shelfY.length, y);
  const row = y - (layout.shelfY[shelf] as number);
  const firstRun = layout.shelfRuns[shelf] as number;
  const run = findLast(layout.runX, firstRun, layout.shelfRuns[shelf + 1] as number, x);
  const band = layout.runBand[run] as number;
  const columns = layout.bandColumns[band - layout.southBand] as number;
  const columnsBefore = x - (layout.runX[run] as number);
  const tilesBefore = Math.floor(columnsBefore / columns);
  if (tilesBefore >= (layout.runTiles[run] as number)) return null;
  if (row >= (layout.bandRows[band - layout.southBand] as number)) return null;
  const tile = (layout.runTile[run] as number) + tilesBefore;
  return makeCell(band, tile, row, columnsBefore - tilesBefore * columns);
}

/**
 * The three-word grid of an installation. The secret (16 bytes or more, else RangeError) decides every
 * address: keep it for ever, and from players. docs/decisions/0002-three-word-grid.md says why.
 */
export function createGrid(secret: Uint8Array): Grid {
  const mixing = createMixing(secret);
  const pair: Pair = { x: 0, y: 0 };
  return {
    encode(point) {
      const cell = locate(point, pair);
      if (cell === null) return null;
      mixing.mix(pair);
      const [first, second, third] = wordIndexesOf(pair);
      return {
        words: `${wordList[first]}.${wordList[second]}.${wordList[third]}`,
        center: cell.center,
        bounds: cell.bounds,
      };
    },
    decode(words) {
      const firstDot = words.indexOf(".");
      const secondDot = words.indexOf(".", firstDot + 1);
      const first = findWordIndex(words.slice(0, firstDot));
      const second = findWordIndex(words.slice(firstDot + 1, secondDot));
      const third = findWordIndex(words.slice(secondDot + 1));
      if (first === undefined || second === undefined || third === undefined) return null;
      readPair(first, second, third, pair);
      mixing.unmix(pair);
      return findCell(pair);
    },
    isWellFormed,
    parseWords,
    movePin: createPinMover(secret),
  };
}
