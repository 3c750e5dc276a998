import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  placeOfSquare,
} from "../../../test/factories.ts";
import { stubKey, What3WordsStub } from "../../../test/what3words-stub.ts";
import { sql } from "../../lib/db/sql.ts";
import { readLibraryFiles } from "../places/service.ts";
import { greetAddresses } from "./service.ts";

let stub: What3WordsStub;
let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  stub = await What3WordsStub.start();
  app = await testApp({ ...stub.settings, WHAT3WORDS_CALLS_PER_DAY: "100" }, kansas);
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(async () => {
  await app.close();
  await stub.close();
});
beforeEach(() => {
  stub.trouble = () => null;
  stub.calls.length = 0;
  // What rests after trouble is asked again.
  app.clock.advance(60);
});

const kansas = () => readLibraryFiles(["kansas"]);
const standing = (point: { lat: number; lng: number }) => ({
  query: { ...point, accuracy: 5, at: app.clock.now().getTime() },
});
const find = (who: Hunter, point: { lat: number; lng: number }) =>
  app.call(contract.locateSquare, standing(point), who);
const openAlerts = async () => (await app.ask(contract.listAlerts, {}, admin)).alerts;
const countRows = async (table: "finder_lookups" | "outside_addresses") =>
  app.deps.db.one<{ n: number }>(
    table === "finder_lookups"
      ? sql`select count(*) as n from finder_lookups`
      : sql`select count(*) as n from outside_addresses`,
  );

async function build(variant: "PHYSICAL" | "DIGITAL", on: TestApp = app) {
  const body = {
    state: "KANSAS",
    variant,
    difficulty: "EASY",
    prizePool: 0.25,
    totalSquares: 5,
    aiResistant: false,
    includeDecoys: true,
  } as const;
  return (await on.ask(contract.generateHunt, { body }, admin)).hunt;
}

test("the finder answers in what3words' words, and asks for a square once", async () => {
  const hunter = await makeHunter(app);
  const point = { lat: 38.61, lng: -98.4 };
  const expected = stub.squareAt(point);
  expect((await find(hunter, point)).body).toEqual({
    words: expected.words,
    center: expected.coordinates,
    wordSource: "what3words",
  });
  const beside = { ...point, lat: expected.square.southwest.lat + 0.000001 };
  const again = await find(hunter, beside);
  expect(again.body.words).toBe(expected.words);
  expect(stub.calls).toHaveLength(1);
  expect(
    await app.call(contract.locateSquare, { query: { lat: 52.5, lng: 13.4 } }, admin),
  ).toMatchObject({
    body: { code: "outside" },
  });
  expect(stub.calls).toHaveLength(1);
});

test("while it is away the finder says so, counts nothing, and no log has the key or the place", async () => {
  const hunter = await makeHunter(app);
  const before = await countRows("finder_lookups");
  stub.trouble = () => "fail";
  const answer = await find(hunter, { lat: 38.7212345, lng: -98.4 });
  expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
  expect(answer.body.error).toMatch(
    /^The words of squares come from what3words, which does not answer/,
  );
  expect(await countRows("finder_lookups")).toEqual(before);
  expect(app.logLines.join("")).toContain("what3words does not answer");
  expect(app.logLines.join("")).not.toMatch(/38\.7212345|W3WSTUBKEY/);
  // A moment's silence is nobody's work.
  expect(await openAlerts()).toEqual([]);
  app.clock.advance(301);
  await find(hunter, { lat: 38.7212345, lng: -98.4 });
  expect((await openAlerts()).map(({ kind }) => kind)).toEqual(["addresses_away"]);
});

test("a start says in a sentence that the key is wrong, and the next that it is right", async () => {
  const said: string[] = [];
  stub.trouble = () => "key";
  await greetAddresses(app.deps, (line) => said.push(line));
  expect(said).toEqual([expect.stringMatching(/refuses the key\. Look at WHAT3WORDS_API_KEY/)]);
  const [alert] = await openAlerts();
  expect(alert?.text).toMatch(/refuses the key.*everything that is open is played on/);
  stub.trouble = () => null;
  app.clock.advance(60);
  await greetAddresses(app.deps, (line) => said.push(line));
  expect(said.at(-1)).toMatch(/it answers/);
  expect(await openAlerts()).toEqual([]);
});

test("a physical hunt has what3words' addresses, a digital one those of the own grid", async () => {
  const hunt = await build("PHYSICAL");
  expect(hunt?.squares).toHaveLength(5);
  for (const { words, wordSource, center } of hunt?.squares ?? []) {
    const told = stub.squareAt(center);
    expect([words, wordSource, center]).toEqual([told.words, "what3words", told.coordinates]);
  }
  const asked = stub.calls.length;
  const digital = await build("DIGITAL");
  for (const { words, center, ...square } of digital?.squares ?? []) {
    expect(app.grid.encode(center)?.words).toBe(words);
    expect(square).not.toHaveProperty("wordSource");
  }
  expect(stub.calls).toHaveLength(asked);
});

test("a hunt that cannot be addressed is not built, and whoever waits reads why", async () => {
  stub.trouble = () => "quota";
  const body = {
    state: "KANSAS",
    variant: "PHYSICAL",
    difficulty: "EASY",
    prizePool: 0.25,
    totalSquares: 5,
    aiResistant: false,
    includeDecoys: true,
  } as const;
  const answer = await app.call(contract.generateHunt, { body }, admin);
  expect(answer.body).toMatchObject({
    code: "build_failed",
    reason: expect.stringMatching(/^The what3words plan is used up/),
  });
});

test("an address that a draft makes up is refused; a file of a hunt keeps whose words they are", async () => {
  const hunt = await build("PHYSICAL");
  if (!hunt) throw new Error("No hunt.");
  const forged = {
    ...hunt,
    squares: hunt.squares.map((square, at) =>
      at === 1 ? { ...square, words: "filled.count.soap" } : square,
    ),
  };
  const refused = await app.call(contract.createBuiltHunt, { body: { hunt: forged } }, admin);
  expect(refused.body).toMatchObject({
    code: "not_valid",
    validation: { errors: [{ code: "address_unknown", field: "squares.1.words" }] },
  });
  const { huntId } = await app.ask(contract.createBuiltHunt, { body: { hunt } }, admin);
  const file = await app.ask(contract.exportHunt, { params: { id: huntId } }, admin);
  expect(file.hunt.squares.map(({ wordSource }) => wordSource)).toEqual(
    Array(5).fill("what3words"),
  );
  await app.ask(contract.deleteHunt, { query: { huntId } }, admin);
  const brought = await app.ask(contract.importHunt, { body: file, query: {} }, admin);
  expect(brought.validation.errors).toEqual([]);
  // Where it is not set up nobody can say whether they are right.
  const without = await testApp({}, kansas, { after: app });
  const foreign = { ...file, hunt: { ...file.hunt, seed: "another" } };
  const there = await without.call(
    contract.importHunt,
    { body: foreign, query: { dryRun: "true" } },
    admin,
  );
  expect(there.body).toMatchObject({
    validation: { errors: Array(5).fill({ code: "address_foreign" }) },
  });
  await without.close();
  await app.ask(contract.deleteHunt, { query: { huntId: brought.huntId ?? "" } }, admin);
});

test("a day has so many calls, and not one more", async () => {
  const small = await testApp({
    ...stub.settings,
    WHAT3WORDS_CALLS_PER_DAY: "3",
    WHAT3WORDS_CACHE_DAYS: "0",
  });
  const hunter = await makeHunter(small);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      small.call(
        contract.locateSquare,
        {
          query: { lat: 38.5 + at / 100, lng: -98.5, accuracy: 5, at: small.clock.now().getTime() },
        },
        hunter,
      ),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 503, 503, 503]);
  expect(stub.calls).toHaveLength(3);
  small.clock.advance(24 * 3600);
  const query = { lat: 38.5, lng: -98.5, accuracy: 5, at: small.clock.now().getTime() };
  expect((await small.call(contract.locateSquare, { query }, hunter)).status).toBe(200);
  await small.close();
});

test("what was told is let go of after the days that are set", async () => {
  const hunter = await makeHunter(app);
  await find(hunter, { lat: 38.9, lng: -98.1 });
  expect((await countRows("outside_addresses")).n).toBeGreaterThan(0);
  app.clock.advance(31 * 24 * 3600);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect((await countRows("outside_addresses")).n).toBe(0);
});

/** A physical hunt of the builder that is open, and what its squares are. */
async function openHunt(on: TestApp) {
  const hunt = await build("PHYSICAL", on);
  if (!hunt) throw new Error("No hunt.");
  const { huntId: id } = await on.ask(contract.createBuiltHunt, { body: { hunt } }, admin);
  await on.ask(contract.updateHunt, { params: { id }, body: { status: "ACTIVE" } }, admin);
  return { id, squares: hunt.squares };
}

test("an address that anybody can look up is shown once its square is solved; check-ins ask nobody", async () => {
  const { id, squares } = await openHunt(app);
  const player = await makePlayer(app, id, 5);
  const see = async (on: TestApp) =>
    (await on.ask(contract.getHunt, { params: { id }, query: {} }, player)).hunt.squares;
  const [current] = await see(app);
  expect(current).toMatchObject({
    state: "current",
    w3wAddress: contract.maskedAddress,
    wordSource: "what3words",
  });
  expect(JSON.stringify(await see(app))).not.toContain(squares[0]?.words);
  const showing = await testApp({ ...stub.settings, WHAT3WORDS_SHOWN: "on" }, kansas, {
    after: app,
  });
  expect((await see(showing))[0]).toMatchObject({ w3wAddress: squares[0]?.words });
  await showing.close();
  stub.trouble = () => "hang";
  stub.calls.length = 0;
  const at = app.clock.now().getTime();
  const fixes = [8, 6, 5].map((accuracy, index) => ({
    lat: (squares[0]?.center.lat ?? 0) + index * 4e-6,
    lng: squares[0]?.center.lng ?? 0,
    accuracy,
    at: at - 3000 + index * 1000,
  }));
  const solved = await app.ask(
    contract.checkIn,
    { params: { id }, body: { squareNum: 1, fixes } },
    player,
  );
  expect(solved).toMatchObject({ success: true });
  expect((await see(app))[0]).toMatchObject({
    state: "completed",
    w3wAddress: squares[0]?.words,
    wordSource: "what3words",
  });
  expect(stub.calls).toEqual([]);
  await app.ask(contract.updateHunt, { params: { id }, body: { status: "CANCELED" } }, admin);
});

test("switched on later, hunts keep the words they were made with, and the finder tells their players those too", async () => {
  const id = await makeHunt(app, { state: "KANSAS" });
  const player = await makePlayer(app, id);
  const own = app.grid.encode(placeOfSquare(1));
  const { hunt } = await app.ask(contract.getHunt, { params: { id }, query: {} }, player);
  expect(hunt.squares[0]).toMatchObject({ state: "current", w3wAddress: own?.words });
  expect((await find(player, placeOfSquare(1))).body).toMatchObject({
    words: stub.squareAt(placeOfSquare(1)).words,
    ownWords: own?.words,
  });
  expect((await find(await makeHunter(app), placeOfSquare(1))).body).not.toHaveProperty("ownWords");
  // A square that is surveyed stays of one piece with its hunt, and asks nobody.
  const spot = { ...placeOfSquare(2), lat: placeOfSquare(2).lat + 0.0002 };
  const asked = stub.calls.length;
  const { square } = await app.ask(
    contract.surveySquare,
    { params: { id, num: 2 }, body: { ...spot, accuracy: 4 } },
    admin,
  );
  expect(square.w3wAddress).toBe(app.grid.encode(spot)?.words);
  expect(stub.calls).toHaveLength(asked);
  await app.ask(contract.updateHunt, { params: { id }, body: { status: "CANCELED" } }, admin);
});

test("switched off later, hunts keep their words, are played on, and what is moved gets one of our own", async () => {
  const { id, squares } = await openHunt(app);
  const params = { id, num: 3 };
  const near = (at: number, northDeg: number) => ({
    lat: (squares[at]?.center.lat ?? 0) + northDeg,
    lng: squares[at]?.center.lng ?? 0,
    accuracy: 4,
  });
  const moved = await app.ask(contract.surveySquare, { params, body: near(2, 0.0001) }, admin);
  expect(moved.square).toMatchObject({
    w3wAddress: stub.squareAt(near(2, 0.0001)).words,
    wordSource: "what3words",
  });
  const off = await testApp({}, kansas, { after: app });
  const player = await makePlayer(app, id, 5);
  const { hunt } = await off.ask(contract.getHunt, { params: { id }, query: {} }, player);
  expect(hunt.squares[0]).toMatchObject({
    w3wAddress: contract.maskedAddress,
    wordSource: "what3words",
  });
  const again = await off.ask(contract.surveySquare, { params, body: near(2, 0.0003) }, admin);
  expect(again.square.w3wAddress).toBe(app.grid.encode(near(2, 0.0003))?.words);
  expect(again.square).not.toHaveProperty("wordSource");
  // Taken back it has the words again that it had.
  const undone = await off.ask(contract.undoSurvey, { params }, admin);
  expect(undone.square).toMatchObject({
    w3wAddress: stub.squareAt(near(2, 0.0001)).words,
    wordSource: "what3words",
  });
  await off.close();
  await app.ask(contract.updateHunt, { params: { id }, body: { status: "CANCELED" } }, admin);
});

test("a hunt in stock is revised as it is stored, whoever gives addresses now", async () => {
  const hunt = await build("PHYSICAL");
  if (!hunt) throw new Error("No hunt.");
  const { huntId: id } = await app.ask(contract.createBuiltHunt, { body: { hunt } }, admin);
  const off = await testApp({}, kansas, { after: app });
  const opened = await off.ask(contract.getHuntDraft, { params: { id } }, admin);
  const body = { hunt: opened.hunt, status: opened.status, version: opened.version };
  const revised = await off.call(contract.reviseBuiltHunt, { params: { id }, body }, admin);
  expect(revised.status).toBe(200);
  const stored = await off.ask(contract.getAdminHunt, { params: { id } }, admin);
  expect(stored.hunt.squares[0]).toMatchObject({
    w3wAddress: hunt.squares[0]?.words,
    wordSource: "what3words",
  });
  await off.close();
});

test("the key that is configured is the one that is sent", () => {
  expect(app.deps.config.what3words?.apiKey).toBe(stubKey);
});
