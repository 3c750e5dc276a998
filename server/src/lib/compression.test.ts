import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { getHunt, getLeaderboard, listHunts } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../test/build-app.ts";
import { type Hunter, makeHunt, makePlayer } from "../../test/factories.ts";
import { encodingFor, smallestWorthBytes } from "./compression.ts";

let app: TestApp;
let huntId: string;
let player: Hunter;
beforeAll(async () => {
  app = await testApp();
  huntId = await makeHunt(app, { squares: 10 });
  for (const state of ["OHIO", "TEXAS", "UTAH", "MAINE", "IOWA"]) await makeHunt(app, { state });
  player = await makePlayer(app, huntId);
});
afterAll(() => app.close());

function ask(path: string, accepted: string | null, token = "") {
  return app.fastify.inject({
    url: `/api${path}`,
    headers: {
      ...(accepted === null ? {} : { "accept-encoding": accepted }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
}

test("the best encoding a client takes is chosen, and none that it refuses", () => {
  expect(encodingFor("gzip, deflate, br, zstd")).toBe("br");
  expect(encodingFor("gzip;q=0.5, br;q=0")).toBe("gzip");
  expect(encodingFor("br;q=0.0, gzip;q=0")).toBeNull();
  expect(encodingFor("identity")).toBeNull();
  expect(encodingFor("brotli")).toBeNull();
  expect(encodingFor(undefined)).toBeNull();
});

test("the same answer arrives in every encoding, kept or made for one reader", async () => {
  const addresses = [
    [listHunts.path, ""],
    [listHunts.path, player.token],
    [`${listHunts.path}?limit=5`, ""],
    [getHunt.path.replace(":id", huntId), player.token],
  ] as const;
  for (const [path, token] of addresses) {
    const plain = await ask(path, null, token);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.rawPayload.length).toBeGreaterThanOrEqual(smallestWorthBytes);
    const br = await ask(path, "gzip, br", token);
    expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const zipped = await ask(path, "gzip", token);
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.7);
  }
});

test("what fits into a packet, and what failed, is sent as it is", async () => {
  for (const path of [getLeaderboard.path, "/hunts/no-such-hunt"]) {
    const answer = await ask(path, "br", player.token);
    expect(answer.rawPayload.length).toBeLessThan(smallestWorthBytes);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(() => answer.json()).not.toThrow();
  }
});

test("an answer that is sent past the hooks is counted, carries its headers, and is whole to a client", async () => {
  const counted = async () => {
    const { body } = await app.fastify.inject({ url: "/metrics" });
    return Number(
      /count\{method="GET",route="\/api\/hunts",status="200"\} (\d+)/.exec(body)?.[1] ?? 0,
    );
  };
  const before = await counted();
  const address = await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(`${address}/api/hunts`)));
  for (const answer of answers) {
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(listHunts.result.parse(await answer.json()).hunts).toHaveLength(6);
  }
  expect((await counted()) - before).toBe(5);
});
