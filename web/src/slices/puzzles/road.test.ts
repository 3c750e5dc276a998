import { expect, test } from "vitest";
import { besideOf, roadAfter, roadOf } from "./road.ts";

const region = (id: string) => ({ id, name: id, letter: "A", x: 0, y: 0, outline: "" });
const map = {
  regions: ["a", "b", "c", "d"].map(region),
  borders: [
    ["a", "b"],
    ["b", "c"],
    ["c", "d"],
  ],
};

test("a road goes on over a border, and is taken back from its end", () => {
  expect(roadAfter([], "b", map, 3)).toEqual(["b"]);
  expect(roadAfter(["b"], "c", map, 3)).toEqual(["b", "c"]);
  expect(roadAfter(["b"], "d", map, 3)).toBeNull();
  expect(roadAfter(["a", "b", "c"], "d", map, 3)).toBeNull();
  expect(roadAfter(["a", "b", "c"], "c", map, 3)).toEqual(["a", "b"]);
  expect(roadAfter(["a", "b", "c"], "a", map, 3)).toEqual(["a"]);
});

test("what a device kept is read as far as the map knows it", () => {
  expect(roadOf("b,x,c,b", map)).toEqual(["b", "c"]);
  expect(roadOf(undefined, map)).toEqual([]);
  expect(besideOf(map, "c")).toEqual(["b", "d"]);
});
