import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  type Hunter,
  makeAdmin,
  makeHunt,
  makeHunter,
  makePlayer,
  placeOfSquare,
} from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

type Survey = contract.Input<typeof contract.surveySquare>["body"];

const question = { text: "How many lions guard the door?", answers: ["7"] };
const jpeg = (filling: string) => ({
  type: "image/jpeg" as const,
  base64: Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from(filling.padEnd(24)),
  ]).toString("base64"),
});

const read = async (id: string) =>
  (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt;

/** Some metres north of where a test square lies. */
const spot = (num: number, northM = 20) => {
  const { lat, lng } = placeOfSquare(num);
  return { lat: lat + northM / 111_195, lng, accuracy: 4 };
};

interface Surveyed {
  status: number;
  body: contract.Result<typeof contract.surveySquare> & {
    code?: string;
    findings: string[];
    changes: contract.EditChange[];
  };
}

const survey = async (id: string, num: number, more: Partial<Survey> = {}, key?: string) =>
  (await app.call(
    contract.surveySquare,
    { params: { id, num }, body: { ...spot(num), ...more } },
    { ...admin, ...(key ? { idempotencyKey: key } : {}) },
  )) as unknown as Surveyed;
const undo = (id: string, num: number) =>
  app.call(contract.undoSurvey, { params: { id, num } }, admin);

async function photoOf(id: string, num: number) {
  const { status, body } = await app.call(contract.getSurveyPhoto, { params: { id, num } }, admin);
  const { photo } = body as unknown as contract.Result<typeof contract.getSurveyPhoto>;
  return status === 200 ? Buffer.from(photo.base64, "base64").toString("latin1") : status;
}

test("pin, phrase, question and photo come together, hint 3 follows, and undo takes all of it back", async () => {
  const id = await makeHunt(app, { state: "KANSAS", sure: "exact", secret: "plum" });
  const before = (await read(id)).squares[0];
  const first = await survey(id, 1, {
    where: " Stand at the foot of the stone steps. ",
    question,
    photo: jpeg("first"),
  });
  expect(first).toMatchObject({
    status: 200,
    body: {
      square: {
        surveyed: true,
        undoable: true,
        where: "at the foot of the stone steps",
        question,
        photographed: true,
        hint3: "hint3-plum-1 Stand at the foot of the stone steps.",
        reachFt: 33,
      },
    },
  });
  expect(await photoOf(id, 1)).toContain("first");
  // What is left out stays; null takes it away.
  const second = await survey(id, 1, {
    where: "by the second lamp of the stone steps",
    question: null,
    photo: jpeg("second"),
  });
  expect(second.body.square).toMatchObject({
    hint3: "hint3-plum-1 Stand by the second lamp of the stone steps.",
    photographed: true,
  });
  expect(second.body.square.question).toBeUndefined();
  expect(await undo(id, 1)).toMatchObject({
    status: 200,
    body: { square: { ...first.body.square, undoable: false } },
  });
  expect(await photoOf(id, 1)).toContain("first");

  const other = await makeHunt(app, { state: "IOWA", sure: "exact", secret: "plum" });
  await survey(other, 1, { where: "at the foot of the stone steps", question, photo: jpeg("x") });
  expect((await undo(other, 1)).status).toBe(200);
  expect((await read(other)).squares[0]).toEqual({
    ...before,
    hint3: expect.stringContaining("hint3-plum-1 Stand where-plum-1."),
  });
  expect(await photoOf(other, 1)).toBe(404);
});

test("a phrase that breaks a rule, and a picture that tells more than it shows, are refused whole", async () => {
  const id = await makeHunt(app, { state: "OHIO", sure: "exact" });
  const { version } = await read(id);
  const near = await survey(id, 1, { where: "somewhere near the bandstand" });
  expect(near).toMatchObject({ status: 422, body: { code: "phrase_refused" } });
  expect(near.body.findings.join(" ")).toContain("“somewhere” is no spot");
  for (const photo of [
    jpeg("....Exif\0\0...."),
    { ...jpeg("fine"), type: "image/webp" as const },
    jpeg("a".repeat(300_000)),
  ]) {
    expect(await survey(id, 1, { photo })).toMatchObject({
      status: 422,
      body: { code: "photo_unusable" },
    });
  }
  const bad = { question: { text: "What?", answers: [] } } as never;
  expect((await survey(id, 1, bad)).status).toBe(400);
  expect(await read(id)).toMatchObject({ version, unsurveyed: 3 });
  // Too short for a new one; who leaves it says that it is true.
  expect((await survey(id, 1, { where: "where-secret-1" })).status).toBe(200);
});

test("the same key is one survey, and another under it is none", async () => {
  const id = await makeHunt(app, { state: "UTAH", sure: "exact" });
  const sent = { at: app.clock.now().getTime() - 60_000, where: "by the door of the old mill" };
  const [one, two] = await Promise.all([
    survey(id, 1, sent, "survey-key-1"),
    survey(id, 1, sent, "survey-key-1"),
  ]);
  expect(one.status).toBe(200);
  expect(two.body).toEqual(one.body);
  expect((await read(id)).version).toBe(one.body.version);
  expect(await survey(id, 1, { ...sent, accuracy: 5 }, "survey-key-1")).toMatchObject({
    status: 409,
    body: { code: "idempotency_mismatch" },
  });
  // Also once the key was forgotten.
  const late = await survey(id, 1, { ...sent, version: 1 });
  expect(late).toMatchObject({ status: 200, body: { movedFt: 0, version: one.body.version } });
});

test("a survey counts for when it was measured, whenever it arrives", async () => {
  const id = await makeHunt(app, { state: "MAINE", sure: "exact" });
  const now = app.clock.now().getTime();
  expect((await survey(id, 1, { at: now - 3_600_000 })).status).toBe(200);
  expect(await survey(id, 1, { ...spot(1, 40), at: now - 7_200_000 })).toMatchObject({
    status: 409,
    body: { code: "surveyed_since" },
  });
  expect((await survey(id, 1, { ...spot(1, 40), at: now - 1_800_000 })).status).toBe(200);
  const { recent } = await app.ask(contract.listSurveys, { query: { huntId: id } }, admin);
  expect(recent.map(({ num, surveyedAt }) => [num, surveyedAt])).toEqual([
    [1, new Date(now - 1_800_000).toISOString()],
  ]);
  // A phone whose clock is ahead was there now.
  await survey(id, 2, { at: now + 86_400_000 });
  const list = await app.ask(contract.listSurveys, { query: { huntId: id } }, admin);
  expect(list.recent[0]).toMatchObject({ num: 2, surveyedAt: new Date(now).toISOString() });
});

test("an older version is told what changed, and nothing is written", async () => {
  const id = await makeHunt(app, { state: "TEXAS", sure: "exact" });
  const { version } = await read(id);
  const first = await survey(id, 1, { version });
  expect(first.body.version).toBe(version + 1);
  const second = await survey(id, 2, { version });
  expect(second).toMatchObject({ status: 409, body: { code: "stale", version: version + 1 } });
  expect(second.body.changes[0]).toMatchObject({
    by: admin.email,
    action: "survey square",
    square: 1,
  });
  expect((await survey(id, 2, { version: version + 1 })).status).toBe(200);
});

test("the list tells what is to be surveyed, and where one stands by the library", async () => {
  const id = await makeHunt(app, { state: "IDAHO", sure: "near", status: "AVAILABLE" });
  await survey(id, 2);
  const { squares, more, recent } = await app.ask(
    contract.listSurveys,
    { query: { state: "IDAHO" } },
    admin,
  );
  expect(squares.map(({ num }) => num)).toEqual([1, 3]);
  expect(squares[0]).toMatchObject({
    huntId: id,
    huntStatus: "AVAILABLE",
    state: "IDAHO",
    sureM: 300,
    where: "where-secret-1",
    surveyed: false,
    question: null,
  });
  expect(more).toBe(0);
  expect(recent).toMatchObject([{ num: 2, surveyed: true, undoable: true }]);
  const hunter = await makeHunter(app);
  for (const answer of [
    await app.call(contract.listSurveys, { query: {} }, hunter),
    await app.call(contract.getSurveyPhoto, { params: { id, num: 2 } }, hunter),
  ])
    expect(answer.status).toBe(403);
});

test("nothing is surveyed away from under somebody whose position was accepted", async () => {
  const id = await makeHunt(app, { state: "NEVADA" });
  await survey(id, 1, { ...spot(1, 0), question });
  const player = await makePlayer(app, id);
  const body = { squareNum: 1, fixes: fixesAt(app, 1) };
  const asked = await app.ask(contract.checkIn, { params: { id }, body }, player);
  expect(asked.outcome).toBe("question");
  expect(await survey(id, 1)).toMatchObject({ status: 409, body: { code: "already_started" } });
  expect(await undo(id, 1)).toMatchObject({ status: 409, body: { code: "already_started" } });
});
