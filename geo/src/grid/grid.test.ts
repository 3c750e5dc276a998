import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { goldenVectors } from "../data/generated/golden-vectors.ts";
import { tileText } from "../data/generated/tiles.ts";
import { wordText } from "../data/generated/words.ts";
import { distanceM } from "../distance.ts";
import { createGrid, type Grid } from "./grid.ts";
import { layOutTiles } from "./layout.ts";
import { createMixing } from "./mixing.ts";
import { pairSide } from "./pairs.ts";
import { publishedTestSecret } from "./published-test-secret.ts";

let grid: Grid;
beforeAll(() => {
  grid = createGrid(publishedTestSecret);
});

/** Repeatable numbers from 0 up to 1. */
function createDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 4) / 2 ** 28;
  };
}

const layout = layOutTiles();
/** A point anywhere in the coverage, every run as likely as the other. */
function rollPoint(dice: () => number) {
  const run = Math.floor(dice() * layout.runTile.length);
  const tile = (layout.runTile[run] ?? 0) + Math.floor(dice() * (layout.runTiles[run] ?? 1));
  const lng = (tile + dice()) / 10;
  return { lat: ((layout.runBand[run] ?? 0) + dice()) / 10, lng: lng < -180 ? lng + 360 : lng };
}

describe("the grid is frozen", () => {
  it.each(goldenVectors)("%s", (_, lat, lng, words) => {
    expect(grid.encode({ lat, lng })?.words).toBe(words);
    const cell = grid.decode(words);
    expect(cell && cell.bounds.south <= lat && lat <= cell.bounds.north).toBe(true);
    expect(cell && cell.bounds.west <= lng && lng <= cell.bounds.east).toBe(true);
  });

  it("words, tiles and mixing have the checksum they were published with", () => {
    const hash = createHash("sha256").update(wordText).update(tileText);
    const mixing = createMixing(publishedTestSecret);
    for (let i = 0; i < 10_000; i++) {
      const pair = { x: (i * 109) % pairSide, y: (i * 107) % pairSide };
      mixing.mix(pair);
      hash.update(`${pair.x},${pair.y};`);
    }
    expect(hash.digest("hex")).toBe(
      "739684ece95e7fcddfa62cd92c6fa780bc2ff24fb15d26fede830f9abd29fc11",
    );
  });
});

describe("every square has one address", () => {
  it("150,000 squares come back from their words, all different", () => {
    const dice = createDice(20_260_704);
    const seen = new Map<string, number>();
    for (let i = 0; i < 150_000; i++) {
      const cell = grid.encode(rollPoint(dice));
      if (cell === null) throw new Error("a point of the coverage has no address");
      const back = grid.decode(cell.words);
      if (back?.center.lat !== cell.center.lat || back.center.lng !== cell.center.lng) {
        throw new Error(`${cell.words} came back elsewhere`);
      }
      const again = grid.encode(cell.center);
      if (again?.words !== cell.words) throw new Error(`the centre of ${cell.words} is elsewhere`);
      const known = seen.get(cell.words);
      if (known !== undefined && known !== cell.center.lat) throw new Error(`${cell.words} twice`);
      seen.set(cell.words, cell.center.lat);
    }
    expect(seen.size).toBeGreaterThan(149_990);
  });

  it("is a square of 9.93 to 10.04 feet", () => {
    const dice = createDice(7);
    for (let i = 0; i < 3000; i++) {
      const cell = grid.encode(rollPoint(dice));
      if (!cell) throw new Error("outside");
      const { south, west, north, east } = cell.bounds;
      const lat = (cell.center.lat * Math.PI) / 180;
      // Lengths of a degree on the WGS 84 ellipsoid, by their series (NGA).
      const northM = 111_132.95 - 559.85 * Math.cos(2 * lat) + 1.17 * Math.cos(4 * lat);
      const eastM =
        111_412.88 * Math.cos(lat) - 93.5 * Math.cos(3 * lat) + 0.12 * Math.cos(5 * lat);
      for (const sideFt of [
        ((north - south) * northM) / 0.3048,
        ((east - west) * eastM) / 0.3048,
      ]) {
        expect(sideFt).toBeGreaterThan(9.93);
        expect(sideFt).toBeLessThan(10.04);
      }
    }
  });

  it("meets the next without a gap, and shares no words with it", () => {
    const dice = createDice(11);
    let shared = 0;
    let pairs = 0;
    for (let i = 0; i < 5000; i++) {
      const cell = grid.encode(rollPoint(dice));
      if (!cell) throw new Error("outside");
      const { center, bounds } = cell;
      const north = grid.encode({ lat: center.lat + bounds.north - bounds.south, lng: center.lng });
      const east = grid.encode({ lat: center.lat, lng: center.lng + bounds.east - bounds.west });
      if (north) expect(north.bounds.south).toBeCloseTo(bounds.north, 9);
      if (east) expect(east.bounds.west).toBeCloseTo(bounds.east, 9);
      const words = cell.words.split(".");
      for (const next of [north, east]) {
        if (!next) continue;
        expect(next.words).not.toBe(cell.words);
        pairs++;
        shared += next.words.split(".").filter((word) => words.includes(word)).length;
      }
    }
    expect(pairs).toBeGreaterThan(9900);
    // 9 chances of 1 in 10,609 for each pair: about 8 of 10,000 by accident.
    expect(shared).toBeLessThan(30);
  });
});

describe("outside the grid", () => {
  it.each([
    ["London", 51.5074, -0.1278],
    ["Toronto, downtown", 43.6532, -79.3832],
    ["Monterrey", 25.6866, -100.3161],
    ["Vancouver Island, north", 50.7, -127.4],
    ["Bermuda", 32.3, -64.78],
    ["Havana", 23.1136, -82.3666],
    ["the middle of the Pacific", 30, -140],
    ["San Juan, Puerto Rico", 18.4655, -66.1057],
    ["Tokyo", 35.68, 139.69],
    ["north pole", 90, 0],
    ["south pole", -90, 0],
    ["null island", 0, 0],
    ["the date line on the equator", 0, 180],
    ["past the pole", 90.1, -100],
    ["past the date line", 52, 181],
    ["past the date line westward", 52, -187],
    ["no latitude", Number.NaN, -100],
    ["no longitude", 40, Number.NaN],
    ["infinite", 40, -Infinity],
    ["infinitely north", Infinity, -100],
  ])("%s has no address", (_, lat, lng) => {
    expect(grid.encode({ lat, lng })).toBeNull();
  });

  it.each([
    "",
    "..",
    "oak",
    "oak.oak",
    "oak.oak.oak.oak",
    "oak.oak.qwzx",
    "Oak.oak.oak",
    " oak.oak.oak",
  ])("%j is the address of nothing", (words) => {
    expect(grid.decode(words)).toBeNull();
  });

  it("combinations without a square are told apart: about 4 in 100", () => {
    const dice = createDice(3);
    const words = wordText.split(" ");
    const roll = () => words[Math.floor(dice() * words.length)];
    let none = 0;
    for (let i = 0; i < 20_000; i++) if (!grid.decode(`${roll()}.${roll()}.${roll()}`)) none++;
    expect(none / 20_000).toBeGreaterThan(0.035);
    expect(none / 20_000).toBeLessThan(0.045);
  });
});

describe("the antimeridian", () => {
  it("is crossed without a seam in the Aleutians", () => {
    const east = grid.encode({ lat: 51.55, lng: 179.999999 });
    const west = grid.encode({ lat: 51.55, lng: -179.999999 });
    for (const cell of [east, west]) {
      if (cell === null) continue;
      expect(Math.abs(cell.center.lng)).toBeLessThanOrEqual(180);
      expect(cell.bounds.east).toBeGreaterThan(cell.bounds.west);
    }
    expect(grid.encode({ lat: 51.95, lng: 180 })?.words).toBe(
      grid.encode({ lat: 51.95, lng: -180 })?.words,
    );
  });
});

describe("the key", () => {
  it("another secret gives every square another address", () => {
    const other = createGrid(new TextEncoder().encode("another secret of enough bytes"));
    const dice = createDice(5);
    for (let i = 0; i < 1000; i++) {
      const point = rollPoint(dice);
      expect(other.encode(point)?.words).not.toBe(grid.encode(point)?.words);
    }
  });

  it("an address read with another secret leads away", () => {
    const other = createGrid(new TextEncoder().encode("another secret of enough bytes"));
    const cell = grid.encode({ lat: 39.7392, lng: -104.9903 });
    if (!cell) throw new Error("outside");
    const there = other.decode(cell.words);
    if (there) expect(distanceM(there.center, cell.center)).toBeGreaterThan(10_000);
  });
});
