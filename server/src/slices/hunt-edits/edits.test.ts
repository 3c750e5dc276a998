import * as contract from "@ten-paces/contract";
import type { Place } from "@ten-paces/hunt-builder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  buyPlan,
  type Hunter,
  makeAdmin,
  makeHunter,
  makePlayer,
} from "../../../test/factories.ts";
import { readLibraryFiles } from "../places/service.ts";

let app: TestApp;
let admin: Hunter;

const places = (): Place[] => readLibraryFiles(["kansas", "maine"]);

beforeAll(async () => {
  app = await testApp({}, places);
  admin = await makeAdmin(app);
  app.deps.jobs.start(20);
});
afterAll(() => app.close());

const form = {
  name: "A Walk in Maine",
  state: "MAINE",
  type: "STATE",
  variant: "PHYSICAL",
  thresholdBTC: 0.5,
  prizePool: 0.375,
  totalSquares: 5,
  status: "AVAILABLE",
} as const;

/** A digital hunt of the builder, live. */
async function makeLive(): Promise<string> {
  const body = { ...form, state: "KANSAS", variant: "DIGITAL", status: "ACTIVE" } as const;
  return (await app.ask(contract.createHunt, { body }, admin)).hunt.id;
}

const read = async (id: string) =>
  (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt;

describe("the form", () => {
  test("takes a picture of this site and none that another one could have written", async () => {
    for (const imageUrl of [
      "https://evil.test/a.jpg",
      "//evil.test/a.jpg",
      "/\\evil.test/a.jpg",
      "/..//evil.test/a.jpg",
      "javascript:alert(1)",
      "/",
    ]) {
      const answer = await app.call(contract.createHunt, { body: { ...form, imageUrl } }, admin);
      expect([imageUrl, answer.status]).toEqual([imageUrl, 400]);
      expect(answer.body.error).toContain("a path of this site");
    }
  });

  test("keeps the picture and the opening time, and so does an edit, with the description", async () => {
    const opensAt = "2026-06-01T15:00:00.000Z";
    const body = { ...form, imageUrl: "/assets/maine.jpg", opensAt };
    const { hunt } = await app.ask(contract.createHunt, { body }, admin);
    expect(await read(hunt.id)).toMatchObject({ imageUrl: "/assets/maine.jpg", opensAt });
    const change = { description: "Along the coast.", imageUrl: null, opensAt: null };
    const params = { id: hunt.id };
    await app.ask(contract.updateHunt, { params, body: change }, admin);
    expect(await read(hunt.id)).toMatchObject({ ...change, name: "A Walk in Maine" });
  });
});

describe("the funding of a hunt", () => {
  test("is what plans have paid in, divided among the hunts they were used for", async () => {
    const { hunt: mine } = await app.ask(
      contract.createHunt,
      { body: { ...form, status: "ACTIVE" } },
      admin,
    );
    const { hunt: other } = await app.ask(
      contract.createHunt,
      { body: { ...form, variant: "DIGITAL", status: "ACTIVE" } },
      admin,
    );
    expect(mine.fundedBTC).toBe(0);
    await makePlayer(app, mine.id);
    const both = await makeHunter(app);
    await buyPlan(app, both, "three", mine.id);
    await app.ask(contract.subscribe, { params: { id: other.id }, body: {} }, both);
    // A pack of credits is no plan.
    const pack = await app.ask(
      contract.startCheckout,
      { body: { kind: "pack", id: "twenty" } },
      both,
    );
    const checkoutId = pack.url.split("/").at(-1) ?? "";
    const card = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };
    await app.ask(contract.paySandbox, { params: { checkoutId }, body: card }, both);
    const dollars = (btc: number) => Math.round(btc * app.deps.config.btcUsd * 100) / 100;
    expect(dollars((await read(mine.id)).fundedBTC)).toBeCloseTo(9.99 + 26.99 / 2, 1);
    expect(dollars((await read(other.id)).fundedBTC)).toBeCloseTo(26.99 / 2, 1);
    const { hunts } = await app.ask(contract.listAdminHunts, { query: { state: "MAINE" } }, admin);
    expect(hunts.map((hunt) => dollars(hunt.fundedBTC)).sort((a, b) => b - a)[0]).toBeCloseTo(
      23.49,
      1,
    );
  });
});

describe("the texts of a stored square", () => {
  test("a decoy, a prompt and a drawing's words change wherever they stand, under a new seal", async () => {
    const id = await makeLive();
    const before = await read(id);
    const square = before.squares.find(({ decoyClues }) => decoyClues.length > 0);
    if (!square) throw new Error("No square has a decoy.");
    const decoy = square.clues.find(({ text }) => square.decoyClues.includes(text));
    const puzzle = square.puzzles[0];
    if (!decoy || !puzzle) throw new Error("The square lacks a decoy or a puzzle.");
    const prompt = square.clues.find((line) => line.id === puzzle.clueId)?.text ?? "";
    const clues = [
      { id: decoy.id, text: `${decoy.text} So they say.` },
      { id: puzzle.clueId, text: `${prompt} Take your time.` },
    ];
    const params = { id, num: square.sequenceNum };
    const seals = async () =>
      (await app.ask(contract.getSeals, { params: { id } })).seals.map(({ cause }) => cause);
    const edited = await app.ask(contract.updateSquare, { params, body: { clues } }, admin);
    expect(edited.square.decoyClues).toContain(`${decoy.text} So they say.`);
    expect(edited.square.decoyClues).not.toContain(decoy.text);
    expect(edited.square.puzzles[0]?.prompt).toBe(`${prompt} Take your time.`);
    const after = (await read(id)).squares.find((one) => one.sequenceNum === params.num);
    expect(after).toEqual(edited.square);
    expect(after?.searchabilityScore).not.toBeNull();
    expect(await seals()).toEqual([
      `The texts of square ${params.num} were edited`,
      "The hunt opened",
    ]);

    const empty = { clues: [{ id: decoy.id, text: square.landmarks[0] ?? "" }] };
    const refused = await app.call(contract.updateSquare, { params, body: empty }, admin);
    const index = square.clues.findIndex((line) => line.id === decoy.id);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: "text_refused", findings: [{ field: `clues.${index}.text` }] },
    });
  });
});

describe("the writer of the stock", () => {
  test("is the model only where one is configured", async () => {
    expect(await app.ask(contract.getStock, {}, admin)).toMatchObject({ model: null });
    const body = { writer: "model" } as const;
    for (const endpoint of [contract.generateAllHunts, contract.replenishHunts]) {
      const answer = await app.call(endpoint, { body }, admin);
      expect(answer).toMatchObject({ status: 422, body: { code: "no_model" } });
    }
  });
});
