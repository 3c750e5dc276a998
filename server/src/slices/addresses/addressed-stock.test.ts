import * as contract from "@ten-paces/contract";
import { distanceM } from "@ten-paces/geo";
import { feetAt } from "@ten-paces/hunt-builder";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { What3WordsStub } from "../../../test/what3words-stub.ts";
import { readLibraryFiles } from "../places/service.ts";

let stub: What3WordsStub;
let app: TestApp;
let admin: Hunter;
const places = readLibraryFiles(["kansas"]);

beforeAll(async () => {
  stub = await What3WordsStub.start();
  app = await testApp(stub.settings, () => places);
  admin = await makeAdmin(app);
});
afterAll(async () => {
  await app.close();
  await stub.close();
});

const countOf = (
  hunts: contract.Result<typeof contract.listAdminHunts>["hunts"],
  variant: string,
) => hunts.filter((hunt) => hunt.variant === variant).length;
const listHunts = async () => (await app.ask(contract.listAdminHunts, { query: {} }, admin)).hunts;

test("without addresses the digital half is made, the job says why it stopped, and goes on when they are there again", async () => {
  stub.trouble = () => "key";
  const begun = await app.ask(contract.generateAllHunts, { body: { wait: false } }, admin);
  const params = { id: begun.jobId ?? "" };
  await app.deps.jobs.drain();
  const stopped = await app.ask(contract.getJob, { params }, admin);
  expect(stopped.job.error).toMatch(/^what3words refuses the key/);
  const before = await listHunts();
  expect([countOf(before, "DIGITAL"), countOf(before, "PHYSICAL")]).toEqual([3, 0]);
  // At most one knock of each of five hands at the closed door, and the queue tries again by itself.
  const knocks = stub.calls.length;
  expect(knocks).toBeGreaterThan(0);
  expect(knocks).toBeLessThanOrEqual(5);
  expect(stopped.job.status).toBe("queued");
  const { alerts } = await app.ask(contract.listAlerts, {}, admin);
  expect(alerts.map(({ kind }) => kind)).toEqual(["addresses_away"]);

  stub.trouble = () => null;
  app.clock.advance(60);
  await app.deps.jobs.drain();
  const done = await app.ask(contract.getJob, { params }, admin);
  expect(done.job).toMatchObject({ status: "done", result: { made: 6, failed: [] } });
  const after = await listHunts();
  expect([countOf(after, "DIGITAL"), countOf(after, "PHYSICAL")]).toEqual([3, 3]);
  expect((await app.ask(contract.listAlerts, {}, admin)).alerts).toEqual([]);
  // Thirty squares, each asked for once; where a connection was cut the same is said again.
  expect(new Set(stub.calls.slice(knocks).map(({ url }) => url)).size).toBe(30);
});

test("every square of the stock has its address, and whoever stands where the phrase says is within reach", async () => {
  const byName = new Map(places.map((place) => [place.name, place]));
  for (const { id, variant } of await listHunts()) {
    const { hunt } = await app.ask(contract.getAdminHunt, { params: { id } }, admin);
    expect(hunt.squares).toHaveLength(10);
    for (const square of hunt.squares) {
      const { w3wAddress, wordSource, center, reachFt = 0, landmarks, stand } = square;
      const told = variant === "PHYSICAL" ? stub.squareAt(center) : app.grid.encode(center);
      expect([w3wAddress, wordSource]).toEqual([
        told?.words,
        variant === "PHYSICAL" ? "what3words" : undefined,
      ]);
      if (variant === "DIGITAL") continue;
      const place = byName.get(landmarks[0] ?? "");
      if (!place || !stand) throw new Error(`${landmarks[0]} is not in the library.`);
      const sureM = stand.sure === "spot" ? 10 : stand.sure === "exact" ? 100 : 300;
      expect(distanceM(feetAt(place), center) + sureM).toBeLessThanOrEqual(reachFt * 0.3048 + 0.1);
    }
  }
});
