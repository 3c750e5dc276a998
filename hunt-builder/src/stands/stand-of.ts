import type { Place, Point, Stand } from "../place.ts";

/** Where a person stands at a place; null where it is for digital hunts only. */
export function standOf(place: Place): Stand | null {
  return place.stand ?? null;
}

/** Where one's feet are at a place, or its own point where nobody can stand. */
export function feetAt(place: Place): Point {
  const stand = standOf(place);
  return stand === null ? place.point : { lat: stand.at[0], lng: stand.at[1] };
}

/** The last sentence of hint 3: "Stand …."; empty where nobody has written the phrase. */
export function standSentence(stand: Pick<Stand, "where"> | null): string {
  return stand === null || stand.where === "" ? "" : `Stand ${stand.where}.`;
}
