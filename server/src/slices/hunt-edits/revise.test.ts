import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["kansas"]));
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(() => app.close());

async function build(): Promise<contract.HuntDraftShape> {
  const body = {
    state: "KANSAS",
    variant: "DIGITAL",
    difficulty: "MEDIUM",
    prizePool: 0.25,
    totalSquares: 5,
    aiResistant: true,
    includeDecoys: true,
  } as const;
  const { hunt } = await app.ask(contract.generateHunt, { body }, admin);
  if (!hunt) throw new Error("The hunt was not built in time.");
  return hunt;
}

const read = async (id: string) =>
  (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt;
const reopen = (id: string) => app.ask(contract.getHuntDraft, { params: { id } }, admin);

test("a draft with an error is kept, reopened with everything, mended and put into stock", async () => {
  const hunt = await build();
  const broken = {
    ...hunt,
    squares: hunt.squares.map((square, index) => (index === 1 ? { ...square, hint1: "" } : square)),
  };
  expect((await app.call(contract.createBuiltHunt, { body: { hunt: broken } }, admin)).status).toBe(
    422,
  );
  const kept = { body: { hunt: broken, status: "PENDING" as const } };
  const { huntId } = await app.ask(contract.createBuiltHunt, kept, admin);
  expect(await read(huntId)).toMatchObject({ status: "PENDING", prizePool: 0.25 });
  const params = { id: huntId };
  const early = { params, body: { status: "AVAILABLE" as const } };
  expect(await app.call(contract.updateHunt, early, admin)).toMatchObject({
    status: 422,
    body: { code: "not_finished", errors: 1 },
  });

  const opened = await reopen(huntId);
  expect(opened).toMatchObject({ status: "PENDING", hunt: { name: hunt.name, prizePool: 0.25 } });
  const texts = (draft: contract.HuntDraftShape) =>
    draft.squares.map(({ words, placeId, clue, clues, hint1, hint2, hint3, puzzles, writer }) => ({
      words,
      placeId,
      clue,
      clues,
      hint1,
      hint2,
      hint3,
      puzzles,
      writer,
    }));
  expect(texts(opened.hunt)).toEqual(texts(broken));
  const { rewritten } = await app.ask(
    contract.rewriteDraftSquare,
    {
      body: {
        hunt: opened.hunt,
        sequenceNum: 2,
        placeId: null,
        aiResistant: true,
        includeDecoys: true,
      },
    },
    admin,
  );
  const written = rewritten?.square;
  if (!written) throw new Error("The square was not written at once.");
  const mended = {
    ...opened.hunt,
    name: "Kansas: Mended",
    prizePool: 0.3,
    squares: opened.hunt.squares.map((square) => (square.sequenceNum === 2 ? written : square)),
  };
  const save = (version: number, status: "PENDING" | "AVAILABLE") =>
    app.call(contract.reviseBuiltHunt, { params, body: { hunt: mended, status, version } }, admin);
  expect((await save(opened.version, "AVAILABLE")).status).toBe(200);
  const stored = await read(huntId);
  expect(stored).toMatchObject({ status: "AVAILABLE", name: "Kansas: Mended", prizePool: 0.3 });
  expect(stored.squares[1]?.w3wAddress).toBe(written.words);
  expect(await save(opened.version, "AVAILABLE")).toMatchObject({
    status: 409,
    body: { code: "stale", by: [admin.email] },
  });

  await app.ask(contract.updateHunt, { params, body: { status: "ACTIVE" } }, admin);
  expect(await app.call(contract.getHuntDraft, { params }, admin)).toMatchObject({
    status: 409,
    body: { code: "not_in_stock" },
  });
  expect((await save((await read(huntId)).version, "AVAILABLE")).status).toBe(409);
});
