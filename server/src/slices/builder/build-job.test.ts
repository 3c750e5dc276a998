import { generateHunt } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeAdmin } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["kansas"]).slice(0, 6));
});
afterAll(() => app.close());

test("a hunt for which the library has too few places is refused at once, with the reason", async () => {
  const admin = await makeAdmin(app);
  app.deps.jobs.start(20);
  const body = {
    state: "KANSAS",
    variant: "PHYSICAL",
    difficulty: "EASY",
    prizePool: 0.375,
    totalSquares: 10,
    aiResistant: false,
    includeDecoys: false,
  } as const;
  const answer = await app.call(generateHunt, { body }, admin);
  expect(answer).toMatchObject({ status: 422, body: { code: "build_failed" } });
  expect(answer.body.reason).toMatch(/KANSAS has \d+ unused places left, and the hunt needs 10/);
});
