import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { type JobContext, JobStopped } from "../../lib/jobs/jobs.ts";
import { readLibraryFiles } from "../places/service.ts";
import { buildForPreview } from "./build-job.ts";
import { Builder } from "./service.ts";

let app: TestApp;
let admin: Hunter;

/** A state with few places: 12. */
beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["kansas"]).slice(0, 12));
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(() => app.close());

const form = {
  state: "KANSAS",
  variant: "DIGITAL",
  difficulty: "EASY",
  prizePool: 0.375,
  totalSquares: 6,
  aiResistant: false,
  includeDecoys: false,
} as const;

async function build(change: Partial<contract.Parts<typeof contract.generateHunt>["body"]> = {}) {
  const body = { ...form, ...change };
  const { hunt } = await app.ask(contract.generateHunt, { body }, admin);
  if (!hunt) throw new Error("The hunt was not built in time.");
  return hunt;
}

const create = (hunt: contract.HuntDraftShape) =>
  app.ask(contract.createBuiltHunt, { body: { hunt } }, admin);
const kansas = async () => {
  const { states } = await app.ask(contract.getBuilderOptions, {}, admin);
  return states.find(({ state }) => state === "KANSAS");
};

test("a hunt for which there are too few places is refused before anything is begun", async () => {
  await app.deps.jobs.stop();
  const answer = await app.call(
    contract.generateHunt,
    { body: { ...form, totalSquares: 20 } },
    admin,
  );
  app.deps.jobs.start(20);
  expect(answer).toMatchObject({
    status: 422,
    body: { code: "too_few_places", unusedPlaces: 12, needed: 20 },
  });
  expect(answer.body.reason).toBe("KANSAS has 12 unused places left, and the hunt needs 20.");
  const fromForm = await app.call(
    contract.createHunt,
    {
      body: {
        name: "Big",
        state: "KANSAS",
        type: "STATE",
        variant: "PHYSICAL",
        thresholdBTC: 0.5,
        prizePool: 0.375,
        totalSquares: 20,
        status: "AVAILABLE",
      },
    },
    admin,
  );
  expect(fromForm).toMatchObject({ status: 422, body: { code: "too_few_places", needed: 20 } });
});

test("without waiting the call answers with the job, whose result is the hunt in the end", async () => {
  await app.deps.jobs.stop();
  const asked = await app.ask(contract.generateHunt, { body: { ...form, wait: false } }, admin);
  expect(asked.hunt).toBeNull();
  const params = { id: asked.jobId };
  const before = await app.ask(contract.getJob, { params }, admin);
  expect(before.job).toMatchObject({ status: "queued", result: null });
  await app.deps.jobs.drain();
  app.deps.jobs.start(20);
  const after = await app.ask(contract.getJob, { params }, admin);
  expect(after.job).toMatchObject({ status: "done", done: 6, total: 6 });
  expect(contract.huntDraft.parse(after.job.result).squares).toHaveLength(6);
});

test("while it runs the job tells of each square that is ready, and stops between two", async () => {
  const told: contract.BuildProgress[] = [];
  const build = (progress: JobContext<"build_hunt">["progress"]) =>
    buildForPreview(app.deps, new Builder(app.deps), {
      payload: { ...form, seed: "told" },
      progress,
    });
  const draft = await build(async (_done, _total, _note, made) => {
    told.push(contract.buildProgress.parse(structuredClone(made)));
  });
  const { squares } = draft;
  expect(told.map((made) => made.squares.length)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(told.at(-1)?.squares[3]).toEqual({
    sequenceNum: 4,
    landmark: squares[3]?.landmarks[0],
    words: squares[3]?.words,
    searchabilityScore: squares[3]?.searchabilityScore,
    writer: "offline",
  });
  let calls = 0;
  const stopped = build(async () => {
    calls += 1;
    if (calls === 3) throw new JobStopped("canceled");
  });
  await expect(stopped).rejects.toThrow("The job was canceled.");
  expect(calls).toBe(3);
});

test("a state whose places are in stock gives those of the hunts that are to be replaced, and no others", async () => {
  const first = await create(await build());
  const second = await create(await build());
  expect(await kansas()).toMatchObject({
    unusedPlaces: 0,
    inStock: [{ places: 6 }, { places: 6 }],
  });
  const none = await app.call(contract.generateHunt, { body: form }, admin);
  expect(none).toMatchObject({ status: 422, body: { code: "too_few_places", unusedPlaces: 0 } });

  const hunt = await build({ replaces: [first.huntId, second.huntId] });
  expect(hunt.replaces).toEqual([first.huntId]);
  const uses = hunt.squares.flatMap((square) => square.usedIn.map(({ huntId }) => huntId));
  expect(new Set(uses)).toEqual(new Set([first.huntId]));
  const offered = await app.ask(
    contract.listFreePlaces,
    { query: { state: "KANSAS", replaces: first.huntId } },
    admin,
  );
  expect(offered.total).toBe(6);
  const plain = await app.ask(contract.listFreePlaces, { query: { state: "KANSAS" } }, admin);
  expect(plain.total).toBe(0);

  // The hunt that was to make room opens meanwhile: its places are not to be had any more.
  const open = (id: string, status: contract.HuntStatus) =>
    app.ask(contract.updateHunt, { params: { id }, body: { status } }, admin);
  await open(first.huntId, "ACTIVE");
  const late = await app.call(contract.createBuiltHunt, { body: { hunt } }, admin);
  expect(late).toMatchObject({ status: 409, body: { code: "place_taken" } });

  const other = await build({ replaces: [second.huntId] });
  const made = await create(other);
  const gone = await app.call(contract.getAdminHunt, { params: { id: second.huntId } }, admin);
  expect(gone.status).toBe(404);
  const { entries } = await app.ask(contract.listAudit, { query: {} }, admin);
  expect(entries[0]).toMatchObject({
    action: "replace hunt in stock",
    after: { replacedBy: made.huntId },
  });

  // What is over gives its places back, as the last to be taken.
  await open(first.huntId, "CANCELED");
  expect(await kansas()).toMatchObject({ unusedPlaces: 6, wornPlaces: 6 });
  const again = await build();
  expect(again.squares.map((square) => square.usedIn[0])).toMatchObject(
    Array(6).fill({ huntId: first.huntId, status: "CANCELED" }),
  );
});

test("two drafts with a place in common, created at once, are one hunt", async () => {
  const free = (await kansas())?.unusedPlaces ?? 0;
  const pair = [await build({ totalSquares: 5 }), await build({ totalSquares: 5 })];
  expect(free).toBeLessThan(10);
  const answers = await Promise.all(
    pair.map((hunt) => app.call(contract.createBuiltHunt, { body: { hunt } }, admin)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("place_taken");
});
