import { findStateAt, mostPinOffsetM } from "@ten-paces/geo";
import { words } from "@ten-paces/geo/words";
import { beforeAll, describe, expect, it } from "vitest";
import { milesBetween } from "../bearings.ts";
import { createHuntBuilder, type HuntBuilder } from "../builder.ts";
import { addressLexicon } from "../definitions.ts";
import { geoGazetteer } from "../geo-gazetteer.ts";
import type { HuntDraft, HuntRequest } from "../hunt.ts";
import { createLibrary } from "../library.ts";
import type { PlaceRow, StandAsks } from "../place.ts";
import { feetAt } from "../stands/stand-of.ts";
import { samplePlace, standAt } from "../testing/sample-places.ts";
import { scrambled } from "../testing/world.ts";
import { checkPosition } from "./check-position.ts";

/** Forty places of Kansas, some of which are changed. */
function builderOf(changes: Record<number, Partial<PlaceRow>>): HuntBuilder {
  const places = Array.from({ length: 40 }, (_, i) => samplePlace(i, changes[i]));
  return createHuntBuilder({
    library: createLibrary(places, geoGazetteer()),
    lexicon: addressLexicon(words),
    grid: scrambled,
  });
}

const asks = (change: Partial<StandAsks>): Partial<PlaceRow> => ({
  stand: standAt([38.5, -97.4], { asks: change }),
});
const request: HuntRequest = {
  state: "KANSAS",
  variant: "PHYSICAL",
  difficulty: "MEDIUM",
  seed: "stands",
};
const errorsOf = (builder: HuntBuilder, hunt: HuntDraft): string[] =>
  builder.validate(hunt).errors.map(({ code }) => code);
const moved = (hunt: HuntDraft, num: number, change: Partial<HuntDraft["squares"][number]>) => ({
  ...hunt,
  squares: hunt.squares.map((each) => (each.sequenceNum === num ? { ...each, ...change } : each)),
});

describe("a hunt of places that ask much", () => {
  const half = (change: Partial<PlaceRow>) =>
    Object.fromEntries(Array.from({ length: 20 }, (_, i) => [i * 2, change]));

  it.each(["EASY", "MEDIUM", "HARD"] as const)(
    "is built within what a %s one may ask",
    async (difficulty) => {
      const builder = builderOf({
        ...half(asks({ ticket: "person" })),
        1: { stand: null },
        3: asks({ terrain: 5 }),
        5: asks({ ferry: true }),
      });
      const hunt = await builder.build({ ...request, difficulty });
      expect(errorsOf(builder, hunt)).toEqual([]);
      expect(hunt.trip?.tickets).toBeLessThanOrEqual(difficulty === "EASY" ? 0 : 2);
      expect(hunt.trip?.terrain).toBeLessThanOrEqual(3);
      expect(hunt.squares.map(({ placeId }) => placeId)).not.toContain("place-1");
    },
  );

  it("is refused where too few can be stood at", async () => {
    const builder = builderOf(half({ stand: null }));
    await expect(builder.build({ ...request, totalSquares: 20 })).resolves.toBeDefined();
    await expect(builder.build({ ...request, totalSquares: 21 })).rejects.toThrow(
      "KANSAS has 20 unused places left, and the hunt needs 21.",
    );
  });

  it("leaves the places that nobody can stand at to hunts at a desk", async () => {
    const builder = builderOf(half({ stand: null }));
    const hunt = await builder.build({ ...request, variant: "DIGITAL" });
    expect(errorsOf(builder, hunt)).toEqual([]);
    const nobodys = hunt.squares.filter(({ placeId }) => Number(placeId.slice(6)) % 2 === 0);
    expect(nobodys.length).toBeGreaterThan(5);
    expect(hunt.trip).toBeUndefined();
  });
});

describe("a hunt that stands", () => {
  const builder = builderOf({
    0: { stand: null },
    ...Object.fromEntries([30, 31, 32].map((i) => [i, asks({ ticket: "car" })])),
    33: asks({ terrain: 4 }),
    34: asks({ months: [5, 9] }),
    35: asks({ months: [10, 3] }),
  });
  let hunt: HuntDraft;
  beforeAll(async () => {
    const usedPlaceIds = new Set([30, 31, 32, 33, 34, 35].map((i) => `place-${i}`));
    hunt = await builder.build({ ...request, usedPlaceIds });
  });
  const at = (nums: number[]): HuntDraft =>
    nums.reduce((made, placeNum, i) => moved(made, i + 1, { placeId: `place-${placeNum}` }), hunt);

  it("has its pins off the stands, and no farther than the reach covers", () => {
    expect(errorsOf(builder, hunt)).toEqual([]);
    for (const square of hunt.squares) {
      const place = builder.library.findPlace(square.placeId);
      const awayM = milesBetween(place ? feetAt(place) : square.center, square.center) * 1609.344;
      expect(awayM).toBeGreaterThan(mostPinOffsetM("exact") / 2 - 3);
      expect(awayM).toBeLessThan(mostPinOffsetM("exact") + 3);
    }
  });

  it("has other pins than the next hunt at the same places", async () => {
    const other = await builder.rewriteSquare({ ...hunt, seed: "another" }, 1, { seed: "x" });
    const same = await builder.rewriteSquare(hunt, 1, { seed: "y" });
    expect(same.square.center).toEqual(hunt.squares[0]?.center);
    expect(other.square.center).not.toEqual(hunt.squares[0]?.center);
  });

  it("tells with each square where one stands and what that asks", () => {
    for (const square of hunt.squares) {
      expect(square.stand?.where).toBe("outside the main doors of the hall");
      expect(square.stand?.sure).toBe("exact");
      expect(square.hint3).toMatch(/ Stand outside the main doors of the hall\.$/);
      for (const text of [square.hint1, square.hint2, square.clue.mainClue])
        expect(text).not.toContain("outside the main doors");
    }
  });

  it.each<[string, () => HuntDraft]>([
    ["no_stand", () => moved(hunt, 1, { placeId: "place-0" })],
    ["off_stand", () => moved(hunt, 1, { center: { lat: 38.6, lng: -97.2 } })],
    ["stand_untold", () => moved(hunt, 1, { hint3: "Go to Lindsborg." })],
    [
      "stand_told",
      () => moved(hunt, 1, { hint1: "Wait outside the main doors of the hall at noon." }),
    ],
    ["too_many_tickets", () => at([30, 31, 32])],
    ["too_hard", () => at([33])],
    ["no_common_season", () => at([34, 35])],
  ])("is refused for %s", (code, spoilt) => {
    expect(errorsOf(builder, spoilt())).toContain(code);
  });

  it("may stand elsewhere, and say so, once it is surveyed", () => {
    const center = {
      lat: (hunt.squares[0]?.center.lat ?? 0) + 0.02,
      lng: hunt.squares[0]?.center.lng ?? 0,
    };
    const codes = errorsOf(builder, moved(hunt, 1, { center, surveyed: true, hint3: "Go on." }));
    expect(codes).not.toContain("off_stand");
    expect(codes).not.toContain("stand_untold");
  });

  it("takes another place only within its limits", () => {
    const place = (num: number) =>
      samplePlace(num, { 33: asks({ terrain: 4 }), 0: { stand: null } }[num]);
    expect(builder.fits(hunt, 1, place(38))).toBe(true);
    expect(builder.fits(hunt, 1, place(33))).toBe(false);
    expect(builder.fits(hunt, 1, place(0))).toBe(false);
    expect(builder.fits({ ...hunt, variant: "DIGITAL" }, 1, place(0))).toBe(true);
    // As a swap is chosen: never a place whose hunt could not be created afterwards.
    const named = { ...hunt, description: `It ends at the ${place(38).name}.` };
    expect(builder.fits(named, 1, place(38))).toBe(false);
    const { lat, lng } = hunt.squares[1]?.center ?? { lat: 0, lng: 0 };
    const away = { ...place(38), point: { lat: lat + 6, lng } };
    expect(builder.fits(hunt, 1, away)).toBe(false);
    expect(builder.fits({ ...hunt, state: "NATIONAL" }, 1, away)).toBe(true);
  });

  it("is refused where its stand is in the sea", () => {
    const place = (at: [number, number]) =>
      samplePlace(1, { kind: "lighthouse", at, stand: standAt(at) });
    // Off Sea Bright, some ten kilometres out: a light may be there, a person may not.
    expect(findStateAt({ lat: 40.36, lng: -73.85 })).toMatchObject({ inside: false });
    const out = { lat: 40.36, lng: -73.85 };
    const light = { ...place([out.lat, out.lng]), stateCode: "NJ", stateName: "New Jersey" };
    expect(checkPosition(out, light, true).map(({ code }) => code)).toEqual(["off_shore"]);
    expect(checkPosition(out, light, false)).toEqual([]);
  });

  it("names the squares whose keepers want to be asked", () => {
    const ground = { who: "federal", ask: "needed" } as const;
    const asked = builderOf({ 7: { stand: standAt([38.64, -97.5], { ground }) } });
    const found = asked.validate(moved(hunt, 2, { placeId: "place-7" })).warnings;
    expect(found.find(({ code }) => code === "keepers_to_ask")?.text).toMatch(
      /^The keepers of square/,
    );
  });
});
