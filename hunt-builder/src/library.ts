import { findState, findStateByName } from "@ten-paces/geo";
import type { Gazetteer, Town } from "./gazetteer.ts";
import type { Stranger } from "./mechanisms/mechanism.ts";
import type { Place, PlaceRow, Surroundings } from "./place.ts";
import { surroundingsOf } from "./surroundings.ts";

/** The landmarks with everything computed of them. Made once; never changed. */
export interface Library {
  places: readonly Place[];
  gazetteer: Gazetteer;
  /** "NEW HAMPSHIRE" → its places; NATIONAL too. */
  byStock: ReadonlyMap<string, readonly Place[]>;
  towns: readonly Town[];
  findPlace(id: string): Place | null;
  surroundings(place: Place): Surroundings;
  /** What people may think of near a place besides the rows of its stock: rows of other stocks, and famous places that are none. */
  strangersNear(place: Place): readonly Stranger[];
}

/** A row of data/famous/places.json. */
export interface FamousRow {
  name: string;
  at: readonly [number, number];
}

/** Degrees around a place in which a clue of its neighborhood may lie. */
const strangersWithin = { lat: 0.6, lng: 0.9 };

/**
 * Places from the parsed JSON of one file of data/places.
 * @param fileStem "new-hampshire" or "national"
 * @param compared ids of the rows that were held against a register; without it none is doubted
 * @throws when the stem is no state's or a row lacks what clues are made from
 */
export function parsePlaces(
  rows: readonly PlaceRow[],
  fileStem: string,
  compared: ReadonlySet<string> | null = null,
): Place[] {
  const stock = fileStem.replaceAll("-", " ").toUpperCase();
  const fileCode = findStateByName(stock)?.code;
  if (stock !== "NATIONAL" && fileCode === undefined)
    throw new Error(`no state is called ${fileStem}`);
  return rows.map(({ at, state, ...row }) => {
    if (!row.measure || row.facts.length === 0 || row.veiled.length === 0)
      throw new Error(`${row.id}: a row needs a measure, facts and veiled lines`);
    const stateCode = state ?? fileCode ?? "";
    const stateName = findState(stateCode)?.name;
    if (stateName === undefined) throw new Error(`${row.id}: unknown state ${stateCode}`);
    const point = { lat: at[0], lng: at[1] };
    const place: Place = { ...row, stock, stateCode, stateName, point };
    if (compared !== null && !compared.has(row.id)) place.uncompared = true;
    return place;
  });
}

/** A stock is built hunt by hunt: what was made of the places of one is of no use to the next, and it is large. */
const mostKnown = 40;

/** A library of places (the first of an id stands; check-places.mjs finds the second); what is computed of a place is computed when first asked for. */
export function createLibrary(
  places: readonly Place[],
  gazetteer: Gazetteer,
  famous: readonly FamousRow[] = [],
): Library {
  const strangers = famous.map(({ name, at }) => ({ name, point: { lat: at[0], lng: at[1] } }));
  const byStock = new Map<string, Place[]>();
  const byId = new Map<string, Place>();
  for (const place of places) {
    if (byId.has(place.id)) continue;
    byId.set(place.id, place);
    const stock = byStock.get(place.stock);
    if (stock) stock.push(place);
    else byStock.set(place.stock, [place]);
  }
  const known = new Map<string, Surroundings>();
  return {
    places: [...byId.values()],
    gazetteer,
    byStock,
    towns: gazetteer.towns,
    findPlace: (id) => byId.get(id) ?? null,
    surroundings(place) {
      const before = known.get(place.id);
      if (before) return before;
      const made = surroundingsOf(place, byStock.get(place.stock) ?? [], gazetteer);
      if (known.size >= mostKnown) known.clear();
      known.set(place.id, made);
      return made;
    },
    strangersNear({ point, stock }) {
      const isNear = (each: { point: Place["point"] }): boolean =>
        Math.abs(each.point.lat - point.lat) <= strangersWithin.lat &&
        Math.abs(each.point.lng - point.lng) <= strangersWithin.lng;
      const rows = [...byId.values()].filter((each) => each.stock !== stock && isNear(each));
      return [...rows, ...strangers.filter(isNear)];
    },
  };
}
