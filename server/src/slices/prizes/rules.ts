import { prizeSharePercent } from "@ten-paces/contract";

/** The satoshis of a place: what the percentages round away goes to the first place. */
export function prizeSats(poolSats: number, place: number): number {
  const share = (index: number) => Math.floor((poolSats * (prizeSharePercent[index] ?? 0)) / 100);
  if (place !== 1) return share(place - 1);
  return poolSats - share(1) - share(2);
}
