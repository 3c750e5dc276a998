import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["kansas"]));
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(() => app.close());

async function build(variant: "PHYSICAL" | "DIGITAL"): Promise<string> {
  const body = {
    state: "KANSAS",
    variant,
    difficulty: "MEDIUM",
    prizePool: 0.25,
    totalSquares: 5,
    aiResistant: true,
    includeDecoys: true,
  } as const;
  const { hunt } = await app.ask(contract.generateHunt, { body }, admin);
  if (!hunt) throw new Error("The hunt was not built in time.");
  return (await app.ask(contract.createBuiltHunt, { body: { hunt } }, admin)).huntId;
}

/** The file as its bytes. */
async function fileOf(id: string): Promise<string> {
  const answer = await app.fastify.inject({
    url: `/api/admin/hunts/${id}/export`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

const read = (bytes: string): contract.HuntFile => contract.huntFile.parse(JSON.parse(bytes));
const bring = (body: contract.HuntFile, query: { dryRun?: "true" } = {}) =>
  app.call(contract.importHunt, { body, query }, admin);

test.each(["PHYSICAL", "DIGITAL"] as const)(
  "a %s hunt that is exported, deleted, imported and exported has the same bytes",
  async (variant) => {
    const id = await build(variant);
    const bytes = await fileOf(id);
    const file = read(bytes);
    expect((await bring(file)).body).toMatchObject({ code: "created_before" });
    await app.ask(contract.deleteHunt, { query: { huntId: id } }, admin);
    expect(await bring(file, { dryRun: "true" })).toMatchObject({
      status: 200,
      body: { huntId: null, validation: { isValid: true } },
    });
    const { status, body } = await bring(file);
    expect(status).toBe(200);
    const again = String(body.huntId);
    expect(again).not.toBe(id);
    expect(await fileOf(again)).toBe(bytes);
    const { hunt } = await app.ask(contract.getAdminHunt, { params: { id: again } }, admin);
    expect(hunt).toMatchObject({ status: "AVAILABLE", prizePool: 0.25 });
    expect(hunt.squares.every(({ surveyed }) => !surveyed)).toBe(true);
    await app.ask(contract.deleteHunt, { query: { huntId: again } }, admin);
  },
);

/** The archive that a query finds, as its bytes. */
async function archiveOf(query: string): Promise<string> {
  const answer = await app.fastify.inject({
    url: `/api/admin/export/hunts.jsonl?${query}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.headers["content-type"]).toBe("application/jsonl; charset=utf-8");
  return answer.body;
}

test("a state that is exported as an archive, deleted, imported and exported has the same bytes", async () => {
  const ids = [await build("DIGITAL"), await build("PHYSICAL")];
  const special = { thresholdBTC: 0.7, imageUrl: "/icons/x.png", opensAt: "2030-01-01T00:00:00Z" };
  await app.ask(contract.updateHunt, { params: { id: ids[1] ?? "" }, body: special }, admin);
  const bytes = await archiveOf("state=KANSAS");
  const lines = bytes.trimEnd().split("\n");
  expect(lines).toHaveLength(2);
  for (const huntId of ids) await app.ask(contract.deleteHunt, { query: { huntId } }, admin);
  expect(await archiveOf("state=KANSAS")).toBe("");
  // In another order: it is the archive's own affair.
  for (const line of lines.toReversed()) expect((await bring(read(line))).status).toBe(200);
  expect(await archiveOf("state=KANSAS")).toBe(bytes);
  const { hunts } = await app.ask(contract.listAdminHunts, { query: { state: "KANSAS" } }, admin);
  expect(hunts.find(({ variant }) => variant === "PHYSICAL")).toMatchObject({
    thresholdBTC: 0.7,
    imageUrl: "/icons/x.png",
  });
  for (const { id } of hunts) await app.ask(contract.deleteHunt, { query: { huntId: id } }, admin);
});

test("nothing of a file is believed that the checks say otherwise", async () => {
  const id = await build("DIGITAL");
  const file = read(await fileOf(id));
  await app.ask(contract.deleteHunt, { query: { huntId: id } }, admin);
  const [first] = file.hunt.squares;
  const told = {
    ...file,
    hunt: {
      ...file.hunt,
      squares: file.hunt.squares.map((square, index) =>
        index === 0 ? { ...square, hint1: `It is ${first?.landmarks[0]}.` } : square,
      ),
    },
  };
  expect(await bring(told)).toMatchObject({ status: 422, body: { code: "not_valid" } });
  for (const strange of [{ format: "pdf" }, { version: 2 }, { hunt: { name: "x" } }])
    expect((await bring({ ...file, ...strange } as never)).status).toBe(400);
});

test("a hunt that is played leaves its players out", async () => {
  const id = await makeHunt(app, { state: "OHIO" });
  const player = await makePlayer(app, id);
  const bytes = await fileOf(id);
  expect(bytes).not.toContain(player.id);
  expect(bytes).not.toContain(player.email);
});
