/** Lines as maps are cut from them: thinned, and written from point to point. */
export type Line = [x: number, y: number][];

/** A line with the fewest points that stay within a distance of it (Douglas and Peucker). */
export function thinned(line: Line, within: number): Line {
  const keep = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [farthest, most] = [-1, within];
    for (let index = from + 1; index < to; index++) {
      const off = distance(line[index], line[from], line[to]);
      if (off > most) [farthest, most] = [index, off];
    }
    if (farthest < 0) continue;
    keep.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => keep.has(index));
}

type Spot = readonly [number, number] | undefined;

/** From a point to the line between two others. */
export function distance(spot: Spot, from: Spot, to: Spot): number {
  if (!spot || !from || !to) return 0;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length && ((spot[0] - from[0]) * dx + (spot[1] - from[1]) * dy) / length;
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(spot[0] - from[0] - at * dx, spot[1] - from[1] - at * dy);
}

/** The first point, then the step to each further one: x, y, dx, dy, dx, dy. Steps of nothing are left out. */
export function deltas(line: Line): number[] {
  let [atX, atY] = [0, 0];
  return line.flatMap(([x, y], index) => {
    const step = [x - atX, y - atY];
    [atX, atY] = [x, y];
    return index > 0 && step[0] === 0 && step[1] === 0 ? [] : step;
  });
}
