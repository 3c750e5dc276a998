import { expect, test } from "vitest";
import { eighthOf, flags, labelsOf, spotFrom, whereabouts } from "./town-map.ts";

const at = (id: string, x: number, y: number) => ({ id, name: id, x, y });

test("the eighth of a turn in which a town lies", () => {
  const here = { x: 500, y: 500 };
  expect(eighthOf(here, { x: 500, y: 100 })).toBe(0);
  expect(eighthOf(here, { x: 900, y: 500 })).toBe(2);
  expect(eighthOf(here, { x: 480, y: 100 })).toBe(0);
  expect(eighthOf(here, { x: 100, y: 120 })).toBe(7);
});

test("a spot in words is told from the nearest town", () => {
  const towns = [at("Dover", 500, 500), at("Epping", 100, 100)];
  expect(whereabouts({ x: 530, y: 470 }, towns, 100)).toBe("4 miles northeast of Dover");
  expect(whereabouts({ x: 500, y: 510 }, towns, 100)).toBe("1 mile south of Dover");
  expect(whereabouts({ x: 101, y: 100 }, towns, 100)).toBe("in Epping");
});

test("names cover neither each other nor a town, and the first have the first choice", () => {
  const crowd = Array.from({ length: 9 }, (_, i) =>
    at(`Town${i}`, 480 + 20 * (i % 3), 480 + 8 * i),
  );
  const labels = labelsOf(crowd, 14);
  expect(labels[0]?.id).toBe("Town0");
  expect(labels.length).toBeLessThan(9);
  expect(labelsOf([at("Alone", 990, 500)], 14)[0]?.anchor).toBe("end");
});

test("what a device kept of a spot is read whatever it is", () => {
  expect(spotFrom("12,900")).toEqual({ x: 12, y: 900 });
  expect(spotFrom("9999,1")).toEqual({ x: 1000, y: 1 });
  expect(spotFrom("here")).toBeNull();
  expect(spotFrom(undefined)).toBeNull();
});

test("no two letters of the flags look alike", () => {
  const looks = flags.map(([, one, other]) => [one, other].sort().join());
  expect(new Set(looks).size).toBe(26);
});
