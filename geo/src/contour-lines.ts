import { hashText, terrainHeight } from "./seeded-noise.ts";

export type ContourShape = {
  /** Size of the drawing in its own units; cells are square. */
  width: number;
  height: number;
  cell: number;
  /** How wide a hill is, in the same units: several cells, or its lines become angular. */
  hill: number;
  /** How many lines from the lowest to the highest ground: more lines, steeper ground. */
  levels: number;
};

type Heights = { columns: number; rows: number; at: (x: number, y: number) => number };

const OUTSIDE = -1;
const LOWEST = 0.12;
const HIGHEST = 0.92;

/** Heights at the corners of the cells, with a ring of low ground around them, so that every line closes. */
function sampleHeights(seed: number, shape: ContourShape): Heights {
  const columns = Math.ceil(shape.width / shape.cell) + 3;
  const rows = Math.ceil(shape.height / shape.cell) + 3;
  const scale = shape.cell / shape.hill;
  const values = new Float32Array(columns * rows).fill(OUTSIDE);
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++)
      values[y * columns + x] = terrainHeight(seed, x * scale, y * scale);
  }
  return { columns, rows, at: (x, y) => values[y * columns + x] ?? OUTSIDE };
}

const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;

/**
 * Marching squares: for each of the 16 ways in which corners stand above the level (1 top left,
 * 2 top right, 4 bottom right, 8 bottom left), the sides where a line enters and leaves,
 * with the high ground always on the same hand: so lines join head to tail.
 */
const CROSSINGS: readonly (readonly [number, number][])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
];

/** Each side of the grid has one number: even for horizontal ones, odd for vertical ones. */
function sideNumber(columns: number, x: number, y: number, side: number): number {
  if (side === TOP) return (y * columns + x) * 2;
  if (side === BOTTOM) return ((y + 1) * columns + x) * 2;
  if (side === LEFT) return (y * columns + x) * 2 + 1;
  return (y * columns + x + 1) * 2 + 1;
}

function linkSides(heights: Heights, level: number): Map<number, number> {
  const next = new Map<number, number>();
  for (let y = 0; y < heights.rows - 1; y++) {
    for (let x = 0; x < heights.columns - 1; x++) {
      const pattern =
        (heights.at(x, y) > level ? 1 : 0) |
        (heights.at(x + 1, y) > level ? 2 : 0) |
        (heights.at(x + 1, y + 1) > level ? 4 : 0) |
        (heights.at(x, y + 1) > level ? 8 : 0);
      for (const [enter, leave] of CROSSINGS[pattern] ?? []) {
        next.set(
          sideNumber(heights.columns, x, y, enter),
          sideNumber(heights.columns, x, y, leave),
        );
      }
    }
  }
  return next;
}

type Point = readonly [number, number];

/** Where the level crosses a side, in drawing units; the ring of low ground lies outside the drawing. */
function crossingPoint(heights: Heights, level: number, side: number, cell: number): Point {
  const corner = side >> 1;
  const x = corner % heights.columns;
  const y = Math.floor(corner / heights.columns);
  const vertical = (side & 1) === 1;
  const from = heights.at(x, y);
  const to = vertical ? heights.at(x, y + 1) : heights.at(x + 1, y);
  const share = (level - from) / (to - from);
  return vertical
    ? [(x - 1) * cell, (y - 1 + share) * cell]
    : [(x - 1 + share) * cell, (y - 1) * cell];
}

/** A closed line through the middles of its own sides, bent at its points: smooth, in whole units. */
function smoothLoop(points: readonly Point[]): string {
  const middles = points.map((point, index): Point => {
    const [x, y] = points[(index + 1) % points.length] ?? point;
    return [Math.round((point[0] + x) / 2), Math.round((point[1] + y) / 2)];
  });
  let [penX, penY] = middles.at(-1) ?? [0, 0];
  let path = `M${penX} ${penY}q`;
  for (const [index, [x, y]] of points.entries()) {
    const [endX, endY] = middles[index] ?? [penX, penY];
    const numbers = [Math.round(x) - penX, Math.round(y) - penY, endX - penX, endY - penY];
    path += `${index === 0 ? "" : " "}${numbers.join(" ")}`;
    penX = endX;
    penY = endY;
  }
  return `${path.replaceAll(" -", "-")}z`;
}

/** Of two crossings almost at the same spot one is left out: together they would make a kink. */
const NEAR_SHARE = 0.45;

function isNear(point: Point, other: Point | undefined, distance: number): boolean {
  if (other === undefined) return false;
  return Math.abs(point[0] - other[0]) + Math.abs(point[1] - other[1]) < distance;
}

function drawLevel(heights: Heights, level: number, cell: number): string {
  const next = linkSides(heights, level);
  let path = "";
  for (const start of next.keys()) {
    const points: Point[] = [];
    let side: number | undefined = start;
    while (side !== undefined && next.has(side)) {
      const point = crossingPoint(heights, level, side, cell);
      if (!isNear(point, points.at(-1), cell * NEAR_SHARE)) points.push(point);
      const following: number | undefined = next.get(side);
      next.delete(side);
      side = following;
    }
    if (points.length > 4) path += smoothLoop(points);
  }
  return path;
}

const remembered = new Map<string, readonly string[]>();
const MOST_REMEMBERED = 500;

/**
 * Contour lines of imagined ground: one SVG path per level, lowest first, each made of closed loops
 * that may also be filled (evenodd). The same seed and shape give the same lines; drawn ones are remembered.
 */
export function contourLines(seed: string, shape: ContourShape): readonly string[] {
  const key = `${seed}/${shape.width}/${shape.height}/${shape.cell}/${shape.hill}/${shape.levels}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const heights = sampleHeights(hashText(seed), shape);
  const step = (HIGHEST - LOWEST) / shape.levels;
  const paths = Array.from({ length: shape.levels }, (_, index) =>
    drawLevel(heights, LOWEST + step * (index + 0.5), shape.cell),
  ).filter((path) => path !== "");
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, paths);
  return paths;
}
