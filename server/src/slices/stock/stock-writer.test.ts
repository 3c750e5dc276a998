import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  goodAnswer,
  type ModelStub,
  sheetIn,
  startModelStub,
} from "../../../../hunt-builder/src/testing/model-stub.ts";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { workOnStock } from "../../../test/stock-work.ts";
import { readLibraryFiles } from "../places/service.ts";

let model: ModelStub;
let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  model = await startModelStub((prompt) =>
    prompt.includes('"facts"') ? JSON.stringify(goodAnswer(sheetIn(prompt))) : '{"guesses":[]}',
  );
  const settings = {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "stub",
    AI_BASE_URL: model.baseUrl,
    // A few answers and no more, at the prices that are assumed.
    AI_SPENDING_CAP_USD: "0.3",
  };
  app = await testApp(settings, () => readLibraryFiles(["kansas"]));
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(async () => {
  await app.close();
  await model.close();
});

async function resultOf(jobId: string): Promise<Record<string, unknown>> {
  const { job } = await app.ask(contract.getJob, { params: { id: jobId } }, admin);
  expect(job.status).toBe("done");
  return job.result as Record<string, unknown>;
}

test("a first stock is written offline, with a model or without", async () => {
  const stock = await app.ask(contract.getStock, {}, admin);
  expect(stock.model).toEqual({
    name: "openai-compatible:stub",
    spendingCapUsd: 0.3,
    pricesAssumed: true,
  });
  const { jobId } = await workOnStock(app, contract.generateAllHunts, admin);
  expect(await resultOf(jobId)).toMatchObject({
    made: 6,
    squaresBy: { offline: 60 },
    spentUsd: 0,
  });
  expect(model.requests).toHaveLength(0);
});

test("where the operator asks for it the model writes, until its purse is empty", async () => {
  const { hunts } = await app.ask(contract.listAdminHunts, { query: {} }, admin);
  for (const { id } of hunts) await app.ask(contract.deleteHunt, { query: { huntId: id } }, admin);
  const { jobId } = await workOnStock(app, contract.generateAllHunts, admin, "model");
  const { made, squaresBy, spentUsd } = await resultOf(jobId);
  expect(made).toBe(6);
  const { offline = 0, ...models } = squaresBy as Record<string, number>;
  const byModel = models["openai-compatible:stub"] ?? 0;
  expect(byModel).toBeGreaterThan(0);
  expect(offline).toBeGreaterThan(0);
  expect(byModel + offline).toBe(60);
  expect(spentUsd).toBeGreaterThan(0);
  expect(spentUsd).toBeLessThanOrEqual(0.3);
  const { entries } = await app.ask(contract.listAudit, { query: {} }, admin);
  expect(entries[0]?.action).toBe("generate all with the model");
});
