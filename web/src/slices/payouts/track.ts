import type { EvidenceRun } from "@ten-paces/contract";

interface Place {
  lat: number;
  lng: number;
}

export interface DrawnRun {
  userId: string;
  displayName: string;
  /** Path data through the positions in their order; empty for fewer than two. */
  path: string;
  spots: { x: number; y: number; squareNum: number; suspicious: boolean }[];
}

export interface DrawnTrack {
  width: number;
  height: number;
  squares: { num: number; x: number; y: number }[];
  runs: DrawnRun[];
}

const WIDTH = 640;
const MARGIN = 28;
const LEAST_DEGREES = 0.002;

const round = (value: number) => Math.round(value * 10) / 10;

/** From this weight on a check-in is marked. */
export const SUSPICIOUS_FROM = 25;

/**
 * Where hunters checked in, on a flat drawing with north up: each run's line through its positions, the squares
 * beneath. Null where nobody stood anywhere, as in a digital hunt.
 */
export function drawTrack(
  squares: readonly (Place & { num: number })[],
  runs: readonly EvidenceRun[],
): DrawnTrack | null {
  const stood = runs.map((run) => ({ run, at: run.checkIns.flatMap(positionOf) }));
  const places: Place[] = stood.flatMap(({ at }) => at);
  if (places.length === 0) return null;
  const { project, height } = frameOf([...places, ...squares]);
  return {
    width: WIDTH,
    height,
    squares: squares.map((square) => ({ num: square.num, ...project(square) })),
    runs: stood.map(({ run, at }) => {
      const spots = at.map(({ lat, lng, squareNum, score }) => ({
        ...project({ lat, lng }),
        squareNum,
        suspicious: (score ?? 0) >= SUSPICIOUS_FROM,
      }));
      const path = spots.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
      const { userId, displayName } = run;
      return { userId, displayName, path: spots.length > 1 ? path : "", spots };
    }),
  };
}

function positionOf({ lat, lng, squareNum, score }: EvidenceRun["checkIns"][number]) {
  return lat === null || lng === null ? [] : [{ lat, lng, squareNum, score }];
}

function frameOf(places: readonly Place[]) {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const wide = Math.max((Math.max(...lngs) - Math.min(...lngs)) * squeeze, LEAST_DEGREES);
  const high = Math.max(Math.max(...lats) - Math.min(...lats), LEAST_DEGREES);
  const scale = (WIDTH - 2 * MARGIN) / Math.max(wide, high);
  const west = (Math.min(...lngs) + Math.max(...lngs)) / 2 - wide / squeeze / 2;
  const north = middle + high / 2;
  return {
    height: Math.ceil(high * scale + 2 * MARGIN),
    project: ({ lat, lng }: Place) => ({
      x: round(MARGIN + (lng - west) * squeeze * scale),
      y: round(MARGIN + (north - lat) * scale),
    }),
  };
}

export interface SquareTimes {
  squareNum: number;
  /** Of each run in their order: minutes from the square before, null where it was not solved. */
  minutes: (number | null)[];
}

/** How long each run took for each square, side by side. */
export function squareTimes(runs: readonly EvidenceRun[]): SquareTimes[] {
  const solvedAt = runs.map(
    (run) =>
      new Map(
        run.checkIns
          .filter(({ success }) => success)
          .map(({ squareNum, at }) => [squareNum, Date.parse(at)]),
      ),
  );
  const last = Math.max(0, ...solvedAt.flatMap((solved) => [...solved.keys()]));
  return Array.from({ length: last }, (_, index) => {
    const squareNum = index + 1;
    return {
      squareNum,
      minutes: runs.map((run, of) => {
        const at = solvedAt[of]?.get(squareNum);
        const start = run.startedAt ? Date.parse(run.startedAt) : undefined;
        const from = squareNum === 1 ? start : solvedAt[of]?.get(squareNum - 1);
        return at === undefined || from === undefined ? null : Math.round((at - from) / 6_000) / 10;
      }),
    };
  });
}
