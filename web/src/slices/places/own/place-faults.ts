import type { PlaceValues } from "./place-values.ts";
import type { Problem } from "./use-save-place.ts";

/** Under which field of the form a problem of a row's field stands. */
const keys: Record<string, keyof PlaceValues> = {
  at: "lat",
  "stand.at": "standLat",
  "stand.sure": "standSure",
  "stand.where": "where",
  "stand.asks.ticket": "ticket",
  "stand.asks.hours": "hours",
  "stand.asks.months": "months",
  "stand.asks.terrain": "terrain",
  "stand.asks.walkM": "walkM",
  "stand.ground.who": "keeper",
  "stand.ground.name": "keeperName",
  "stand.ground.ask": "ask",
  "stand.doubt": "doubt",
  measure: "measureWhat",
  "measure.what": "measureWhat",
  "measure.value": "measureValue",
  "measure.unit": "measureUnit",
  "measure.how": "measureHow",
};
const sameName = new Set<string>(
  "id name aliases kind state town county sure tags years people facts veiled access safety".split(
    " ",
  ),
);

function keyOf(field: string | null): keyof PlaceValues | null {
  if (field === null) return null;
  if (sameName.has(field)) return field as keyof PlaceValues;
  return keys[field] ?? null;
}

/** Problems by the field of the form that they are about; `null` holds those that are about none. */
export function faultsByField(
  problems: readonly Problem[],
): ReadonlyMap<keyof PlaceValues | null, string[]> {
  const faults = new Map<keyof PlaceValues | null, string[]>();
  for (const { field, what } of problems) {
    const key = keyOf(field);
    faults.set(key, [...(faults.get(key) ?? []), what]);
  }
  return faults;
}
