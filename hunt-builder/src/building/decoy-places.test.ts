import { expect, it } from "vitest";
import { milesBetween } from "../bearings.ts";
import { world } from "../testing/world.ts";
import { standIn } from "../words/stand-ins.ts";
import { kinAbroad } from "./decoy-places.ts";

const { library } = world(["new-jersey", "pennsylvania", "delaware"]);

it("finds those of a place's sort across a state's line, near and never the place itself", () => {
  const all = library.places.flatMap((place) =>
    kinAbroad(library, place).map((other) => ({ place, other })),
  );
  expect(all.length).toBeGreaterThan(100);
  for (const { place, other } of all) {
    expect(other.stock).not.toBe(place.stock);
    expect(standIn(place, other)).toBe("sort");
    expect(other.name).not.toBe(place.name);
    expect(milesBetween(place.point, other.point)).toBeLessThanOrEqual(150);
  }
});
