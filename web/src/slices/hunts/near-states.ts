import { distanceM, findStateAt, type Point, states } from "@ten-paces/geo";

/** Codes of the states from the one that a point lies in outward, by the way to their capitols. */
export function statesNear(point: Point): string[] {
  const own = findStateAt(point)?.state.code;
  const far = ({ code, capitol }: (typeof states)[number]) =>
    code === own ? -1 : distanceM(point, capitol);
  return states.toSorted((a, b) => far(a) - far(b)).map(({ code }) => code);
}
