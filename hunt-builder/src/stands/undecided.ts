import type { Place, Stand } from "../place.ts";

/**
 * The switch: while this is true, a place that nobody has decided on yet (no `stand`, not even null) serves
 * physical hunts with its pin, as before there were stands. When every row is decided, delete this file:
 * `standOf` in stand-of.ts is then `place.stand`, and `stand` and `tags` of a row are no longer optional. The
 * checks of the library have the same switch in hunt-builder/rows/undecided.mjs.
 */
export const undecidedRowsStand = false;

/** The pin of an undecided place as a stand without a phrase; null where it is rougher than 300 m. */
export function standOnThePin(place: Place): Stand | null {
  if (!undecidedRowsStand || place.sure === "rough") return null;
  return {
    at: [place.point.lat, place.point.lng],
    sure: place.sure,
    where: "",
    asks: {
      ticket: place.safety.includes("ticket") ? "person" : "no",
      hours: "daylight",
      terrain: 2,
      walkM: 0,
    },
    ground: { who: "unknown", ask: place.safety.includes("private_ground") ? "needed" : "advised" },
  };
}
