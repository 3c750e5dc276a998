import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunt } from "../../../test/factories.ts";

let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp({ STRIPE_SECRET_KEY: "sk_test", STRIPE_WEBHOOK_SECRET: "whsec_test" });
  admin = await makeAdmin(app);
  // The rule here is about squares: the money is there.
  const body = {
    kind: "escrow" as const,
    title: "An escrow",
    amountUsd: 1_000_000,
    documentHash: "ab".repeat(32),
  };
  await app.ask(contract.addBacking, { body }, admin);
});
afterAll(() => app.close());

const put = (id: string, body: Record<string, unknown>) =>
  app.call(contract.updateHunt, { params: { id }, body }, admin);
const statusOf = async (id: string) =>
  (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt.status;
const waiting = async () => (await app.ask(contract.getAdminStats, {}, admin)).huntsToSurvey;

test("with real payments no unsurveyed hunt opens by hand or by itself, unless a setting allows it", async () => {
  const live = await makeHunt(app, { state: "IOWA" });
  const unsurveyed = await makeHunt(app, { state: "IOWA", status: "AVAILABLE", sure: "exact" });
  expect(await waiting()).toBe(1);
  // By itself: nothing follows the one that ends, for nobody has stood on the only one in stock.
  await put(live, { status: "CANCELED" });
  expect(await statusOf(unsurveyed)).toBe("AVAILABLE");
  expect(await put(unsurveyed, { status: "ACTIVE" })).toMatchObject({
    status: 409,
    body: { code: "not_surveyed", unsurveyed: 3, error: expect.stringContaining("Survey them") },
  });
  await app.ask(contract.updateSettings, { body: { openUnsurveyed: true } }, admin);
  expect(await waiting()).toBe(0);
  expect(await put(unsurveyed, { status: "ACTIVE" })).toMatchObject({ status: 200 });
  await app.ask(contract.updateSettings, { body: { openUnsurveyed: false } }, admin);
});

test("of the hunts in stock a surveyed one opens, though it is younger", async () => {
  const live = await makeHunt(app, { state: "OHIO" });
  const older = await makeHunt(app, { state: "OHIO", status: "AVAILABLE", sure: "near" });
  app.clock.advance(60);
  const surveyed = await makeHunt(app, { state: "OHIO", status: "AVAILABLE" });
  await put(live, { status: "CANCELED" });
  expect([await statusOf(older), await statusOf(surveyed)]).toEqual(["AVAILABLE", "ACTIVE"]);
});
