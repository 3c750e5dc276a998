import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter } from "../../../test/factories.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { type OutgoingMail, sendMail } from "../../lib/mail/mail.ts";
import { raiseAlert } from "../alerts/service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function tellNews(hunter: Hunter): Promise<OutgoingMail[]> {
  const mail = {
    kind: null,
    to: hunter.email,
    subject: "The hunt is won",
    text: "Somebody else was first.",
  };
  const news = { topic: "hunt_news" as const, userId: hunter.id };
  await inTransaction(app.deps.db, (tx) => sendMail(app.deps, tx, { ...mail, news }));
  await app.deps.jobs.drain();
  return app.sent.filter(({ to, subject }) => to === hunter.email && subject === mail.subject);
}

const wanted = async (hunter: Hunter) =>
  (await app.ask(contract.listMailChoices, {}, hunter)).choices;

test("mails that are not required say how to turn them off; the others do not", async () => {
  const hunter = await makeHunter(app);
  const [news] = await tellNews(hunter);
  expect(news?.unsubscribeUrl).toMatch(/^https:\/\/hunts\.test\/api\/mails\/unsubscribe\?user=/);
  expect(news?.text).toContain("https://hunts.test/unsubscribe?user=");
  expect(news?.html).toContain("Turn mails like this off");
  const [verify] = app.sent.filter(({ to }) => to === hunter.email);
  expect(verify).toMatchObject({ unsubscribeUrl: null });
  expect(verify?.html).toContain("Confirm this address");
});

test("one press of a mail reader turns them off, a changed link does not, and the profile turns them on", async () => {
  const [hunter, other] = [await makeHunter(app), await makeHunter(app)];
  const [news] = await tellNews(hunter);
  const url = new URL(news?.unsubscribeUrl ?? "");
  const press = (path: string) =>
    app.fastify.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
  const forged = `${url.pathname}${url.search.replace(hunter.id, other.id)}`;
  expect((await press(forged)).statusCode).toBe(400);
  expect((await press(url.pathname)).statusCode).toBe(400);
  expect(await wanted(other)).toContainEqual({ topic: "hunt_news", wanted: true });
  const link = `${url.pathname}${url.search}`;
  for (let count = 0; count < 2; count += 1) expect((await press(link)).statusCode).toBe(200);
  expect(await wanted(hunter)).toEqual([
    { topic: "openings", wanted: true },
    { topic: "hunt_news", wanted: false },
  ]);
  expect(await tellNews(hunter)).toHaveLength(1);
  await app.ask(contract.chooseMails, { body: { topic: "hunt_news", wanted: true } }, hunter);
  expect(await tellNews(hunter)).toHaveLength(2);
});

test("administrators alone are offered mails about what needs them, and can turn them off", async () => {
  const admin = await makeAdmin(app);
  expect((await wanted(admin)).map(({ topic }) => topic)).toEqual([
    "openings",
    "hunt_news",
    "alerts",
  ]);
  expect((await wanted(await makeHunter(app))).map(({ topic }) => topic)).toEqual([
    "openings",
    "hunt_news",
  ]);
  const raise = (about: string) =>
    inTransaction(app.deps.db, (tx) =>
      raiseAlert(app.deps, tx, { kind: "refund", about, text: `Receipt ${about} was given back.` }),
    );
  const told = async () => {
    await app.deps.jobs.drain();
    return app.sent.filter(({ to, subject }) => to === admin.email && subject.includes("refund"));
  };
  for (const about of ["7", "7", "8"]) await raise(about);
  expect((await told()).map(({ text }) => text.split("\n")[0])).toEqual([
    "Receipt 7 was given back.",
    "Receipt 8 was given back.",
  ]);
  await app.ask(contract.chooseMails, { body: { topic: "alerts", wanted: false } }, admin);
  await raise("9");
  expect(await told()).toHaveLength(2);
});

test("who writes to support is told the number", async () => {
  const body = {
    name: "<b>Ada</b>",
    email: "ada@hunts.test",
    subject: "general",
    message: "Hello, a question about hints.",
  } as const;
  const { ticket } = await app.ask(contract.contact, { body });
  await app.deps.jobs.drain();
  const mail = app.sent.find(({ to }) => to === "ada@hunts.test");
  expect(mail?.subject).toBe(`We have your message: ${ticket}`);
  expect(`${mail?.text}${mail?.html}`).not.toContain("Ada");
});
