import { getAdminHunt, getFreeHunt } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeAdmin, makeHunt } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ STARTING_WORLD: "on" }, () => readLibraryFiles(["kansas"]));
  // With a hunt in it the world is no empty one to be filled: only the free hunt is missing.
  await makeHunt(app);
});
afterAll(() => app.close());

test("a start opens this month's free hunt, and every month's first minute the next one", async () => {
  const admin = await makeAdmin(app);
  const openId = async () => (await app.ask(getFreeHunt, { query: {} })).id;
  await app.services.begin(() => {});
  expect(await openId()).toBe("free-hunt-2026-05");
  app.clock.set("2026-05-31T23:59:00Z");
  await app.deps.jobs.drain();
  expect(await openId()).toBe("free-hunt-2026-05");
  for (const [moment, id] of [
    ["2026-06-01T00:00:30Z", "free-hunt-2026-06"],
    ["2026-07-01T00:00:30Z", "free-hunt-2026-07"],
  ] as const) {
    app.clock.set(moment);
    await app.deps.jobs.drain();
    expect(await openId()).toBe(id);
  }
  const params = { id: "free-hunt-2026-05" };
  const { hunt } = await app.ask(getAdminHunt, { params }, admin);
  expect(hunt.status).toBe("COMPLETE");
});
