import { expect, test } from "vitest";
import { nearestDot, placeDots, pointPath } from "./map-dots.ts";
import { countyLabel, extremesSentence, kindLabel, townSentence } from "./place-words.ts";
import type { Dot } from "./queries.ts";

const dots: Dot[] = [
  ["a", 10, 10, "u"],
  ["b", 10, 14, "f"],
  ["c", 10, 40, "w"],
  ["abroad", 99, 99, "f"],
];
/** A flat world, a unit for a degree, that ends at 90. */
const flat = {
  project: ({ lat, lng }: { lat: number; lng: number }) => (lat > 90 ? null : { x: lng, y: lat }),
};
const placed = placeDots(flat, dots);

test("a place beyond the sheet gets no dot", () => {
  expect(placed.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("each state of a place has its own path, a point for each place", () => {
  expect(pointPath(placed, "u")).toBe("M10.00 10.00h0");
  expect(pointPath(placed, "f")).toBe("M14.00 10.00h0");
  expect(pointPath([], "w")).toBe("");
});

test("a click takes the nearest dot within reach", () => {
  expect(nearestDot(placed, { x: 11, y: 10 }, 5)?.id).toBe("a");
  expect(nearestDot(placed, { x: 13, y: 10 }, 5)?.id).toBe("b");
  expect(nearestDot(placed, { x: 25, y: 10 }, 5)).toBeNull();
});

test("words of a place", () => {
  expect(kindLabel("covered_bridge")).toBe("Covered bridge");
  expect(countyLabel({ county: "Marin", stateCode: "CA" })).toBe("Marin County");
  expect(countyLabel({ county: "Orleans", stateCode: "LA" })).toBe("Orleans Parish");
  expect(countyLabel({ county: "Baltimore City", stateCode: "MD" })).toBe("Baltimore City");
  expect(extremesSentence([])).toBeNull();
  expect(extremesSentence(["north", "east"])).toBe(
    "The northernmost and easternmost place of its stock",
  );
});

test("a town is told with distance, direction and people", () => {
  const town = { name: "Cody", distanceMi: 12.34, direction: "northwest", population: 9520 };
  expect(townSentence(town)).toBe("12.3 mi northwest of Cody (9,520 people)");
  expect(townSentence({ ...town, distanceMi: 0.4 })).toBe(
    "less than a mile from the middle of Cody (9,520 people)",
  );
});
