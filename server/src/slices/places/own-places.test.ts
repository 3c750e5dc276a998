import { readFileSync } from "node:fs";
import * as contract from "@ten-paces/contract";
import { type PlaceRow, parsePlaces } from "@ten-paces/hunt-builder";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter } from "../../../test/factories.ts";

const file = (stem: string): PlaceRow[] =>
  JSON.parse(
    readFileSync(new URL(`../../../../data/places/${stem}.json`, import.meta.url), "utf8"),
  );
const rows = file("kansas");
// The library holds half of Kansas; the other half comes as the operator's own.
const [inLibrary, ours] = [rows.slice(0, 40), rows.slice(40)];

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp({}, () => parsePlaces(inLibrary, "kansas"));
  admin = await makeAdmin(app);
  await app.services.begin(() => {});
});
afterAll(() => app.close());

const mine = (n: number, more: Partial<PlaceRow> = {}) => ({
  ...(ours[n] as PlaceRow),
  ...more,
});
const create = (row: object, stem = "kansas") =>
  app.call(contract.createPlace, { body: { stem, row: row as never } }, admin);
const list = async (query: object) =>
  (await app.ask(contract.listPlaces, { query: query as never }, admin)).places;
const takeIn = (text: string, dryRun: boolean, format: "csv" | "geojson" = "csv") =>
  app.call(contract.importPlaces, { body: { format, text, dryRun } }, admin);
const giveOut = async (format: "csv" | "geojson") =>
  (await app.ask(contract.exportPlaces, { query: { format } }, admin)).text;

test("a place is checked like a row of the library, told in sentences, and the builder has it at once", async () => {
  const careless = mine(0, {
    measure: { what: "towers", value: 2, unit: "towers", how: "" },
    town: "Topeka, KS",
  });
  const refused = await create(careless);
  expect(refused).toMatchObject({ status: 400, body: { code: "invalid_place" } });
  expect(refused.body.problems).toEqual([
    {
      field: "measure.value",
      what: 'A count of 2 leads nobody ("towers has 2 towers"): take another number.',
    },
    { field: "town", what: "Town is a bare name of the row's own state: Topeka, KS." },
  ]);
  expect((await create({ id: 7, nonsense: true })).status).toBe(400);
  expect((await create(mine(0, { at: [1] as never, kind: "" as never }))).body.problems).toEqual([
    { field: "kind", what: "Unknown kind." },
    { field: "at", what: "The point must be [latitude, longitude]." },
  ]);
  const { id } = mine(0);
  expect((await create(mine(0))).body).toMatchObject({ place: { id, version: 1 } });
  expect((await create(mine(0))).body).toMatchObject({ code: "invalid_place" });
  await expect.poll(async () => (await list({ show: "own" })).map((each) => each.id)).toEqual([id]);
});

test("beside another place it is refused, by how far it is", async () => {
  const { body } = await create({ ...inLibrary[0], id: "a-twin" });
  expect(body.problems).toEqual([
    { field: "at", what: `It is 0 m from ${inLibrary[0]?.id}, which is there already.` },
  ]);
});

test("an older version is told so, and what is of the library stays as it is", async () => {
  const { id } = mine(2);
  await create(mine(2));
  const put = (version: number, more: Partial<PlaceRow> = {}) =>
    app.call(
      contract.updatePlace,
      { params: { id }, body: { stem: "kansas", row: mine(2, more) as never, version } },
      admin,
    );
  const safety = [...new Set([...mine(2).safety, "weather" as const])];
  expect((await put(1, { safety })).body).toMatchObject({ place: { version: 2 } });
  expect((await put(1)).body).toMatchObject({ code: "stale", version: 2 });
  const params = { id: inLibrary[3]?.id ?? "" };
  const body = { stem: "kansas", row: inLibrary[3] as never, version: 1 };
  expect((await app.call(contract.updatePlace, { params, body }, admin)).body.code).toMatch(
    /of_library|invalid_place/,
  );
  expect((await app.call(contract.deletePlace, { params }, admin)).body).toMatchObject({
    code: "of_library",
  });
  expect((await app.call(contract.deletePlace, { params: { id } }, admin)).status).toBe(200);
  await expect
    .poll(async () => (await list({ show: "own" })).some((each) => each.id === id))
    .toBe(false);
  // Whoever still edits what was deleted does not write over what was added in its place.
  expect((await create(mine(2))).body).toMatchObject({ place: { id, version: 4 } });
  for (const seen of [1, 2])
    expect((await put(seen)).body).toMatchObject({ code: "stale", version: 4 });
  await app.call(contract.deletePlace, { params: { id } }, admin);
});

test("of two who add the same place at once one is told that it is there", async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => create(mine(4))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  const { id } = mine(4);
  expect((await app.call(contract.deletePlace, { params: { id } }, admin)).status).toBe(200);
});

test.each(["csv", "geojson"] as const)(
  "a %s of own places comes back as it went out",
  async (format) => {
    const doubt = "the gate on the drive is open in winter";
    const doubted = mine(3);
    if (doubted.stand) doubted.stand = { ...doubted.stand, doubt };
    await create(doubted);
    const before = await giveOut(format);
    expect(before).toContain(doubt);
    const again = await takeIn(before, true, format);
    expect(again.body).toMatchObject({ fresh: 0, problems: [], imported: false });
    const { body } = await takeIn(before, false, format);
    expect(body).toMatchObject({ imported: true });
    expect(await giveOut(format)).toBe(before);
  },
);

test("a file is taken in whole or not at all; a dry run says what is wrong and where", async () => {
  const collection = (list: readonly PlaceRow[]) =>
    JSON.stringify({
      type: "FeatureCollection",
      features: list.map(({ at, ...fields }) => ({
        type: "Feature",
        geometry: { type: "Point", coordinates: [at[1], at[0]] },
        properties: { file: "kansas", ...fields },
      })),
    });
  const good = ours.slice(4, 14);
  const bad = { ...mine(15), town: "Wichita, Kansas" };
  const dry = await takeIn(collection([...good, bad]), true, "geojson");
  expect(dry.body).toMatchObject({
    rows: 11,
    fresh: 11,
    imported: false,
    problems: [{ line: 11, id: bad.id, column: "town" }],
  });
  expect((await takeIn(collection([...good, bad]), false, "geojson")).body).toMatchObject({
    imported: false,
  });
  expect((await takeIn(collection(good), false, "geojson")).body).toMatchObject({ imported: true });
  await expect.poll(async () => (await list({ show: "own" })).length).toBe(12);
  expect((await takeIn("a,b\n1,2", true)).body).toMatchObject({
    code: "unreadable_file",
    why: "It has no column id, name, file.",
  });
  const head = (await giveOut("csv")).split("\n")[0];
  for (const [column, why] of [
    ["doubts", "Nobody knows its column doubts: the template has them all."],
    ["doubt", "It has the column doubt more than once."],
  ]) {
    const { body } = await takeIn(`${head},${column}\n`, true);
    expect(body).toMatchObject({ code: "unreadable_file", why });
  }
  expect((await takeIn("{", true, "geojson")).body).toMatchObject({ code: "unreadable_file" });
  const table = (await giveOut("csv")).split("\n");
  const broken = [table[0], table[1]?.replace(/,3\d\.\d+,/, ",north,")].join("\n");
  expect((await takeIn(broken, true)).body.problems).toMatchObject([{ line: 2, column: "lat" }]);
});

test("a cell that a spreadsheet would reckon with is guarded, and comes back as it was", async () => {
  const named = mine(20, { access: "=HYPERLINK(1)" });
  await create(named);
  const csv = await giveOut("csv");
  expect(csv).not.toMatch(/(^|,)"?=/m);
});

test("the keeper's answer is noted, and a no keeps the builder away", async () => {
  const { id } = mine(0);
  const record = {
    askedOn: "2026-05-04",
    answer: "no" as const,
    goodUntil: null,
    contact: "Parks, 785 555 0100",
    note: "",
  };
  await app.ask(contract.noteGround, { params: { id }, body: record }, admin);
  const { place } = await app.ask(contract.getPlace, { params: { id } }, admin);
  expect(place).toMatchObject({ own: true, ground: record });
  const { listWithdrawnIds } = await import("./service.ts");
  expect((await listWithdrawnIds(app.deps.db)).has(id)).toBe(true);
});

test("a hunter may none of it", async () => {
  const hunter = await makeHunter(app);
  const { status } = await app.call(
    contract.createPlace,
    { body: { stem: "kansas", row: {} } },
    hunter,
  );
  expect(status).toBe(403);
});
