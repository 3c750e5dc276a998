import { playedHunts } from "./kept-names.ts";

/** As many as a plan of five opens, and some that are over. */
const mostKept = 12;

/** That this device shows the hunt to its player: the next time the script of playing sets out with the page. */
export function notePlayed(huntId: string): void {
  try {
    const known = (localStorage.getItem(playedHunts) ?? "").split(" ");
    if (known[0] === huntId) return;
    const others = known.filter((id) => id !== "" && id !== huntId);
    localStorage.setItem(playedHunts, [huntId, ...others].slice(0, mostKept).join(" "));
  } catch {
    // Then it is asked for once the hunt is read.
  }
}
