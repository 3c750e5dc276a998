import * as contract from "@ten-paces/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  goodAnswer,
  type ModelStub,
  sheetIn,
  startModelStub,
} from "../../../../hunt-builder/src/testing/model-stub.ts";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;
let model: ModelStub;
/** What the model does with the next questions. */
let silent: boolean;
let asked: () => void;

const places = readLibraryFiles(["kansas"]);
/** A stub's answer: 1,000 tokens read and 500 written. */
const prices = { AI_INPUT_USD_PER_MILLION: "10", AI_OUTPUT_USD_PER_MILLION: "20" };
const answerUsd = 0.02;

async function start(capUsd: string): Promise<void> {
  app = await testApp(
    {
      AI_PROVIDER: "openai-compatible",
      AI_MODEL: "stub",
      AI_BASE_URL: model.baseUrl,
      AI_SPENDING_CAP_USD: capUsd,
      ...prices,
    },
    () => places,
  );
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
}

beforeEach(async () => {
  silent = false;
  asked = () => {};
  model = await startModelStub((prompt) => {
    asked();
    if (silent) return null;
    return prompt.includes('"facts"')
      ? JSON.stringify(goodAnswer(sheetIn(prompt)))
      : '{"guesses":[]}';
  });
});
afterEach(async () => {
  await app.close();
  await model.close();
});

const form = {
  state: "KANSAS",
  variant: "DIGITAL",
  difficulty: "EASY",
  prizePool: 0.375,
  totalSquares: 5,
  aiResistant: false,
  includeDecoys: false,
} as const;

async function build(): Promise<contract.HuntDraftShape> {
  const { hunt } = await app.ask(contract.generateHunt, { body: form }, admin);
  if (!hunt) throw new Error("The hunt was not built in time.");
  return hunt;
}

async function reroll(hunt: contract.HuntDraftShape): Promise<string> {
  const how = { aiResistant: false, includeDecoys: false };
  const body = { hunt, sequenceNum: 2, ...how };
  const answer = await app.ask(contract.rewriteDraftSquare, { body }, admin);
  expect(answer.rewritten).toBeNull();
  return answer.jobId ?? "";
}

const read = async (id: string) =>
  (await app.ask(contract.getJob, { params: { id } }, admin))
    .job as contract.JobOf<"rewrite_square">;

async function overOf(id: string) {
  await expect
    .poll(async () => (await read(id)).finishedAt, { interval: 10, timeout: 20_000 })
    .not.toBeNull();
  return read(id);
}

test("a reroll by a model is a job, and the hunt and its rerolls pay from one purse", async () => {
  await start("2");
  const hunt = await build();
  const builtFor = model.requests.length * answerUsd;
  expect(hunt.spentUsd).toBeCloseTo(builtFor, 6);
  const first = await overOf(await reroll(hunt));
  expect(first).toMatchObject({ kind: "rewrite_square", status: "done" });
  expect(first.result?.square).toMatchObject({
    sequenceNum: 2,
    placeId: hunt.squares[1]?.placeId,
    writer: "openai-compatible:stub",
  });
  expect(first.result?.spentUsd).toBeCloseTo(model.requests.length * answerUsd, 6);
  // The draft that it was told stands nowhere any more.
  const told = await app.deps.jobs.find(first.id);
  expect(told?.payload).toBeNull();
  const second = await overOf(await reroll(hunt));
  expect(second.result?.spentUsd).toBeCloseTo(model.requests.length * answerUsd, 6);
  expect(second.result?.spentUsd).toBeGreaterThan(builtFor + answerUsd);
});

test("the cap of a hunt holds for its rerolls", async () => {
  await start("0.2");
  const hunt = await build();
  for (let count = 0; count < 6; count += 1) {
    const { result } = await overOf(await reroll(hunt));
    expect(result?.spentUsd).toBeLessThanOrEqual(0.2);
    if (result?.square.writer === "offline") {
      expect(result.warnings.join(" ")).toContain("The spending cap of $0.20 is reached");
      return;
    }
  }
  throw new Error("The model wrote on past the cap.");
});

test("a build that is begun again goes on with its purse", async () => {
  await start("2");
  const seed = "again";
  const generate = { ...form, seed };
  const first = await app.ask(contract.generateHunt, { body: generate }, admin);
  const again = await app.ask(contract.generateHunt, { body: generate }, admin);
  expect(again.hunt?.spentUsd).toBeCloseTo(2 * (first.hunt?.spentUsd ?? 0), 6);
});

test("a reroll whose model is silent is canceled at once", async () => {
  await start("2");
  const hunt = await build();
  silent = true;
  const heard = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const id = await reroll(hunt);
  await heard;
  expect(await read(id)).toMatchObject({
    status: "running",
    note: "Square 2, question 1 to the model",
  });
  await app.ask(contract.cancelJob, { params: { id } }, admin);
  expect(await overOf(id)).toMatchObject({ status: "canceled", result: null });
});

test("a process that ends does not wait for its model, and another writes the square", async () => {
  await start("2");
  const hunt = await build();
  silent = true;
  const heard = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const id = await reroll(hunt);
  await heard;
  await app.deps.jobs.stop(5_000);
  expect(await read(id)).toMatchObject({ status: "queued" });
  silent = false;
  app.deps.jobs.start(20);
  expect(await overOf(id)).toMatchObject({ status: "done" });
});

test("a build and work on the stock whose model is silent are canceled at once, too", async () => {
  await start("2");
  silent = true;
  const begin = [
    () => app.ask(contract.generateHunt, { body: { ...form, wait: false } }, admin),
    () => app.ask(contract.generateAllHunts, { body: { writer: "model", wait: false } }, admin),
  ];
  for (const ask of begin) {
    const heard = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const { jobId } = await ask();
    await heard;
    await app.ask(contract.cancelJob, { params: { id: jobId } }, admin);
    expect(await overOf(jobId)).toMatchObject({ status: "canceled" });
  }
});
