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
    squares: opened.hunt.squares.map((square) => {
      if (square.sequenceNum === 2) return written;
      // The last square comes out of the others, so it is written anew with one of them.
      return square.sequenceNum === rewritten.last?.sequenceNum ? rewritten.last : square;
    }),
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

test("what somebody found on the spot stays when a hunt in stock is saved again", async () => {
  const body = {
    state: "KANSAS",
    variant: "PHYSICAL",
    difficulty: "MEDIUM",
    prizePool: 0.25,
    totalSquares: 5,
    aiResistant: false,
    includeDecoys: false,
  } as const;
  const { hunt } = await app.ask(contract.generateHunt, { body }, admin);
  if (!hunt) throw new Error("The hunt was not built in time.");
  const made = { body: { hunt, status: "AVAILABLE" as const } };
  const { huntId } = await app.ask(contract.createBuiltHunt, made, admin);
  const { squares } = await app.ask(contract.listSurveys, { query: { huntId } }, admin);
  const at = squares[1]?.at ?? { lat: 0, lng: 0 };
  const question = { text: "How many lions guard the door?", answers: ["7"] };
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(24)]);
  await app.ask(
    contract.surveySquare,
    {
      params: { id: huntId, num: 2 },
      body: {
        ...at,
        accuracy: 4,
        where: "on the flagstones before the broad front steps",
        question,
        photo: { type: "image/jpeg", base64: jpeg.toString("base64") },
      },
    },
    admin,
  );
  const params = { id: huntId };
  for (const hint of ["as it is", "as the builder writes it"]) {
    const { hunt: opened, version, status } = await reopen(huntId);
    const written = hunt.squares[1]?.hint3 ?? "";
    const changed =
      hint === "as it is"
        ? opened
        : {
            ...opened,
            squares: opened.squares.map((one, i) => (i === 1 ? { ...one, hint3: written } : one)),
          };
    const saved = { params, body: { hunt: changed, status, version } };
    await app.ask(contract.reviseBuiltHunt, saved, admin);
    const square = (await read(huntId)).squares[1];
    expect(square, hint).toMatchObject({
      surveyed: true,
      where: "on the flagstones before the broad front steps",
      question,
      photographed: true,
    });
    expect(square?.hint3.match(/Stand /g), hint).toHaveLength(1);
    expect(square?.hint3, hint).toMatch(/Stand on the flagstones before the broad front steps\.$/);
  }
  const photo = await app.call(contract.getSurveyPhoto, { params: { id: huntId, num: 2 } }, admin);
  expect(photo.status).toBe(200);
});
