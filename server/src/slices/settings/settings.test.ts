import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunter } from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

const put = (body: Record<string, unknown>) => app.call(contract.updateSettings, { body }, admin);
const read = async () => (await app.ask(contract.getSettings, {}, admin)).settings;

test("the price of a Bitcoin is set with its day; what is not sent stays", async () => {
  const before = await read();
  expect(before.byDifficulty.HARD).toEqual({ prizePool: 0.5, thresholdBTC: 0.65 });
  expect((await put({ btcPrice: { usd: 61_250.5 } })).status).toBe(200);
  expect(await read()).toEqual({
    ...before,
    version: before.version + 1,
    btcPrice: { usd: 61_250.5, asOf: "2026-05-04", source: null },
  });
  await put({ btcPrice: { usd: 60_000, asOf: "2026-05-01" } });
  expect((await read()).btcPrice).toMatchObject({ usd: 60_000, asOf: "2026-05-01" });
  const late = await put({ btcPrice: { usd: 60_000, asOf: "2026-05-05" } });
  expect(late).toMatchObject({ status: 400, body: { code: "not_yet" } });
  expect(await put({ btcPrice: { usd: 0 } })).toMatchObject({
    status: 400,
    body: { error: "A Bitcoin costs at least one dollar here." },
  });
  const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
  expect(entries[0]).toMatchObject({
    action: "change settings",
    before: { btcPrice: { usd: 61_250.5 } },
    after: { btcPrice: { usd: 60_000 } },
  });
});

test("only administrators read and write them", async () => {
  const hunter = await makeHunter(app);
  expect((await app.call(contract.getSettings, {}, hunter)).status).toBe(403);
  expect((await app.call(contract.updateSettings, { body: {} }, hunter)).status).toBe(403);
});

test("the sum for tax forms is one setting, and every page that names it follows", async () => {
  const taxFormAbove = { usd: 2_000, asOf: "2026-01-01" };
  const faqOf = async () =>
    (await app.ask(contract.listFaqs, {})).faqs.find(({ id }) => id === "taxes")?.answer;
  expect(await faqOf()).toContain("over $600 we");
  await put({ prizes: { passOn: false, taxFormAbove, secondApprovalAboveUsd: 5_000 } });
  expect(await faqOf()).toContain("over $2,000 we");
  expect(await app.ask(contract.getSite, {})).toMatchObject({
    taxFormAbove,
    sandboxPayments: true,
  });
});

test("what pages and mails say of the operator is set, and every page and mail says it", async () => {
  expect((await app.ask(contract.getSite, {})).statements).toHaveLength(2);
  const site = { statements: ["Bonded in Kansas"], mailClosing: "Ten Paces, Box 10, Topeka." };
  expect((await put({ site })).status).toBe(200);
  expect((await app.ask(contract.getSite, {})).statements).toEqual(site.statements);
  const hunter = await makeHunter(app);
  await app.deps.jobs.drain();
  const mail = app.sent.find(({ to }) => to === hunter.email);
  expect(mail?.text.trimEnd().endsWith(site.mailClosing)).toBe(true);
  expect(mail?.html).toContain("Box 10");
  expect(await put({ site: { ...site, statements: ["x".repeat(81)] } })).toMatchObject({
    status: 400,
    body: { error: "A statement has 80 characters at most." },
  });
  await put({ site: { statements: [], mailClosing: "" } });
  expect((await app.ask(contract.getSite, {})).statements).toEqual([]);
});

test("limits are set between their bounds, and the game reads them: in a refusal, a question and a profile", async () => {
  const { limits } = await read();
  expect(limits).toEqual({
    spacingSeconds: 10,
    triesPerWindow: 20,
    finderPerDay: 200,
    rewardedFriends: 20,
    reportsPerDay: 4,
  });
  expect(await put({ limits: { ...limits, spacingSeconds: 0 } })).toMatchObject({
    status: 400,
    body: {
      error: "Please enter a whole number from 5 to 120.",
      issues: [{ path: "limits.spacingSeconds" }],
    },
  });
  const tries = { spacingSeconds: 45, triesPerWindow: 6 };
  const set = { ...limits, ...tries, rewardedFriends: 7, finderPerDay: 1_500 };
  expect((await put({ limits: set })).status).toBe(200);
  expect((await app.ask(contract.getSite, {})).tries).toEqual({
    spacingSeconds: 45,
    perTenMinutes: 6,
  });
  const hunter = await makeHunter(app);
  expect((await app.ask(contract.listReferrals, {}, hunter)).rewardedFriends).toBe(7);
  const answers = (await app.ask(contract.listFaqs, {})).faqs.map(({ answer }) => answer).join();
  expect(answers).toContain("up to 7 in 30 days");
  expect(answers).toContain("1,500 times a day");
  expect(answers).toContain("need 45 seconds between attempts, and each square takes at most 6");
  expect(answers).not.toMatch(/\{\w+\}/);
  const { entries } = await app.ask(contract.listAudit, { query: { limit: 1 } }, admin);
  expect(entries[0]).toMatchObject({
    before: { limits },
    after: { limits: { rewardedFriends: 7 } },
  });
});
