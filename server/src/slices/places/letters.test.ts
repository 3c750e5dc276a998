import * as contract from "@ten-paces/contract";
import type { Library, Place, Stand } from "@ten-paces/hunt-builder";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeAdmin, makeHunt } from "../../../test/factories.ts";
import { lettersOf } from "./letters.ts";
import type { SpotRow } from "./sql.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Ground = Stand["ground"];

/** Places by id: whose ground they are, and in which town. */
function libraryOf(grounds: Record<string, [ground: Ground, town: string]>): Library {
  const placeAt = (id: string): Partial<Place> | null => {
    const found = grounds[id];
    if (!found) return null;
    const [ground, town] = found;
    const stand = { at: [44, -72], where: `by the door of ${id}`, ground } as unknown as Stand;
    return { id, town, county: "Lamoille", stateCode: "VT", stand };
  };
  return { findPlace: placeAt } as unknown as Library;
}

const spot = (num: number, placeId: string | null, more: Partial<SpotRow> = {}): SpotRow => ({
  num,
  placeId,
  name: `Place ${num}`,
  town: "Stowe",
  lat: 44.001,
  lng: -72.001,
  surveyed: false,
  stand: null,
  ...more,
});

test("a keeper gets one letter for all of its spots, and who is not named only where it is the same town or county", () => {
  const city: Ground = { who: "city", ask: "no" };
  const parks: Ground = { who: "state", name: "Vermont State Parks", ask: "needed" };
  const library = libraryOf({
    a: [parks, "Stowe"],
    b: [city, "Stowe"],
    c: [parks, "Barre"],
    d: [city, "Barre"],
    e: [city, "Stowe"],
    f: [{ who: "state", ask: "advised" }, "Stowe"],
    g: [{ who: "state", ask: "advised" }, "Stowe"],
  });
  const spots = ["a", "b", "c", "d", "e", "f", "g", "gone"].map((id, i) => spot(i + 1, id));
  const letters = lettersOf(spots, library, new Map());
  expect(
    letters.map(({ keeper, spots: of }) => [keeper, of.map(({ squareNum }) => squareNum)]),
  ).toEqual([
    ["The state, Vermont State Parks", [1, 3]],
    ["The city", [2, 5]],
    ["The city", [4]],
    ["The state", [6]],
    ["The state", [7]],
    ["Not known", [8]],
  ]);
});

test("a letter names where one stands, and never the pin of a square that nobody has surveyed", () => {
  const library = libraryOf({ a: [{ who: "church", ask: "advised" }, "Stowe"] });
  const record = {
    placeId: "a",
    askedOn: "2026-05-04",
    answer: "yes" as const,
    goodUntil: null,
    contact: "The sexton",
    note: "",
  };
  const surveyed = { surveyed: true, stand: { where: "at the gate" } as SpotRow["stand"] };
  const [letter] = lettersOf(
    [spot(1, "a"), spot(2, null, surveyed)],
    library,
    new Map([["a", record]]),
  );
  const { placeId: _, ...noted } = record;
  expect(letter?.spots).toEqual([
    expect.objectContaining({
      at: { lat: 44, lng: -72 },
      where: "by the door of a",
      record: noted,
    }),
  ]);
  const [alone] = lettersOf([spot(2, null, surveyed)], library, new Map());
  expect(alone?.spots).toEqual([
    expect.objectContaining({
      at: { lat: 44.001, lng: -72.001 },
      where: "at the gate",
      record: null,
    }),
  ]);
});

test("the desk reads the letters of a hunt; one that is played at a desk has none", async () => {
  const admin = await makeAdmin(app);
  const physical = await makeHunt(app);
  const { hunt, letters } = await app.ask(
    contract.listKeeperLetters,
    { params: { id: physical } },
    admin,
  );
  expect(hunt.id).toBe(physical);
  expect(letters.flatMap(({ spots }) => spots).map(({ squareNum }) => squareNum)[0]).toBe(1);
  const digital = await makeHunt(app, { variant: "DIGITAL" });
  const none = await app.ask(contract.listKeeperLetters, { params: { id: digital } }, admin);
  expect(none.letters).toEqual([]);
  const missing = await app.call(
    contract.listKeeperLetters,
    { params: { id: "no-such-hunt" } },
    admin,
  );
  expect(missing.status).toBe(404);
});
