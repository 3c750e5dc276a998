import { describe, expect, it } from "vitest";
import type { NearTown, Place } from "../place.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { regionOf } from "./region.ts";

const near = (name: string, distanceMi: number, population = 40_000): NearTown => ({
  name,
  population,
  distanceMi,
  direction: "north",
});

const at = (n: number, lat: number, own: Partial<Place> = {}): Place => ({
  ...samplePlace(n, { town: "Elk" }),
  point: { lat, lng: -97 },
  ...own,
});

function told(places: readonly Place[], around: ReadonlyMap<Place, readonly NearTown[]>): string {
  return regionOf(places, {
    surroundings: (place) => ({ towns: around.get(place) ?? [] }) as never,
  });
}

describe("where a hunt is traveled", () => {
  const [one, two] = [at(1, 38), at(2, 38.1)];
  const far = at(3, 40);
  it("is told by a town next to it, or by one at either end", () => {
    expect(told([one, two], new Map([[one, [near("Hays", 6)]]]))).toBe("close to Hays");
    expect(told([one, two], new Map([[one, [near("Hays", 30)]]]))).toBe("not far from Hays");
    const ends = new Map([
      [one, [near("Hays", 6)]],
      [far, [near("Lund", 9)]],
    ]);
    expect(told([one, far], ends)).toBe("from near Hays to near Lund");
  });
  it("is near a town within fifteen miles, and told by none where one of its ends is farther from any", () => {
    const ends = new Map([
      [one, [near("Hays", 6)]],
      [far, [near("Athens", 42, 90_000)]],
    ]);
    expect(told([one, far], ends)).toBe("");
    ends.set(far, [near("Athens", 42, 900_000), near("Lund", 14)]);
    expect(told([one, far], ends)).toBe("from near Hays to near Lund");
    expect(told([one, two], new Map([[one, [near("Athens", 42)]]]))).toBe("");
  });
  it("is never told by the town of a square, by a name of one, or by a town nobody knows", () => {
    expect(told([one, two], new Map([[one, [near("Elk", 1), near("Hays", 9)]]]))).toBe(
      "close to Hays",
    );
    const named = at(1, 38, { name: "Hays Mill" });
    expect(told([named, two], new Map([[named, [near("Hays", 9)]]]))).toBe("");
    expect(told([one, two], new Map([[one, [near("Hays", 9, 900)]]]))).toBe("");
  });
});
