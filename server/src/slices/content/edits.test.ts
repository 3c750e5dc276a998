import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const written = {
  title: "A new season",
  excerpt: "Forty hunts open in spring.",
  content: "First paragraph.\n\nSecond paragraph.",
  author: "The Ten Paces surveyors",
  category: "General" as const,
  featured: false,
};
const seen = async () =>
  (await app.ask(contract.listAnnouncements, {})).announcements.map(({ title }) => title);
const feed = async () => (await app.fastify.inject("/rss.xml")).body;

describe("announcements", () => {
  test("are written, read from their time on, changed and taken away", async () => {
    const at = (seconds: number) =>
      new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
    const body = { ...written, publishedAt: at(3_600) };
    const { announcement } = await app.ask(contract.createAnnouncement, { body }, admin);
    const params = { id: announcement.id };
    expect(announcement.published).toBe(false);
    expect(await seen()).not.toContain(written.title);
    expect(await feed()).not.toContain(written.title);
    app.clock.advance(3_600);
    expect(await seen()).toContain(written.title);
    expect(await feed()).toContain(written.title);
    const change = { params, body: { ...body, title: "A new spring & season" } };
    await app.ask(contract.updateAnnouncement, change, admin);
    expect(await seen()).toContain("A new spring & season");
    expect(await feed()).toContain("A new spring & season");
    await app.ask(contract.deleteAnnouncement, { params }, admin);
    expect(await seen()).not.toContain("A new spring & season");
    expect((await app.call(contract.updateAnnouncement, change, admin)).status).toBe(404);
  });

  test("that lack something are refused in words", async () => {
    const body = { ...written, title: " ", publishedAt: "soon" };
    const refused = await app.call(contract.createAnnouncement, { body }, admin);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain("Please enter a title.");
    expect(JSON.stringify(refused.body)).toContain("Please enter a date and a time.");
  });
});

describe("errata", () => {
  test("tell everybody on a live hunt once; who has not come to the square is not told what stands there", async () => {
    const huntId = await makeHunt(app);
    const there = await makePlayer(app, huntId);
    const before = await makePlayer(app, huntId);
    for (const player of [there, before])
      await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, player);
    const checkIn = { params: { id: huntId }, body: { squareNum: 1, fixes: fixesAt(app, 1) } };
    await app.ask(contract.checkIn, checkIn, there);
    const body = {
      huntId,
      squareNumber: 2,
      originalClue: "the east steps",
      correction: "the west steps",
      severity: "High" as const,
    };
    const { erratum } = await app.ask(contract.createErratum, { body }, admin);
    await app.deps.jobs.drain();
    const mailsTo = ({ email }: Hunter) =>
      app.sent.filter((mail) => mail.to === email && mail.subject.startsWith("A correction"));
    expect(mailsTo(there).map(({ text }) => text.includes("the west steps"))).toEqual([true]);
    expect(mailsTo(before).map(({ text }) => /steps/.test(text))).toEqual([false]);
    const { errata } = await app.ask(contract.listErrata, {});
    expect(errata[0]).toMatchObject({
      squareNumber: 2,
      correction: "the west steps",
      status: "Active",
    });

    const params = { id: erratum.id };
    const change = {
      originalClue: "the east steps",
      correction: "the north steps",
      severity: "Low" as const,
    };
    await app.ask(
      contract.updateErratum,
      { params, body: { ...change, status: "Resolved" } },
      admin,
    );
    await app.deps.jobs.drain();
    expect(mailsTo(there)).toHaveLength(1);
    expect((await app.ask(contract.listErrata, {})).errata[0]).toMatchObject({
      status: "Resolved",
    });
    await app.ask(contract.deleteErratum, { params }, admin);
    expect((await app.ask(contract.listErrata, {})).errata).toEqual([]);
  });

  test("are of a square that there is, of a hunt that people have seen", async () => {
    const huntId = await makeHunt(app, { state: "IOWA" });
    const body = {
      huntId,
      squareNumber: 9,
      originalClue: "a",
      correction: "b",
      severity: "Low" as const,
    };
    expect(await app.call(contract.createErratum, { body }, admin)).toMatchObject({
      status: 422,
      body: { code: "no_such_square" },
    });
    const draft = await makeHunt(app, { state: "IOWA", status: "PENDING" });
    const unseen = { body: { ...body, huntId: draft, squareNumber: 1 } };
    expect((await app.call(contract.createErratum, unseen, admin)).status).toBe(404);
  });
});
