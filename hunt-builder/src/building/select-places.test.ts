import { describe, expect, it } from "vitest";
import { oftenMoved } from "../compared.ts";
import { createLibrary, type Library } from "../library.ts";
import type { Place } from "../place.ts";
import { seeded } from "../random.ts";
import { world } from "../testing/world.ts";
import { selectPlaces, TooFewPlaces } from "./select-places.ts";

// What the library's readers doubted changes with every reading, and here others are.
const texas = world(["texas"]).library;
const library = createLibrary(
  texas.places.map((place) => ({ ...place, stand: undoubted(place.stand) })),
  texas.gazetteer,
);
const all = (library.byStock.get("TEXAS") ?? []).map((place) => place.id);

const select = (
  variant: "PHYSICAL" | "DIGITAL",
  rest: { usedPlaceIds?: Set<string>; wornPlaceIds?: Set<string> },
) =>
  selectPlaces(
    library,
    { state: "TEXAS", variant, difficulty: "EASY", seed: "s", totalSquares: 10, ...rest },
    seeded("s"),
  ).map((place) => place.id);

function undoubted(stand: Place["stand"]): Place["stand"] {
  if (!stand) return null;
  const { doubt: _, ...rest } = stand;
  return rest;
}

/** The places of four hunts on the road through Texas. */
function ofFourHunts(library: Library): Place[] {
  return ["a", "b", "c", "d"].flatMap((seed) =>
    selectPlaces(
      library,
      { state: "TEXAS", variant: "PHYSICAL", difficulty: "MEDIUM", seed },
      seeded(seed),
    ),
  );
}

describe("places for a hunt", () => {
  it("at a desk are worn ones only where fresh ones run out", () => {
    const fresh = new Set(all.slice(0, 4));
    const worn = new Set(all.filter((id) => !fresh.has(id)));
    const chosen = select("DIGITAL", { wornPlaceIds: worn });
    expect(chosen.filter((id) => fresh.has(id)).length).toBeGreaterThanOrEqual(3);
    const many = new Set(all.slice(0, 40));
    const rest = new Set(all.filter((id) => !many.has(id)));
    expect(select("DIGITAL", { wornPlaceIds: rest }).every((id) => many.has(id))).toBe(true);
  });

  it("on the road are mostly fresh ones, and none is a used one", () => {
    const worn = new Set(all.filter((_, index) => index % 2 === 0));
    const without = select("PHYSICAL", {}).filter((id) => worn.has(id)).length;
    const chosen = select("PHYSICAL", { wornPlaceIds: worn });
    expect(chosen.filter((id) => worn.has(id)).length).toBeLessThan(without);
    expect(select("PHYSICAL", { usedPlaceIds: worn }).some((id) => worn.has(id))).toBe(false);
  });

  it("on the road are mostly ones that a register knows", () => {
    const doubted = new Set(all.filter((_, index) => index % 2 === 0));
    const places = library.places.map(
      (place): Place => (doubted.has(place.id) ? { ...place, uncompared: true } : place),
    );
    const doubting = createLibrary(places, library.gazetteer);
    const count = (from: Library) =>
      ofFourHunts(from).filter((place) => doubted.has(place.id)).length;
    expect(count(doubting)).toBeLessThan(count(library) * 0.7);
  });

  it("on the road are doubted ones only where little else is left", () => {
    const doubted = new Set(all.filter((_, index) => index % 3 === 0));
    const places = library.places.map(
      (place): Place =>
        place.stand && doubted.has(place.id)
          ? { ...place, stand: { ...place.stand, doubt: "the gate is open in winter" } }
          : place,
    );
    const doubting = createLibrary(places, library.gazetteer);
    const count = (from: Library) =>
      ofFourHunts(from).filter((place) => doubted.has(place.id)).length;
    expect(count(library)).toBeGreaterThan(5);
    expect(count(doubting)).toBeLessThan(2);
    const usedPlaceIds = new Set(all.filter((id) => !doubted.has(id)));
    const request = { state: "TEXAS", variant: "PHYSICAL", difficulty: "EASY", seed: "s" } as const;
    const left = selectPlaces(doubting, { ...request, usedPlaceIds }, seeded("s"));
    expect(left.every((place) => doubted.has(place.id))).toBe(true);
  });

  it("on the road are seldom ones from memory of a kind that was often wrong", () => {
    const places = library.places.map((place): Place => ({ ...place, uncompared: true }));
    const doubting = createLibrary(places, library.gazetteer);
    const count = (from: Library) =>
      ofFourHunts(from).filter(({ kind }) => oftenMoved.has(kind)).length;
    expect(count(doubting)).toBeLessThan(count(library) * 0.8);
  });

  it("are refused with what is left", () => {
    const usedPlaceIds = new Set(all.slice(7));
    expect(() => select("PHYSICAL", { usedPlaceIds })).toThrow(TooFewPlaces);
    expect(() => select("PHYSICAL", { usedPlaceIds })).toThrow(
      "TEXAS has 7 unused places left, and the hunt needs 10.",
    );
  });
});
