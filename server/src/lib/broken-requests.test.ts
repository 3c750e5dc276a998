import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../test/build-app.ts";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp();
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  port = (app.fastify.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Everything that comes back on a connection until it is closed. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let heard = "";
    socket.on("data", (data) => {
      heard += String(data);
    });
    socket.once("close", () => resolve(heard));
    socket.once("error", reject);
  });
}

test.each([
  ["bytes of another protocol", "\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400],
  ["a method that is none", "FOO /api/hunts HTTP/1.1\r\nhost: x\r\n\r\n", 400],
  ["a line that is none", "GET ?x HTTP/1.1\r\nhost: x\r\n\r\n", 400],
  [
    "two lengths",
    "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}",
    400,
  ],
  [
    "a chunk without its size",
    "POST /api/auth/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    400,
  ],
  ["an address without end", `GET /${"a".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ["headers without end", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("%s: a sentence of ours, and the connection is closed", async (_what, text, status) => {
  const [head = "", body = ""] = (await send(text)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain("content-type: application/json");
  expect(head.toLowerCase()).toContain("x-content-type-options: nosniff");
  expect(head.toLowerCase()).toContain("connection: close");
  expect(JSON.parse(body)).toEqual({
    error:
      status === 431
        ? "The address or the headers of this request are too long."
        : "The request could not be understood.",
    code: status === 431 ? "headers_too_large" : "bad_request",
  });
});
