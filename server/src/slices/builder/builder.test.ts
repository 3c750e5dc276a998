import * as contract from "@ten-paces/contract";
import type { Place } from "@ten-paces/hunt-builder";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;
const places = (): Place[] => readLibraryFiles().filter((place) => place.stock === "KANSAS");

beforeAll(async () => {
  app = await testApp({}, places);
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(() => app.close());

const form = {
  state: "KANSAS",
  variant: "PHYSICAL",
  difficulty: "MEDIUM",
  prizePool: 0.25,
  totalSquares: 6,
  aiResistant: true,
  includeDecoys: true,
} as const;

async function build(): Promise<contract.HuntDraftShape> {
  const { hunt } = await app.ask(contract.generateHunt, { body: form }, admin);
  if (!hunt) throw new Error("The hunt was not built in time.");
  return hunt;
}

test("a hunt is built, validated, changed, scored and put into stock, once", async () => {
  const hunt = await build();
  expect(hunt.squares).toHaveLength(6);
  expect(hunt.prizePool).toBe(0.25);
  const { validation } = await app.ask(contract.validateHunt, { body: { hunt } }, admin);
  expect(validation.errors).toEqual([]);
  const { jobId, rewritten } = await app.ask(
    contract.rewriteDraftSquare,
    { body: { hunt, sequenceNum: 2, placeId: null, aiResistant: true, includeDecoys: true } },
    admin,
  );
  // Without a model there is nothing to wait for.
  if (jobId !== null || !rewritten) throw new Error("The square was not written at once.");
  const { square, ...rest } = rewritten;
  expect(square.placeId).not.toBe(hunt.squares[1]?.placeId);
  expect(rest.route.filter((leg, index) => leg.miles !== hunt.route[index]?.miles)).toHaveLength(2);
  expect(rest.routeMiles).not.toBe(hunt.routeMiles);
  expect(rest.estimatedDuration % 15).toBe(0);
  expect(rest.warnings.every((text) => text.startsWith("Square 2: "))).toBe(true);
  const name = square.landmarks[0] ?? "";
  // Every fact of the library about it at once: no other place can come before it.
  const facts = places().find((place) => place.id === square.placeId)?.facts ?? [];
  const telling = { ...square, clue: { mainClue: `Go to ${name}. ${facts.join(" ")}` } };
  const scored = await app.ask(contract.scoreDraftSquare, { body: { square: telling } }, admin);
  expect(scored.square.searchabilityScore).toBeGreaterThan(0.5);
  const leaking = {
    ...hunt,
    squares: hunt.squares.map((one, index) => (index === 1 ? telling : one)),
  };
  const refused = await app.call(contract.createBuiltHunt, { body: { hunt: leaking } }, admin);
  expect(refused).toMatchObject({ status: 422, body: { code: "not_valid" } });
  const both = await Promise.all([
    app.call(contract.createBuiltHunt, { body: { hunt } }, admin),
    app.call(contract.createBuiltHunt, { body: { hunt } }, admin),
  ]);
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(both.find((answer) => answer.status === 409)?.body.code).toBe("created_before");
  const { hunts } = await app.ask(
    contract.listAdminHunts,
    { query: { status: "AVAILABLE" } },
    admin,
  );
  expect(hunts).toMatchObject([
    { state: "KANSAS", prizePool: 0.25, totalSquares: 6, unsurveyed: 6 },
  ]);
});

test("of the free places those are told that go with a theme, each with a dot for the map", async () => {
  const find = async (more: object) =>
    app.ask(contract.listFreePlaces, { query: { state: "KANSAS", ...more } }, admin);
  const all = await find({});
  const wanted = all.places[0]?.kind ?? "";
  const themed = await find({ theme: wanted.replaceAll("_", " ") });
  expect(themed.total).toBeGreaterThan(0);
  expect(themed.total).toBeLessThan(all.total);
  expect(themed.dots.map(([id]) => id)).toEqual(themed.places.map(({ id }) => id));
  const [[id, lat, lng] = ["", 0, 0]] = themed.dots;
  expect(places().find((place) => place.id === id)?.point).toEqual({ lat, lng });
  expect((await find({ theme: "unicorns" })).total).toBe(0);
});

test("a physical draft stands only where a person can, and says what its trip asks", async () => {
  const hunt = await build();
  expect(hunt.squares.every(({ stand }) => stand !== undefined)).toBe(true);
  expect(hunt.trip?.miles).toBe(hunt.routeMiles);
  const nobodys = places().find(({ stand }) => stand === null)?.id ?? "";
  expect(nobodys).not.toBe("");
  const offered = async (from: object) => {
    const query = { state: "KANSAS", ...from };
    const { places: found } = await app.ask(contract.listFreePlaces, { query }, admin);
    return found.map(({ id }) => id);
  };
  expect(await offered({})).toContain(nobodys);
  expect(await offered({ lat: 38.5, lng: -98 })).not.toContain(nobodys);
  expect(await offered({ variant: "PHYSICAL" })).not.toContain(nobodys);
  const wanted = {
    hunt,
    sequenceNum: 2,
    placeId: nobodys,
    aiResistant: false,
    includeDecoys: true,
  };
  const refused = await app.call(contract.rewriteDraftSquare, { body: wanted }, admin);
  expect(refused).toMatchObject({ status: 422, body: { code: "no_place" } });
});

test("a withdrawn place is used no more until it is restored", async () => {
  const { place } = await app.ask(
    contract.getPlace,
    { params: { id: places()[0]?.id ?? "" } },
    admin,
  );
  const params = { id: place.id };
  const short = await app.call(contract.withdrawPlace, { params, body: { reason: "x" } }, admin);
  expect(short.status).toBe(400);
  await app.ask(contract.withdrawPlace, { params, body: { reason: "Closed for repair" } }, admin);
  const again = await app.call(
    contract.withdrawPlace,
    { params, body: { reason: "again" } },
    admin,
  );
  expect(again.status).toBe(409);
  const shown = await app.ask(contract.getPlace, { params }, admin);
  expect(shown.place).toMatchObject({
    withdrawn: true,
    withdrawal: { reason: "Closed for repair", by: admin.email },
  });
  const listed = await app.ask(contract.listPlaces, { query: { show: "withdrawn" } }, admin);
  expect(listed.places.map((one) => one.id)).toEqual([place.id]);
  const big = { ...form, totalSquares: 20 };
  for (let count = 0; count < 2; count += 1) {
    const { hunt } = await app.ask(contract.generateHunt, { body: big }, admin);
    expect(hunt?.squares.map((square) => square.placeId)).not.toContain(place.id);
  }
  await app.ask(contract.restorePlace, { params }, admin);
  const { entries } = await app.ask(contract.listAudit, { query: {} }, admin);
  expect(entries.slice(0, 2).map((entry) => entry.action)).toEqual([
    "restore place",
    "withdraw place",
  ]);
});

test("bad requests are refused with a sentence", async () => {
  const bad: [object, RegExp][] = [
    [{ state: "" }, /Please select a state/],
    [{ state: "ATLANTIS" }, /Please select a state/],
    [{ totalSquares: 4 }, /totalSquares/],
    [{ totalSquares: 21 }, /totalSquares/],
    [{ prizePool: -1 }, /prizePool/],
    [{ variant: "MAGICAL" }, /variant/],
  ];
  for (const [change, text] of bad) {
    const answer = await app.call(
      contract.generateHunt,
      { body: { ...form, ...change } } as never,
      admin,
    );
    expect(answer.status, JSON.stringify(change)).toBe(400);
    expect(answer.body.error).toMatch(text);
  }
});

test("a model that cannot be reached leaves the squares to the offline writer, and the draft says so", async () => {
  const settings = {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "nobody-home",
    // Port 9 is the discard port: nothing answers there.
    AI_BASE_URL: "http://127.0.0.1:9/v1",
    AI_TIMEOUT_SECONDS: "5",
  };
  const own = await testApp(settings, places);
  try {
    const root = await makeAdmin(own);
    own.deps.jobs.start(20);
    const options = await own.ask(contract.getBuilderOptions, {}, root);
    expect(options.writer).toBe("openai-compatible:nobody-home");
    const { jobId } = await own.ask(
      contract.generateHunt,
      { body: { ...form, totalSquares: 5 } },
      root,
    );
    const params = { id: jobId };
    await expect
      .poll(async () => (await own.ask(contract.getJob, { params }, root)).job.status, {
        timeout: 40_000,
      })
      .toBe("done");
    const { job } = await own.ask(contract.getJob, { params }, root);
    const hunt = contract.huntDraft.parse(job.result);
    expect(hunt.squares.map((square) => square.writer)).toEqual(Array(5).fill("offline"));
    expect(hunt.warnings.join(" ")).toMatch(/written offline/);
  } finally {
    await own.close();
  }
});
