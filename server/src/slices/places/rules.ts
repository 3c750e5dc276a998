import type { ListedPlace } from "@ten-paces/contract";
import type { Place } from "@ten-paces/hunt-builder";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether every word of the search stands somewhere in the place, and the filters fit. */
export function matches(
  place: Place,
  query: { search?: string | undefined; stock?: string | undefined; kind?: string | undefined },
): boolean {
  if (query.stock && place.stock !== query.stock) return false;
  if (query.kind && place.kind !== query.kind) return false;
  const words = plain(query.search ?? "")
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return true;
  const { name, aliases, town, county, kind, stateName, facts, id } = place;
  const text = plain([name, ...aliases, town, county, kind, stateName, id, ...facts].join(" "));
  return words.every((word) => text.includes(word));
}

/** Sorted by a column, descending with a minus before its name; by name where that is equal. */
export function sortPlaces(places: ListedPlace[], sort: string): ListedPlace[] {
  const falling = sort.startsWith("-");
  const key = sort.replace("-", "") as "name" | "stock" | "kind" | "hunts";
  return [...places].sort((a, b) => {
    const [left, right] = [a[key], b[key]];
    const order =
      typeof left === "number" && typeof right === "number"
        ? left - right
        : String(left).localeCompare(String(right));
    return (falling ? -order : order) || a.name.localeCompare(b.name);
  });
}

/** "Its tower is 37 ft tall." of a place's measure. */
export function measureSentence({ measure }: Pick<Place, "measure">): string {
  const { what, value, unit, how, about } = measure;
  const amount = `${about ? "about " : ""}${value.toLocaleString("en-US")} ${unit}`;
  const isLength =
    how !== "" || /^(ft|in|mi|sq mi|acres|tons|lb|gallons|sq ft|cu yd|MW)$/.test(unit);
  return isLength ? `Its ${what} is ${amount} ${how}`.trim() : `Its ${what} has ${amount}`;
}
