import { beforeAll, describe, expect, it } from "vitest";
import type { HuntDraft, SquareDraft } from "../hunt.ts";
import { world } from "../testing/world.ts";
import { isNamedAfter } from "./picture-names.ts";
import { regionOf } from "./region.ts";
import { routeOf } from "./route.ts";

const { builder, library } = world(["texas"]);
let hunt: HuntDraft;

beforeAll(async () => {
  hunt = await builder.build({
    state: "TEXAS",
    variant: "PHYSICAL",
    difficulty: "MEDIUM",
    seed: "r",
    totalSquares: 5,
  });
});

/** The place that lies farthest from the hunt. */
function farthest(): string {
  const used = new Set(hunt.squares.map((square) => square.placeId));
  const [first] = hunt.squares;
  const away = (point: { lat: number; lng: number }) =>
    Math.hypot(point.lat - (first?.center.lat ?? 0), point.lng - (first?.center.lng ?? 0));
  const free = (library.byStock.get("TEXAS") ?? []).filter((place) => !used.has(place.id));
  return free.sort((a, b) => away(b.point) - away(a.point))[0]?.id ?? "";
}

describe("a square at another place", () => {
  it("brings the route and the duration along", async () => {
    const moved = await builder.rewriteSquare(hunt, 3, { seed: "s", placeId: farthest() });
    expect(moved.routeMiles).toBeGreaterThan(hunt.routeMiles + 100);
    expect(moved.estimatedDuration).toBeGreaterThan(hunt.estimatedDuration);
    const squares = hunt.squares.map((each) => (each.sequenceNum === 3 ? moved.square : each));
    expect(moved).toMatchObject(routeOf({ ...hunt, squares }));
    const miles = Math.round(hunt.routeMiles);
    expect(hunt.description.toLowerCase()).toContain(`about ${miles} mile`);
    expect(moved.description.toLowerCase().replaceAll(",", "")).toContain(
      `about ${Math.round(moved.routeMiles)} miles`,
    );
    expect(moved.warnings.every((text) => text.startsWith("Square 3: "))).toBe(true);
  });

  it("has what the hunt's page says of the way told anew", async () => {
    const placeId = farthest();
    const places = (squares: readonly SquareDraft[]) =>
      squares.flatMap((each) => library.findPlace(each.placeId) ?? []);
    for (const num of [1, 5]) {
      const moved = await builder.rewriteSquare(hunt, num, { seed: "s", placeId });
      const squares = hunt.squares.map((each) => (each.sequenceNum === num ? moved.square : each));
      const [before, after] = [hunt.squares, squares].map((some) =>
        regionOf(places(some), library),
      );
      expect(before).not.toBe(after);
      expect(hunt.description).toContain(before);
      expect(moved.description).toContain(after);
      expect(moved.description).not.toContain(before);
      const edited = { ...hunt, description: `Bring bread. A drive of ours, ${before}.` };
      const told = await builder.rewriteSquare(edited, num, { seed: "s", placeId });
      expect(told.description).toBe(`Bring bread. A drive of ours, ${after}.`);
    }
  });

  it("says when the hunt is named after the place that was here", async () => {
    const named = hunt.squares.find(({ placeId }) => {
      const place = library.findPlace(placeId);
      return place !== null && isNamedAfter(hunt.name, place);
    });
    expect(named).toBeDefined();
    const num = named?.sequenceNum ?? 0;
    const { warnings } = await builder.rewriteSquare(hunt, num, {
      seed: "s",
      placeId: farthest(),
    });
    expect(warnings.join()).toContain("named by a picture");
    const again = await builder.rewriteSquare(hunt, num, { seed: "s" });
    expect(again.warnings.join()).not.toContain("named by a picture");
    expect(again.description).toBe(hunt.description);
  });

  it("leaves alone a duration that was set by hand", async () => {
    const byHand = { ...hunt, estimatedDuration: hunt.estimatedDuration + 1 };
    const moved = await builder.rewriteSquare(byHand, 3, { seed: "s", placeId: farthest() });
    expect(moved.estimatedDuration).toBe(byHand.estimatedDuration);
  });
});
