/** A walk as the device kept it, "3,4,9"; it begins with what is told. */
export function readWalk(text: string | undefined, begun: readonly number[]): number[] {
  const kept = (text ?? "").split(",").flatMap((part) => {
    const at = Number(part);
    return part !== "" && Number.isInteger(at) && at >= 0 ? [at] : [];
  });
  const goesOn = begun.every((at, i) => kept[i] === at);
  return goesOn ? [...new Set(kept)] : [...begun];
}

/**
 * The walk after a stone was tapped: on to a neighbour, back to a stone of the walk, back by one from its end, or
 * from the start again where the stone lies apart. @param fixed stones at its beginning that stay
 */
export function stepped(
  walk: readonly number[],
  at: number,
  columns: number,
  fixed: number,
): number[] {
  const nth = walk.indexOf(at);
  if (nth >= 0) {
    const kept = nth === walk.length - 1 ? nth : nth + 1;
    return walk.slice(0, Math.max(kept, fixed));
  }
  const end = walk.at(-1);
  if (end === undefined) return [at];
  const isBeside =
    Math.abs(end - at) === columns ||
    (Math.abs(end - at) === 1 && Math.floor(end / columns) === Math.floor(at / columns));
  if (isBeside) return [...walk, at];
  return fixed > 0 || walk.length > 1 ? [...walk] : [at];
}
