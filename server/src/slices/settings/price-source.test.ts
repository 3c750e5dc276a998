import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin } from "../../../test/factories.ts";
import { readPrice } from "./price-source.ts";

let source: Server;
let answer: [status: number, body: string] = [200, "{}"];
let app: TestApp;
let admin: Hunter;

beforeAll(async () => {
  source = createServer((_, reply) => reply.writeHead(answer[0]).end(answer[1]));
  await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
  const { port } = source.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/price`;
  app = await testApp({ BTC_PRICE_URL: url, BTC_PRICE_FIELD: "data.amount" });
  admin = await makeAdmin(app);
});
afterAll(async () => {
  await app.close();
  source.close();
});

/** Lets an hour pass in which the source answers so. @returns the price afterwards */
async function hourWith(status: number, body: unknown) {
  answer = [status, JSON.stringify(body)];
  app.clock.advance(3_600);
  await app.deps.jobs.keepSchedules();
  await app.deps.jobs.drain();
  return (await app.ask(contract.getSettings, {}, admin)).settings.btcPrice;
}

test("the price is the source's of this day; what is no price, or a leap, is a failed job and changes nothing", async () => {
  const first = await hourWith(200, { data: { amount: "61250.50" } });
  expect(first).toEqual({
    usd: 61_250.5,
    asOf: "2026-05-04",
    source: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
  });
  expect(await hourWith(200, { data: { amount: 62_000 } })).toMatchObject({ usd: 62_000 });
  expect(await hourWith(200, { data: { amount: 200_000 } })).toMatchObject({ usd: 62_000 });
  const query = { kind: "btc_price" } as const;
  const { jobs } = await app.ask(contract.listJobs, { query }, admin);
  expect(jobs[0]?.error).toContain("named $200000, and it was $62000");
});

test("dollars are read at their path, as a number or in digits", () => {
  expect(readPrice({ usd: 97_500.123 }, "usd")).toBe(97_500.12);
  expect(readPrice({ a: { b: "12.5" } }, "a.b")).toBe(12.5);
  for (const wrong of [null, "x", {}, { usd: null }, { usd: {} }, { usd: "dear" }, { usd: 0 }])
    expect(readPrice(wrong, "usd")).toBeNull();
});
