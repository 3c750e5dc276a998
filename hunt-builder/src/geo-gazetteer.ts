import { stateLines, states } from "@ten-paces/geo";
import { countiesAround, countySheet, findCountyAt, spotInCounty } from "@ten-paces/geo/counties";
import { towns } from "@ten-paces/geo/towns";
import type { CountyOnSheet, Gazetteer } from "./gazetteer.ts";

/** Federal numbers of cities that belong to no county: the last three digits. */
const firstOfCities = 500;

/** "Baltimore City" beside the county of Baltimore: one name on two fields of a map is none. */
function toldApart(sheet: readonly CountyOnSheet[]): readonly CountyOnSheet[] {
  return sheet.map((field) =>
    Number(field.fips.slice(2)) >= firstOfCities &&
    sheet.some((other) => other !== field && other.name === field.name)
      ? { ...field, name: `${field.name} City` }
      : field,
  );
}

/** The public geography of @ten-paces/geo (towns by GeoNames, CC BY 4.0), as the writer draws on it. */
export function geoGazetteer(): Gazetteer {
  const around = new Map<string, readonly string[]>();
  return {
    countySheet(point, name, most, towards) {
      const at = findCountyAt(point);
      if (at === null || plain(at.name) !== plain(name)) return [];
      return toldApart(countySheet(point, most, towards));
    },
    spotInCounty(point, name) {
      const at = findCountyAt(point);
      return at !== null && plain(at.name) === plain(name) ? spotInCounty(point) : null;
    },
    states: states.map(({ code, name, capital, capitol }) => ({
      code,
      name,
      capital,
      point: capitol,
    })),
    towns,
    stateLines,
    countiesAround(point, name) {
      const at = findCountyAt(point);
      // On a river or a ridge the map's simplified line may put it on the other side.
      if (at === null || plain(at.name) !== plain(name)) return [];
      const own = at.fips;
      const before = around.get(own);
      if (before) return before;
      const made = countiesAround(point)
        .filter((county) => county.fips.slice(0, 2) === own.slice(0, 2))
        .map((county) => county.name);
      around.set(own, made);
      return made;
    },
  };
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^saint\b/, "st")
    .replace(/[^a-z]/g, "");
}
