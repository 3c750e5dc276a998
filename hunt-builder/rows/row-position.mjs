import { createRequire } from "node:module";
import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import { stateFiles } from "./vocabulary.mjs";

const require = createRequire(import.meta.url);
const atlas = require("us-atlas/counties-10m.json");
const states = new Map(
  feature(atlas, atlas.objects.states).features.map((f) => [f.properties.name, f]),
);
const fipsOf = new Map([...states].map(([name, f]) => [name, f.id]));
/** The map's shore of the Potomac is that coarse. */
const shoreSlackMetres = 300;
const counties = feature(atlas, atlas.objects.counties).features;

/** Whether a row lies in its own state and county. */
export function checkPosition(stem, row, say) {
  const [lat, lng] = row.at;
  const stateName = stem === "national" ? stateFiles.byCode[row.state] : stateFiles[stem];
  const shape = states.get(stateName);
  if (!shape) {
    say(`unknown state ${row.state}`);
    return;
  }
  const inDistrict = geoContains(states.get("District of Columbia"), [lng, lat]);
  if (stem !== "national" && inDistrict && !near(shape, lat, lng, shoreSlackMetres))
    say("lies in the District of Columbia, whose places stand in national.json");
  const loose = ["island", "lighthouse", "beach", "bay"].includes(row.kind);
  const slackMetres = loose ? 25_000 : 3_000;
  if (!near(shape, lat, lng, slackMetres)) {
    say(`${lat}, ${lng} lies outside ${stateName}`);
    return;
  }
  const matching = counties.filter(
    (county) =>
      county.id.startsWith(fipsOf.get(stateName)) && county.properties.name === row.county,
  );
  if (matching.length === 0) say(`no county ${row.county} in ${stateName}`);
  else if (!matching.some((county) => near(county, lat, lng, slackMetres))) {
    const actual = counties.find((county) => geoContains(county, [lng, lat]));
    say(`lies outside ${row.county}${actual ? `, in ${actual.properties.name}` : ""}`);
  }
}

/** The map's shores are that coarse, and it cuts points of land off. It holds no lake and no river. */
const standSlackMetres = 1_500;
const standSlackOnPiersMetres = 3_000;
const offShoreKinds = ["island", "lighthouse", "beach", "bay", "ship", "dune", "fort"];

/**
 * Whether the stand lies on land of the row's own state. What it cannot see: lakes, rivers, reservoirs and
 * anything smaller than the map's steps; the second reader looks at those.
 */
export function checkStandPosition(stem, row, say) {
  const [lat, lng] = row.stand.at;
  const stateName = stem === "national" ? stateFiles.byCode[row.state] : stateFiles[stem];
  const shape = states.get(stateName);
  if (!shape) return;
  const slack = offShoreKinds.includes(row.kind) ? standSlackOnPiersMetres : standSlackMetres;
  if (near(shape, lat, lng, slack)) return;
  const other = [...states].find(([, each]) => geoContains(each, [lng, lat]))?.[0];
  say(`the stand ${lat}, ${lng} lies ${other ? `in ${other}` : `in the water off ${stateName}`}`);
}

/** Whether a point is inside a shape or within the slack of it, by probing a ring around it. */
function near(shape, lat, lng, slackMetres) {
  if (geoContains(shape, [lng, lat])) return true;
  for (const share of [0.25, 0.5, 1]) {
    for (let bearing = 0; bearing < 360; bearing += 15) {
      const dLat = ((slackMetres * share) / 111_320) * Math.cos((bearing * Math.PI) / 180);
      const dLng =
        ((slackMetres * share) / (111_320 * Math.cos((lat * Math.PI) / 180))) *
        Math.sin((bearing * Math.PI) / 180);
      if (geoContains(shape, [lng + dLng, lat + dLat])) return true;
    }
  }
  return false;
}
