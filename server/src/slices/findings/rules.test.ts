import { distanceM } from "@ten-paces/geo";
import { expect, test } from "vitest";
import { type FinderFix, proposePin } from "./rules.ts";

const base = { lat: 39.1, lng: -94.6 };
const fix = (finder: string, northM: number, accuracyM = 5): FinderFix => ({
  lat: base.lat + northM / 111_195,
  lng: base.lng,
  accuracyM,
  finder,
});

test("fewer than three independent finders propose nothing", () => {
  expect(proposePin([])).toBeNull();
  expect(proposePin([fix("a", 0), fix("b", 1)])).toBeNull();
  expect(proposePin([fix("a", 0), fix("b", 1), fix("b", 2), fix("a", 3)])).toBeNull();
});

test("three propose their middle, the surer one more so, and one far off is left aside", () => {
  const even = proposePin([fix("a", 0), fix("b", 10), fix("c", 20)]);
  expect(distanceM(even ?? base, fix("", 10))).toBeLessThan(0.1);
  expect(even).toMatchObject({ finders: 3 });
  const weighed = proposePin([fix("a", 0, 3), fix("b", 20, 25), fix("c", 20, 25)]);
  expect(distanceM(weighed ?? base, base)).toBeLessThan(1);
  expect(proposePin([fix("a", 0), fix("b", 2), fix("c", 300)])).toBeNull();
  const without = proposePin([fix("a", 0), fix("b", 2), fix("c", 4), fix("d", 300)]);
  expect(without).toMatchObject({ finders: 3 });
  expect(without?.spreadM).toBeLessThan(3);
});
