import { describe, expect, it } from "vitest";
import type { Place } from "../place.ts";
import { world } from "../testing/world.ts";
import { durationOf, legsOf, orderForTravel } from "./route.ts";

const { library } = world(["texas"]);
const places = (library.byStock.get("TEXAS") ?? []).slice(0, 10);
const total = (route: readonly Place[]): number =>
  legsOf(route.map((place) => place.point)).reduce((sum, leg) => sum + leg.miles, 0);

describe("a route", () => {
  it("visits every place once", () => {
    expect(
      orderForTravel(places)
        .map((place) => place.id)
        .sort(),
    ).toEqual(places.map((place) => place.id).sort());
  });

  it("cannot be shortened by turning any stretch around", () => {
    const route = orderForTravel(places);
    for (let i = 0; i < route.length - 1; i++)
      for (let j = i + 1; j < route.length; j++) {
        const turned = [
          ...route.slice(0, i),
          ...route.slice(i, j + 1).reverse(),
          ...route.slice(j + 1),
        ];
        expect(total(turned)).toBeGreaterThanOrEqual(total(route) - 1);
      }
  });

  it("does not depend on the order it is given", () => {
    expect(total(orderForTravel([...places].reverse()))).toBeCloseTo(
      total(orderForTravel(places)),
      0,
    );
  });

  it("takes longer with more miles, more squares and more difficulty", () => {
    const legs = legsOf(orderForTravel(places).map((place) => place.point));
    const easy = durationOf(legs, 10, "EASY", true);
    expect(durationOf(legs, 10, "HARD", true)).toBeGreaterThan(easy);
    expect(durationOf(legs.slice(0, 3), 10, "EASY", true)).toBeLessThan(easy);
    expect(durationOf([], 10, "EASY", false) % 15).toBe(0);
  });
});
