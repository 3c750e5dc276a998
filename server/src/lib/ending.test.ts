import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "../../test/build-app.ts";
import { makeEnd, prepareEnd } from "./ending.ts";

let app: TestApp;
let base: string;
let closed: boolean;

beforeEach(async () => {
  closed = false;
  app = await testApp();
  base = await app.fastify.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

/** The function that ends the app, and how it ended. */
function ending(graceMs: number, of = app.fastify) {
  let exit = (_code: number) => {};
  const exited = new Promise<number>((resolve) => {
    exit = resolve;
  });
  const db = {
    close: async () => {
      closed = true;
    },
  };
  const parts = { app: of, jobs: { stop: async () => {} }, db, graceMs };
  return { end: makeEnd({ ...parts, exit, report: () => {} }), exited };
}

test("before its port closes a process says that it is not ready, and answers all the same", async () => {
  const { end, exited } = ending(400);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  end("SIGTERM");
  const [ready, hunts] = await Promise.all([fetch(`${base}/readyz`), fetch(`${base}/api/hunts`)]);
  expect(ready.status).toBe(503);
  expect([hunts.status, hunts.headers.get("connection")]).toEqual([200, "close"]);
  expect(closed).toBe(false);
  expect(await exited).toBe(0);
  expect(closed).toBe(true);
  await expect(fetch(`${base}/readyz`)).rejects.toThrow();
});

test("who interrupts it at a keyboard waits for no balancer", async () => {
  const { end, exited } = ending(60_000);
  end("SIGINT");
  expect(await exited).toBe(0);
});

test("what had arrived at the signal is read and answered before the port closes", async () => {
  const { port } = app.fastify.server.address() as AddressInfo;
  const kept = Array.from({ length: 5 }, () => connect(port, "127.0.0.1"));
  for (const socket of kept) socket.on("error", () => {});
  await Promise.all(kept.map((socket) => once(socket, "connect")));
  const answers = kept.map((socket) => once(socket, "data"));
  const { end, exited } = ending(0);
  for (const socket of kept) socket.write("GET /api/hunts HTTP/1.1\r\nhost: x\r\n\r\n");
  end("SIGTERM");
  const heads = (await Promise.all(answers)).map(([bytes]) => String(bytes));
  for (const head of heads) expect(head).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  expect(await exited).toBe(0);
});

test("what connected while the process was too busy to see it is answered too, all of it", async () => {
  const { port } = app.fastify.server.address() as AddressInfo;
  const { end, exited } = ending(0);
  const waiting = Array.from({ length: 40 }, () => connect(port, "127.0.0.1"));
  const answers = waiting.map((socket) => once(socket, "data"));
  for (const socket of waiting) socket.write("GET /api/hunts HTTP/1.1\r\nhost: x\r\n\r\n");
  await Promise.resolve();
  end("SIGTERM");
  // Longer than the time that what has arrived is given: the timer comes before the first of them is seen.
  const busyFrom = performance.now();
  while (performance.now() - busyFrom < 100);
  for (const [bytes] of await Promise.all(answers))
    expect(String(bytes)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await exited).toBe(0);
});

test("an answer that had begun before the signal, and comes to its end after the port closed, keeps nobody", async () => {
  const slow = fastify({ forceCloseConnections: "idle" });
  prepareEnd(slow);
  const body = new PassThrough();
  slow.get("/slow", (_request, reply) => reply.send(body));
  await slow.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect((slow.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET /slow HTTP/1.1\r\nhost: x\r\n\r\n");
  body.write("begun");
  await once(socket, "data");
  const { end, exited } = ending(0, slow);
  end("SIGTERM");
  await vi.waitFor(() => expect(slow.server.listening).toBe(false));
  const from = performance.now();
  body.end("over");
  expect(await exited).toBe(0);
  // Whoever is slower than four seconds is cut; this one was not slow.
  expect(performance.now() - from).toBeLessThan(2_500);
});

test("a request that was half read when the port closed is answered like any", async () => {
  const { port } = app.fastify.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /api/hunts HTTP/1.1\r\nhost: x\r\n");
  const { end, exited } = ending(0);
  end("SIGTERM");
  await vi.waitFor(() => expect(app.fastify.server.listening).toBe(false));
  const answered = once(socket, "data");
  socket.write("\r\n");
  const [answer] = await answered;
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  expect(await exited).toBe(0);
});

test("a kept answer closes its connection too while the process ends", async () => {
  const ask = () => fetch(`${base}/api/hunts`, { headers: { "accept-encoding": "br, gzip" } });
  await ask();
  await (await ask()).text();
  app.fastify.beginEnd();
  const answer = await ask();
  expect([answer.status, answer.headers.get("connection")]).toEqual([200, "close"]);
});

test("a body that drips in is cut at its deadline", async () => {
  // Node takes the longer of the two for the whole request.
  Object.assign(app.fastify.server, { headersTimeout: 200, requestTimeout: 300 });
  const { port } = app.fastify.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write("POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n");
  socket.write("content-length: 900\r\n\r\n{");
  const drip = setInterval(() => socket.write(" "), 100);
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, "close");
  clearInterval(drip);
});
