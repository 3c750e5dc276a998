import { expect, test } from "vitest";
import { comparedIds } from "./compared.ts";
import { parsePlaces } from "./library.ts";
import { samplePlace } from "./testing/sample-places.ts";

const table = `id\tregister\tmetres\tverdict\tlat\tlng
old-mill\tlights\t12\tagrees\t38.00000\t-97.00000
campus\ttowns\t300\tarea\t38.00000\t-97.00000
`;
const registers = [
  { id: "lights", point: "thing" },
  { id: "towns", point: "area" },
];

test("a row is compared by a point of the very thing, not by its town's", () => {
  expect([...comparedIds(table, registers)]).toEqual(["old-mill"]);
});

test("a row without one says so, unless nobody asks", () => {
  const rows = ["old-mill", "campus"].map((id) => ({
    ...samplePlace(1),
    id,
    at: [38.5, -97.5] as [number, number],
  }));
  const doubted = parsePlaces(rows, "kansas", comparedIds(table, registers));
  expect(doubted.map(({ uncompared }) => uncompared)).toEqual([undefined, true]);
  expect(parsePlaces(rows, "kansas").some((place) => place.uncompared)).toBe(false);
});
