import { beforeAll, describe, expect, it } from "vitest";
import type { HuntDraft } from "../hunt.ts";
import { world } from "../testing/world.ts";
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

  it("leaves alone a duration that was set by hand", async () => {
    const byHand = { ...hunt, estimatedDuration: hunt.estimatedDuration + 1 };
    const moved = await builder.rewriteSquare(byHand, 3, { seed: "s", placeId: farthest() });
    expect(moved.estimatedDuration).toBe(byHand.estimatedDuration);
  });
});
