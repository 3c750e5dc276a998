import { milesBetween } from "../bearings.ts";
import type { Place } from "../place.ts";
import { gravityOf } from "../words/solemn.ts";
import type { Scene } from "./mechanism.ts";

const shelves = new WeakMap<readonly Place[], Map<string, Place[]>>();

/** Places of the same kind in the stock, nearest first, none grave beside one that is not. */
export function kinOf({ place, stockmates, gravity }: Scene, most: number): Place[] {
  let byKind = shelves.get(stockmates);
  if (byKind === undefined) {
    byKind = new Map();
    for (const each of stockmates) {
      const list = byKind.get(each.kind);
      if (list) list.push(each);
      else byKind.set(each.kind, [each]);
    }
    shelves.set(stockmates, byKind);
  }
  return (byKind.get(place.kind) ?? [])
    .filter((each) => each !== place && (gravity === "grave" || gravityOf(each) !== "grave"))
    .map((each) => ({ each, miles: milesBetween(place.point, each.point) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, most)
    .map(({ each }) => each);
}

/** "churches", "covered bridges", "libraries". */
export function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/^(house) of /.test(noun)) return noun.replace("house", "houses");
  if (/ with a museum$/.test(noun)) return noun.replace("site", "sites");
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
