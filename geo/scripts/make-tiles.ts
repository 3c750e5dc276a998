/**
 * Lays tiles of a tenth of a degree over the 50 states and DC, 12 nautical miles out. FROZEN: running this
 * again is only right for a grid that has never been used, because other tiles move every address.
 */
import { readFileSync } from "node:fs";
import { merge } from "topojson-client";
import type { GeometryCollection, Polygon, Topology } from "topojson-specification";
import { distanceM } from "../src/distance.ts";
import { metresPerFoot, metresPerNauticalMile } from "../src/units.ts";
import { lakeWaters, outlyingLand } from "./outlying-land.ts";
import { territories } from "./region-file.ts";
import { writeGenerated } from "./write-generated.ts";

const reachM = 12 * metresPerNauticalMile;
const cellFt = 10;
const stepDeg = 0.01;

type Ring = [lng: number, lat: number][];
const topology = JSON.parse(
  readFileSync(new URL("../../node_modules/us-atlas/states-10m.json", import.meta.url), "utf8"),
) as Topology<{ states: GeometryCollection }>;
const states = topology.objects.states.geometries.filter(({ id }) => !territories.has(String(id)));
const land = merge(topology, states as Polygon[]);
const shift = (lng: number) => (lng > 0 ? lng - 360 : lng);
const rings = land.coordinates
  .flat()
  .map((ring) => ring.map(([lng = 0, lat = 0]) => [shift(lng), lat]) as Ring);

/** Tiles by latitude band (tenths of a degree), as columns (tenths, shifted longitude). */
const tiles = new Map<number, Set<number>>();
function addTile(band: number, column: number): void {
  const columns = tiles.get(band) ?? new Set();
  columns.add(column);
  tiles.set(band, columns);
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Adds every tile that has a point within reach of this one. */
function addReach(lat: number, lng: number): void {
  const latReach = reachM / 111_000;
  const lngReach = latReach / Math.cos(((Math.abs(lat) + latReach) * Math.PI) / 180);
  for (let band = Math.floor((lat - latReach) * 10); band <= (lat + latReach) * 10; band++) {
    for (
      let column = Math.floor((lng - lngReach) * 10);
      column <= (lng + lngReach) * 10;
      column++
    ) {
      const nearest = {
        lat: clamp(lat, band / 10, (band + 1) / 10),
        lng: clamp(lng, column / 10, (column + 1) / 10),
      };
      if (distanceM({ lat, lng }, nearest) <= reachM) addTile(band, column);
    }
  }
}

function addBoundary(ring: Ring): void {
  for (const [index, [lng, lat]] of ring.entries()) {
    const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat];
    // The seam at 180° is a cut of the map, not a coast, and after the shift it is no jump either.
    const steps = Math.ceil(Math.max(Math.abs(nextLng - lng), Math.abs(nextLat - lat)) / stepDeg);
    for (let step = 0; step < Math.max(1, steps); step++) {
      const part = step / Math.max(1, steps);
      addReach(lat + (nextLat - lat) * part, lng + (nextLng - lng) * part);
    }
  }
}

/** Fills the inside of rings by scan lines through the middle of each band. */
function addInside(rings: readonly Ring[]): void {
  for (let band = 180; band < 720; band++) {
    const lat = (band + 0.5) / 10;
    const crossings: number[] = [];
    for (const ring of rings) {
      for (const [index, [lng, from]] of ring.entries()) {
        const [nextLng, to] = ring[(index + 1) % ring.length] ?? [lng, from];
        if (from > lat !== to > lat)
          crossings.push(lng + ((lat - from) / (to - from)) * (nextLng - lng));
      }
    }
    crossings.sort((a, b) => a - b);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const [west = 0, east = 0] = crossings.slice(index, index + 2);
      for (let column = Math.ceil(west * 10); column < Math.floor(east * 10); column++) {
        addTile(band, column);
      }
    }
  }
}

/** Size in feet of a tile of this band on the WGS 84 ellipsoid: along the meridian, and mid parallel. */
function tileSizeFt(band: number): { heightFt: number; widthFt: number } {
  const radiusM = 6_378_137;
  const eccentricity2 = 0.006_694_379_990_141;
  const lat = ((band + 0.5) / 10) * (Math.PI / 180);
  const tenth = Math.PI / 1800;
  const root = 1 - eccentricity2 * Math.sin(lat) ** 2;
  const heightM = ((radiusM * (1 - eccentricity2)) / root ** 1.5) * tenth;
  const widthM = (radiusM / Math.sqrt(root)) * Math.cos(lat) * tenth;
  return { heightFt: heightM / metresPerFoot, widthFt: widthM / metresPerFoot };
}

for (const ring of rings) addBoundary(ring);
for (const [, lat, lng] of outlyingLand) addReach(lat, shift(lng));
addInside(rings);
for (const water of lakeWaters) addInside([water.map(([lat, lng]) => [lng, lat])]);

let cells = 0;
let runCount = 0;
const bands = [...tiles.entries()]
  .sort(([a], [b]) => a - b)
  .map(([band, columns]) => {
    const { heightFt, widthFt } = tileSizeFt(band);
    const rows = Math.round(heightFt / cellFt);
    const perRow = Math.round(widthFt / cellFt);
    const runs: [start: number, count: number][] = [];
    for (const column of [...columns].sort((a, b) => a - b)) {
      const last = runs.at(-1);
      if (last && last[0] + last[1] === column) last[1] += 1;
      else runs.push([column, 1]);
    }
    cells += rows * perRow * columns.size;
    runCount += runs.length;
    return `${band}:${rows}x${perRow}:${runs.map(([start, count]) => `${-start}+${count}`).join(",")}`;
  });
console.log(
  `${cells} cells, ${runCount} runs, ${bands.length} bands, ${(cells / 1_092_727 ** 2).toFixed(4)} full`,
);
writeGenerated("tiles.ts", "us-atlas 3.0.1 and outlying-land.ts; FROZEN", {
  tileText: bands.join(" "),
});
