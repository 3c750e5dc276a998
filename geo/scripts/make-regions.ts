/** Writes the outlines of states and counties for looking up where a point is. */
import type { MultiPolygon, Polygon } from "topojson-specification";
import { findStateByName } from "../src/states.ts";
import { makeRegionFile, nameOf, readAtlas, territories } from "./region-file.ts";
import { writeGenerated } from "./write-generated.ts";

const source = "us-atlas 3.0.1 (U.S. Census Bureau, public domain)";
const regionType = 'import("../../regions.ts").RegionFile';

const states = readAtlas<"states">("states-10m.json");
writeGenerated(
  "state-regions.ts",
  source,
  {
    stateRegions: makeRegionFile(
      states,
      states.objects.states.geometries.flatMap((geometry) => {
        const state = findStateByName(nameOf(geometry));
        if (state === null) return [];
        return [{ id: state.code, name: state.name, geometry: geometry as Polygon | MultiPolygon }];
      }),
    ),
  },
  { stateRegions: regionType },
);

const counties = readAtlas<"counties">("counties-10m.json");
writeGenerated(
  "county-regions.ts",
  source,
  {
    countyRegions: makeRegionFile(
      counties,
      counties.objects.counties.geometries.flatMap((geometry) => {
        const id = String(geometry.id);
        if (territories.has(id.slice(0, 2))) return [];
        const name = nameOf(geometry);
        return [{ id, name, geometry: geometry as Polygon | MultiPolygon }];
      }),
    ),
  },
  { countyRegions: regionType },
);
