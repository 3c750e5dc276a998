import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readLibraryFiles } from "../src/slices/places/service.ts";
import { type TestApp, testApp } from "./build-app.ts";
import * as things from "./changed-things.ts";
import { type Hunter, makeAdmin, makeHunter } from "./factories.ts";

let app: TestApp;
let ann: Hunter;
let ben: Hunter;

beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["kansas"]));
  ann = await makeAdmin(app);
  ben = await makeHunter(app);
  const owner = { params: { id: ben.id }, body: { role: "owner" } } as const;
  await app.ask(contract.updateUser, owner, ann);
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(1));

const world = () => ({ app, admin: ann, second: ben });
/** What the second of two editors is told. */
const stale = (fields: Record<string, unknown>[], by = ann.email) => ({
  status: 409,
  body: {
    code: "stale",
    error: expect.stringMatching(
      /^Somebody has changed this .*while you had it open\. Nothing was/,
    ),
    changes: [
      { by, fields: expect.arrayContaining(fields.map((one) => expect.objectContaining(one))) },
    ],
  },
});

describe("two administrators on one", () => {
  test("announcement: the second is told what the first changed, and theirs lies over it where they say so", async () => {
    const id = await things.announced(world());
    const read = async () =>
      (await app.ask(contract.listAllAnnouncements, {}, ben)).announcements.find(
        (one) => one.id === id,
      );
    const seen = (await read())?.version;
    const put = (body: object, by: Hunter) =>
      app.call(contract.updateAnnouncement, { params: { id }, body }, by);
    expect((await put({ title: "Snow on Saturday", version: seen }, ann)).status).toBe(200);
    const excerpt = "Bring a hat.";
    const late = await put({ excerpt, version: seen }, ben);
    const title = { name: "title", before: "Rain on Saturday", after: "Snow on Saturday" };
    expect(late).toMatchObject(stale([title]));
    expect(await read()).toMatchObject({ title: "Snow on Saturday", excerpt: "Bring a coat." });
    const { version } = late.body as { version: number };
    expect((await put({ excerpt, version }, ben)).status).toBe(200);
    expect(await read()).toMatchObject({ title: "Snow on Saturday", excerpt });
    await app.ask(contract.deleteAnnouncement, { params: { id } }, ann);
    expect(await put({ excerpt, version: version + 1 }, ben)).toMatchObject({
      status: 404,
      body: { code: "gone", error: expect.stringMatching(/^Somebody has deleted this/) },
    });
  });

  test("correction: as with an announcement; without a version it is judged by its values alone", async () => {
    const params = { id: await things.posted(world()) };
    const put = (body: object, by: Hunter) =>
      app.call(contract.updateErratum, { params, body }, by);
    const read = async () =>
      (await app.ask(contract.listAllErrata, {}, ben)).errata.find(({ id }) => id === params.id);
    expect((await put({ status: "Resolved", version: 0 }, ann)).status).toBe(200);
    const late = await put({ severity: "High", version: 0 }, ben);
    expect(late).toMatchObject(stale([{ name: "status", before: "Active", after: "Resolved" }]));
    expect(await read()).toMatchObject({ severity: "Low", version: 1 });
    expect((await put({ severity: "High" }, ben)).status).toBe(200);
    expect(await read()).toMatchObject({ severity: "High", status: "Resolved", version: 2 });
    await app.ask(contract.deleteErratum, { params }, ann);
    expect(await put({ severity: "Low", version: 2 }, ben)).toMatchObject({ status: 404 });
  });

  test("question of the product: both write the first words of their own, and the second is told", async () => {
    const faqId = "what-is-a-hunt";
    const create = (answer: string, by: Hunter, version: number) =>
      app.call(contract.createFaq, { body: { ...things.question, answer, faqId, version } }, by);
    const first = await create("A walk.", ann, 0);
    expect(first.status).toBe(200);
    const late = await create("A ride.", ben, 0);
    expect(late).toMatchObject(stale([{ name: "answer", after: "A walk." }]));
    const { faqs } = await app.ask(contract.listAllFaqs, {}, ben);
    const held = faqs.filter((faq) => faq.faqId === faqId);
    expect(held).toMatchObject([{ answer: "A walk.", version: 1 }]);
    const params = { id: held[0]?.id ?? "" };
    const put = (body: object, by: Hunter) => app.call(contract.updateFaq, { params, body }, by);
    expect((await put({ answer: "A long walk.", version: 1 }, ann)).status).toBe(200);
    const answer = { name: "answer", before: "A walk.", after: "A long walk." };
    expect(await put({ hidden: true, version: 1 }, ben)).toMatchObject(stale([answer]));
    expect((await put({ hidden: true, version: 2 }, ben)).body).toMatchObject({
      faq: { answer: "A long walk.", hidden: true },
    });
    await app.ask(contract.deleteFaq, { params }, ann);
    expect(await put({ hidden: false, version: 3 }, ben)).toMatchObject({ status: 404 });
    // Taken back and written anew it is not what it was.
    expect(await create("A walk.", ben, 1)).toMatchObject({ status: 409 });
  });

  test("setting: who changed another one is in nobody's way, who changed the same one is told of", async () => {
    const read = async () => (await app.ask(contract.getSettings, {}, ben)).settings;
    const put = (body: object, by: Hunter) => app.call(contract.updateSettings, { body }, by);
    const { version, openings, fieldHours } = await read();
    const byAnn = { ...openings, closingDays: 30 };
    expect((await put({ openings: byAnn, version }, ann)).status).toBe(200);
    const night = { fieldHours: { ...fieldHours, from: "21:00" }, version };
    expect((await put(night, ben)).status).toBe(200);
    const late = await put({ openings: { ...openings, closingDays: 60 }, version }, ben);
    expect(late).toMatchObject(stale([{ name: "openings", before: openings, after: byAnn }]));
    expect((await read()).openings).toEqual(byAnn);
    const now = (late.body as { version: number }).version;
    expect(now).toBe(version + 2);
    expect((await put({ openings, version: now }, ben)).status).toBe(200);
    const both = { btcPrice: { usd: 70_000 }, openings: byAnn, version: now };
    expect(await put(both, ann)).toMatchObject({ status: 409 });
    expect((await read()).btcPrice.usd).not.toBe(70_000);
  });

  test("price of a Bitcoin: the second price does not take the place of the first unseen", async () => {
    const { version } = (await app.ask(contract.getSettings, {}, ben)).settings;
    const put = (usd: number, by: Hunter) =>
      app.call(contract.updateSettings, { body: { btcPrice: { usd }, version } }, by);
    expect((await put(80_000, ann)).status).toBe(200);
    expect(await put(81_000, ben)).toMatchObject(
      stale([{ name: "btcPrice", after: { usd: 80_000, asOf: "2026-05-04" } }]),
    );
  });

  test("mail: words of one sort are in the way of that sort alone", async () => {
    const { version } = (await app.ask(contract.getSettings, {}, ben)).settings;
    const put = (mailTexts: object, by: Hunter) =>
      app.call(contract.updateSettings, { body: { mailTexts, version } }, by);
    expect((await put({ receipt: { closing: "Keep it." } }, ann)).status).toBe(200);
    expect((await put({ refund: { closing: "It comes." } }, ben)).status).toBe(200);
    const late = await put({ receipt: { closing: "Print it." } }, ben);
    expect(late).toMatchObject(stale([{ name: "mailTexts.receipt" }]));
    const { mailTexts } = (await app.ask(contract.getSettings, {}, ben)).settings;
    expect(mailTexts).toMatchObject({
      receipt: { closing: "Keep it." },
      refund: { closing: "It comes." },
    });
  });

  test("place of one's own, and the note on its ground", async () => {
    const row = await things.ownPlace(world(), 4);
    const id = String(row.id);
    const put = (by: Hunter, access: string) => {
      const body = { stem: "maine", row: { ...row, access }, version: 1 };
      return app.call(contract.updatePlace, { params: { id }, body: body as never }, by);
    };
    expect((await put(ann, "From the road, at any hour.")).status).toBe(200);
    expect(await put(ben, "By the steps.")).toMatchObject(
      stale([{ name: "access", after: "From the road, at any hour." }]),
    );
    const place = things.rowsOfLibrary("kansas")[5]?.id ?? "";
    const note = { askedOn: "2026-05-01", answer: null, goodUntil: null, contact: "", note: "" };
    const keep = (by: Hunter, change: object) =>
      app.call(contract.noteGround, { params: { id: place }, body: { ...note, ...change } }, by);
    const seen = (await app.ask(contract.getPlace, { params: { id: place } }, ben)).place;
    expect(seen.groundVersion).toBe(0);
    expect((await keep(ann, { answer: "no", version: 0 })).status).toBe(200);
    expect(await keep(ben, { contact: "Ada", version: 0 })).toMatchObject(
      stale([{ name: "askedOn" }, { name: "answer", after: "no" }]),
    );
    const { ground, groundVersion } = (
      await app.ask(contract.getPlace, { params: { id: place } }, ben)
    ).place;
    expect([ground?.answer, groundVersion]).toEqual(["no", 1]);
  });

  test("line of the states, also one that was taken back and set anew meanwhile", async () => {
    const line = { rule: "points_only", source: "Ann", date: "2026-05-01", note: "" } as const;
    const set = (by: Hunter, version: number, source: string) => {
      const states = [{ state: "UTAH", version }];
      return app.call(contract.setStates, { body: { ...line, states, source } }, by);
    };
    const read = async () =>
      (await app.ask(contract.listStates, {}, ben)).states.find(({ state }) => state === "UTAH");
    expect((await set(ann, 0, "A letter of May.")).status).toBe(200);
    expect(await set(ben, 0, "A letter of April.")).toMatchObject({
      status: 409,
      body: {
        code: "stale",
        states: [{ state: "UTAH", version: 1 }],
        changes: [{ by: ann.email, state: "UTAH" }],
      },
    });
    expect(await read()).toMatchObject({ source: "A letter of May.", version: 1 });
    const back = { params: { state: "UTAH" }, query: { version: "1" as never } };
    await app.ask(contract.takeBackState, back, ann);
    expect((await set(ann, 0, "A letter of June.")).status).toBe(200);
    expect(await set(ben, 1, "A letter of April.")).toMatchObject({ status: 409 });
    expect((await read())?.source).toBe("A letter of June.");
  });
});

test("of two that are sent at once one is written and one is refused", async () => {
  const id = await things.announced(world());
  const put = (title: string, by: Hunter) =>
    app.call(contract.updateAnnouncement, { params: { id }, body: { title, version: 0 } }, by);
  const answers = await Promise.all([put("One", ann), put("Two", ben), put("Three", ann)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});
