import { tileText } from "../data/generated/tiles.ts";
import { pairSide } from "./pairs.ts";

/**
 * How the tiles of a tenth of a degree lie in the square of pairs. Runs of tiles side by side in a band of
 * latitude are set on shelves one after the other, like books, split where a shelf is full; a shelf is as
 * high as the tallest tile on it. Both in bands and on shelves the runs keep one order, from the south-west
 * on, so each lookup is a binary search.
 */
export interface Layout {
  /** Tenths of a degree of the southernmost band; index 0 of the band tables. */
  southBand: number;
  /** Cells from south to north and from west to east in a tile of the band. */
  bandRows: Int32Array;
  bandColumns: Int32Array;
  /** First run of each band, and one past the last. */
  bandRuns: Int32Array;
  runBand: Int32Array;
  /** Westernmost tile of the run, in tenths of a degree of longitude shifted to -360…0. */
  runTile: Int32Array;
  runTiles: Int32Array;
  runX: Int32Array;
  runShelf: Int32Array;
  shelfY: Int32Array;
  /** First run of each shelf, and one past the last. */
  shelfRuns: Int32Array;
}

interface Run {
  band: number;
  tile: number;
  tiles: number;
  rows: number;
  columns: number;
}

/** Reads "band:rowsxcolumns:start+count,…" for each band; starts are west of 0, written unsigned. */
function readRuns(): Run[] {
  return tileText.split(" ").flatMap((text) => {
    const [band, size, runs] = text.split(":");
    const [rows, columns] = (size ?? "").split("x").map(Number);
    return (runs ?? "").split(",").map((run) => {
      const [start, tiles] = run.split("+").map(Number);
      if (!rows || !columns || !start || !tiles) throw new Error(`tiles: cannot read ${text}`);
      return { band: Number(band), tile: -start, tiles, rows, columns };
    });
  });
}

/** Lays out the frozen tiles; whole numbers only, so the same on every machine. */
export function layOutTiles(): Layout {
  const placed: (Run & { x: number; shelf: number })[] = [];
  const shelfY = [0];
  let x = 0;
  let height = 0;
  for (const run of readRuns()) {
    let { tile, tiles } = run;
    while (tiles > 0) {
      const fitting = Math.min(tiles, Math.floor((pairSide - x) / run.columns));
      if (fitting === 0) {
        shelfY.push((shelfY.at(-1) ?? 0) + height);
        x = 0;
        height = 0;
        continue;
      }
      placed.push({ ...run, tile, tiles: fitting, x, shelf: shelfY.length - 1 });
      x += fitting * run.columns;
      height = Math.max(height, run.rows);
      tile += fitting;
      tiles -= fitting;
    }
  }
  if ((shelfY.at(-1) ?? 0) + height > pairSide) throw new Error("tiles: more than the pairs hold");

  const southBand = placed[0]?.band ?? 0;
  const bandCount = (placed.at(-1)?.band ?? 0) - southBand + 1;
  const bandRows = new Int32Array(bandCount);
  const bandColumns = new Int32Array(bandCount);
  for (const { band, rows, columns } of placed) {
    bandRows[band - southBand] = rows;
    bandColumns[band - southBand] = columns;
  }
  return {
    southBand,
    bandRows,
    bandColumns,
    bandRuns: startsOf(
      bandCount,
      placed.map(({ band }) => band - southBand),
    ),
    runBand: Int32Array.from(placed, ({ band }) => band),
    runTile: Int32Array.from(placed, ({ tile }) => tile),
    runTiles: Int32Array.from(placed, ({ tiles }) => tiles),
    runX: Int32Array.from(placed, (run) => run.x),
    runShelf: Int32Array.from(placed, ({ shelf }) => shelf),
    shelfY: Int32Array.from(shelfY),
    shelfRuns: startsOf(
      shelfY.length,
      placed.map(({ shelf }) => shelf),
    ),
  };
}

/** For sorted group numbers, where each group starts, and the end. */
function startsOf(groupCount: number, groups: readonly number[]): Int32Array {
  const starts = new Int32Array(groupCount + 1);
  for (const group of groups) starts[group + 1] = (starts[group + 1] ?? 0) + 1;
  for (let group = 0; group < groupCount; group++) {
    starts[group + 1] = (starts[group + 1] ?? 0) + (starts[group] ?? 0);
  }
  return starts;
}
