import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { workOnStock } from "../../../test/stock-work.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  const settings = { STRIPE_SECRET_KEY: "sk_test", STRIPE_WEBHOOK_SECRET: "whsec_test" };
  app = await testApp(settings, () => readLibraryFiles().filter(({ stock }) => stock === "KANSAS"));
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(() => app.close());

test("with real payments the stock is made whole before anything is backed, and opens as far as it is", async () => {
  const made = await workOnStock(app, contract.generateAllHunts, admin);
  expect(made).toMatchObject({
    status: "done",
    statistics: { total: 6, byStatus: { AVAILABLE: 6 } },
  });
  expect(made.statistics.byStatus.ACTIVE ?? 0).toBe(0);
  // The largest prize of one hunt is 0.5 BTC at 97,500 dollars.
  const body = {
    kind: "escrow" as const,
    title: "An escrow",
    amountUsd: 48_750,
    documentHash: "ab".repeat(32),
  };
  await app.ask(contract.addBacking, { body }, admin);
  const topped = await workOnStock(app, contract.replenishHunts, admin);
  expect(topped.statistics).toMatchObject({ total: 6, byStatus: { ACTIVE: 1, AVAILABLE: 5 } });
  const { hunts } = await app.ask(contract.listAdminHunts, { query: {} }, admin);
  const [open, ...others] = hunts.filter(({ status }) => status === "ACTIVE");
  // Nobody has stood on the squares of the physical ones.
  expect([open?.variant, others]).toEqual(["DIGITAL", []]);
  const { announcements } = await app.ask(contract.listAnnouncements, { query: {} });
  expect(announcements.map(({ title }) => title)).toContainEqual(
    expect.stringContaining(open?.name ?? "none"),
  );
});
