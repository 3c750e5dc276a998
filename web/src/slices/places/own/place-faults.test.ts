import { expect, test } from "vitest";
import { faultsByField } from "./place-faults.ts";
import { pointOf } from "./point-part.tsx";

test("problems stand by the field that they are about, and those about none apart", () => {
  const faults = faultsByField([
    { field: "stand.asks.walkM", what: "One." },
    { field: "facts", what: "Two." },
    { field: "facts", what: "Three." },
    { field: "clues", what: "Four." },
    { field: null, what: "Five." },
  ]);
  expect(faults).toEqual(
    new Map<string | null, string[]>([
      ["walkM", ["One."]],
      ["facts", ["Two.", "Three."]],
      [null, ["Four.", "Five."]],
    ]),
  );
});

test("a point is drawn where two fields say one", () => {
  expect(pointOf("44.5", "-72.25")).toEqual({ lat: 44.5, lng: -72.25 });
  for (const [lat, lng] of [
    ["", "-72"],
    ["44", " "],
    ["north", "-72"],
    ["91", "-72"],
  ] as const) {
    expect(pointOf(lat, lng)).toBeNull();
  }
});
