import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000).toISOString();
const written = (question: string, seconds = 0, hidden = false) => ({
  category: "Gameplay" as const,
  question,
  answer: `Answer to: ${question} {taxFormAbove}`,
  hidden,
  publishedAt: at(seconds),
});
const onPage = async () => (await app.ask(contract.listFaqs, {})).faqs;
const find = async (id: string) => (await onPage()).find((faq) => faq.id === id);
const create = async (body: contract.Parts<typeof contract.createFaq>["body"]) =>
  (await app.ask(contract.createFaq, { body }, admin)).faq;

test("a question of the operator's own stands behind the product's from its time on, changed then, and is gone when deleted", async () => {
  const before = await onPage();
  const faq = await create(written("May I bring my dog?", 3_600));
  expect(faq).toMatchObject({ published: false, builtIn: false });
  expect(await onPage()).toEqual(before);
  app.clock.advance(3_600);
  expect(await find(faq.faqId)).toMatchObject({
    question: "May I bring my dog?",
    answer: "Answer to: May I bring my dog? $600",
  });
  const id = faq.id ?? "";
  const later = { params: { id }, body: written("May I bring two dogs?", 3_600) };
  const { faq: waiting } = await app.ask(contract.updateFaq, later, admin);
  expect((await find(faq.faqId))?.question).toBe("May I bring my dog?");
  const { faqs } = await app.ask(contract.listAllFaqs, {}, admin);
  expect(faqs.filter(({ faqId }) => faqId === faq.faqId).map((one) => one.published)).toEqual([
    true,
    false,
  ]);
  app.clock.advance(3_600);
  expect((await find(faq.faqId))?.question).toBe("May I bring two dogs?");
  await app.ask(contract.deleteFaq, { params: { id: waiting.id ?? "" } }, admin);
  expect(await onPage()).toEqual(before);
  const gone = { params: { id }, body: written("Back?") };
  expect((await app.call(contract.updateFaq, gone, admin)).status).toBe(404);
});

test("a question of the product is told in other words, hidden, and has its own again", async () => {
  const before = await onPage();
  const faqId = "what-is-a-hunt";
  const faq = await create({ ...written("What do you mean by a hunt?"), faqId });
  expect((await find(faqId))?.question).toBe("What do you mean by a hunt?");
  expect((await onPage()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  const params = { id: faq.id ?? "" };
  await app.ask(contract.updateFaq, { params, body: written("Hidden", 0, true) }, admin);
  expect(await find(faqId)).toBeUndefined();
  expect((await app.ask(contract.listAllFaqs, {}, admin)).faqs[0]).toMatchObject({ hidden: true });
  await app.ask(contract.deleteFaq, { params }, admin);
  expect(await onPage()).toEqual(before);
  const { entries } = await app.ask(contract.listAudit, { query: { search: "faq" } }, admin);
  expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
    "delete faq",
    "change faq",
    "change faq",
  ]);
});

test("what is not there or says nothing is refused in words", async () => {
  const unknown = { body: { ...written("What?"), faqId: "no-such-question" } };
  expect((await app.call(contract.createFaq, unknown, admin)).body).toMatchObject({
    code: "unknown_faq",
  });
  const empty = await app.call(contract.createFaq, { body: written(" ") }, admin);
  expect([empty.status, JSON.stringify(empty.body)]).toEqual([
    400,
    expect.stringContaining("Please enter the question."),
  ]);
});

test("a correction that waits is read and told at its time, once; then its time stands", async () => {
  const huntId = await makeHunt(app);
  const player = await makePlayer(app, huntId);
  await app.ask(contract.getHunt, { params: { id: huntId }, query: {} }, player);
  const checkIn = { params: { id: huntId }, body: { squareNum: 1, fixes: fixesAt(app, 1) } };
  await app.ask(contract.checkIn, checkIn, player);
  const correction = { originalClue: "east", correction: "west", severity: "Low" as const };
  const body = { huntId, squareNumber: 2, ...correction, postedAt: at(1_800) };
  const { erratum } = await app.ask(contract.createErratum, { body }, admin);
  const read = async () => (await app.ask(contract.listErrata, {})).errata.length;
  const told = () => app.sent.filter(({ subject }) => subject.startsWith("A correction")).length;
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  expect([erratum.posted, await read(), told()]).toEqual([false, 0, 0]);
  const params = { id: erratum.id };
  const change = { ...correction, status: "Active" as const, postedAt: at(3_600) };
  await app.ask(contract.updateErratum, { params, body: change }, admin);
  for (const seconds of [1_800, 1_800, 600]) {
    app.clock.advance(seconds);
    await app.deps.jobs.keepSchedules();
    await app.deps.jobs.drain();
  }
  expect([await read(), told()]).toEqual([1, 1]);
  const late = { params, body: { ...change, postedAt: at(60) } };
  expect((await app.call(contract.updateErratum, late, admin)).body).toMatchObject({
    code: "posted",
  });
});
