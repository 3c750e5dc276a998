import { describe, expect, test } from "vitest";
import { compared, comparedLine } from "./compare.mjs";
import { registerPoints } from "./register-points.mjs";

const light = {
  id: "heron-neck-light",
  name: "Heron Neck Light",
  aliases: ["Green's Island Light"],
  kind: "lighthouse",
  at: [44, -69],
  sure: "exact",
  stand: { at: [44.001, -69], sure: "near" },
};
const park = {
  ...light,
  id: "heron-park",
  name: "Heron Park",
  aliases: [],
  kind: "park",
  at: [44.01, -69],
};
const files = [{ stem: "maine", rows: [light, park] }];
const point = (name: string, lat: number, stem: string | null = null) => ({
  name,
  at: [lat, -69],
  stem,
});
const ids = (name: string, lat: number, stem: string | null = null) =>
  compared(files, [point(name, lat, stem)]).map(({ row }) => row.id);

describe("a register's point", () => {
  test("is a row's where the telling words of one name are in the other, by an alias as well", () => {
    expect(ids("Heron Neck Lighthouse", 44)).toEqual(["heron-neck-light"]);
    expect(ids("Greens Island", 44)).toEqual(["heron-neck-light"]);
    expect(ids("Heron Point", 44)).toEqual(["heron-park"]);
    expect(ids("Owl's Head", 44)).toEqual([]);
  });

  test("is of no row that lies far off or in another state", () => {
    expect(ids("Heron Neck Lighthouse", 44.1)).toEqual([]);
    expect(ids("Heron Neck Lighthouse", 44, "vermont")).toEqual([]);
  });

  test("is told by how far pin and stand lie from it, farthest beyond its sureness first", () => {
    const [first, second] = compared(files, [
      point("Heron Neck", 44.0005),
      point("Heron Park", 44.012),
    ]);
    expect(first).toMatchObject({ row: { id: "heron-park" }, beyond: true });
    expect(second?.pinM).toBeCloseTo(56, 0);
    expect(second?.standM).toBeCloseTo(56, 0);
    expect(second?.beyond).toBe(false);
  });

  test("is compared with rows of the kinds asked for alone", () => {
    const [only] = compared(files, [point("Heron", 44)], { kinds: ["park"] });
    expect(only?.row.id).toBe("heron-park");
  });

  test("becomes a line of the record, which says agrees only where it does", () => {
    const [near] = compared(files, [point("Heron Neck", 44.0005)]);
    expect(near && comparedLine(near, "lights")).toBe(
      "heron-neck-light\tlights\t56\tagrees\t44.00000\t-69.00000",
    );
    const [far] = compared(files, [point("Heron Neck", 44.005)]);
    expect(far && comparedLine(far, "lights")).toContain("\t556\t?\t");
  });
});

describe("a register is read", () => {
  const wanted = [{ name: 'The "Old" Mill, Dover', at: [39.15, -75.52], stem: "delaware" }];

  test("as a table with commas, tabs or pipes, whatever its headings are called", () => {
    const cell = '"The ""Old"" Mill, Dover"';
    expect(registerPoints(`Name,State,Lat,Lng\n${cell},DE,39.15,-75.52\n`)).toEqual(wanted);
    expect(
      registerPoints(`name\tstate\tlatitude\tlongitude\n${cell}\tDelaware\t39.15\t-75.52`),
    ).toEqual(wanted);
    const gnis = `feature_name|state_name|prim_lat_dec|prim_long_dec\r\n${cell}|Delaware|39.15|-75.52\r\n`;
    expect(registerPoints(gnis)).toEqual(wanted);
  });

  test("as GeoJSON", () => {
    const feature = (geometry: object) => ({
      geometry,
      properties: { NAME: 'The "Old" Mill, Dover', STATE: "Delaware" },
    });
    const text = JSON.stringify({
      features: [
        feature({ type: "Point", coordinates: [-75.52, 39.15] }),
        feature({ type: "LineString", coordinates: [] }),
      ],
    });
    expect(registerPoints(text)).toEqual(wanted);
  });

  test("without points that have no name or no position; the District belongs to the nation", () => {
    const text = "name,state,lat,lng\n,DE,39,-75\nMill,DE,,\nFountain,DC,38.9,-77\nSpring,,38,-77";
    expect(registerPoints(text).map(({ name, stem }) => [name, stem])).toEqual([
      ["Fountain", "national"],
      ["Spring", null],
    ]);
  });
});
