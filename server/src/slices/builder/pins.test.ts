import { feetAt, standOf } from "@ten-paces/hunt-builder";
import { expect, test } from "vitest";
import { testApp } from "../../../test/build-app.ts";
import { readLibraryFiles } from "../places/service.ts";
import { Builder } from "./service.ts";

test("a pin that was accepted is where the builder's next hunts stand; a place without a stand has none", async () => {
  const app = await testApp();
  try {
    const readPlaces = () => readLibraryFiles(["vermont"]);
    const builder = new Builder({ ...app.deps, readPlaces });
    const standing = builder.get().library.places.find((place) => standOf(place) !== null);
    const digital = builder.get().library.places.find((place) => standOf(place) === null);
    if (!standing) throw new Error("Vermont has no place to stand.");
    const pin = { lat: standing.point.lat + 0.0003, lng: standing.point.lng };
    builder.usePins(
      new Map([standing.id, digital?.id ?? "none"].map((id): [string, typeof pin] => [id, pin])),
    );
    const { library } = builder.get();
    const moved = library.findPlace(standing.id);
    expect(moved && feetAt(moved)).toEqual(pin);
    expect(moved && standOf(moved)).toMatchObject({
      sure: "spot",
      where: standOf(standing)?.where,
    });
    const still = digital && library.findPlace(digital.id);
    if (still) expect(standOf(still)).toBeNull();
  } finally {
    await app.close();
  }
});
