import { expect, test } from "vitest";
import { formatPoint, readPoint } from "./coordinates.ts";

test.each([
  ["38.5766, -121.4936", 38.5766, -121.4936],
  ["38.5766 -121.4936", 38.5766, -121.4936],
  ["(38.5766,-121.4936)", 38.5766, -121.4936],
  ["38.5766° N, 121.4936° W", 38.5766, -121.4936],
  ["+21.3 -157.8", 21.3, -157.8],
  [`38°34'30"N 121°29'24"W`, 38.575, -121.49],
  ["38°34.5′N, 121°29.4′W", 38.575, -121.49],
])("%s is a point", (typed, lat, lng) => {
  const point = readPoint(typed);
  expect(point?.lat).toBeCloseTo(lat, 6);
  expect(point?.lng).toBeCloseTo(lng, 6);
});

test.each(["", "38.5766", "here, there", "91, 10", "38, 181", "1,2,3", "38.5766, -121.4936 x"])(
  "%s is none",
  (typed) => {
    expect(readPoint(typed)).toBeNull();
  },
);

test("a point is written with five decimals", () => {
  expect(formatPoint({ lat: 38.5, lng: -121.493612 })).toBe("38.50000, -121.49361");
});
