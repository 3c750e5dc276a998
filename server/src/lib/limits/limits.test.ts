import { connect } from "node:net";
import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunter } from "../../../test/factories.ts";
import { badTokensPerMinute, callsPerMinute } from "./limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1/32" });
});
afterAll(() => app.close());
// Every window of the test before is over.
beforeEach(() => app.clock.advance(3601));

const message = { name: "Ada", email: "a@hunts.test", subject: "general", message: "Hello." };
const contactLimit = contract.contact.limit.max;
const randomToken = () => `${Math.random().toString(36)}${"x".repeat(40)}`.slice(2, 45);

/** Statuses of so many calls, one after the other, the n-th with the options of `of(n)`. */
async function statuses(
  count: number,
  of: (index: number) => { url: string; token?: string; from?: string; get?: boolean },
): Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { url, token, from, get } = of(index);
    const { statusCode } = await app.fastify.inject({
      method: get ? "GET" : "POST",
      url,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(from ? { "x-forwarded-for": from } : {}),
        ...(get ? {} : { "content-type": "application/json" }),
      },
      ...(get ? {} : { payload: JSON.stringify(message) }),
    });
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
  }
  return seen;
}

describe("a limit by address", () => {
  const tries = contactLimit + 6;

  test("stands whatever token, spelling or forwarded address comes with the call", async () => {
    const spellings: ((index: number) => Parameters<typeof statuses>[1])[] = [
      () => () => ({ url: "/api/contact" }),
      () => () => ({ url: "/api/contact", token: randomToken() }),
      () => () => ({ url: "/%61pi/contact" }),
      () => (index) => ({ url: index % 2 ? "/api/c%6Fntact" : "/%61pi/contact?x=1" }),
      () => (index) => ({ url: "/api/contact", from: `203.0.113.${index}, 198.51.100.1` }),
      () => (index) => ({ url: "/api/contact", from: `2001:db8:1:2::${index + 1}` }),
    ];
    for (const [index, spelling] of spellings.entries()) {
      app.clock.advance(3601);
      expect([index, await statuses(tries, spelling(index))]).toEqual([
        index,
        { 200: contactLimit, 429: 6 },
      ]);
    }
  });

  test("stands for every other way to write the address, as far as it is found at all", async () => {
    const odd = [
      "/api/contact/",
      "/api//contact",
      "//api/contact",
      "/api/./contact",
      "/API/contact",
    ];
    const more = ["/api/contact;x=1", "/api/contact%2F", "/api/contact#x", "/api/x/../contact"];
    for (const url of [...odd, ...more]) {
      app.clock.advance(3601);
      const seen = await statuses(tries, () => ({ url }));
      expect([url, seen]).toEqual([
        url,
        seen[404] ? { 404: tries } : { 200: contactLimit, 429: 6 },
      ]);
    }
  });

  test("counts who is signed in by the same address, so that many accounts are no way around it", async () => {
    const hunters = await Promise.all([1, 2, 3].map(() => makeHunter(app)));
    const seen = await statuses(tries, (index) => ({
      url: "/api/contact",
      token: hunters[index % 3]?.token ?? "",
    }));
    expect(seen).toEqual({ 200: contactLimit, 429: 6 });
  });

  test("of one address does not touch another", async () => {
    await statuses(tries, () => ({ url: "/api/contact", from: "203.0.113.7" }));
    const other = await statuses(1, () => ({ url: "/api/contact", from: "203.0.113.8" }));
    expect(other).toEqual({ 200: 1 });
  });

  test("holds for an absolute request line, with the headers of data", async () => {
    await app.fastify.listen({ port: 0, host: "127.0.0.1" });
    const address = app.fastify.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const payload = JSON.stringify(message);
    const ask = () =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, "127.0.0.1", () =>
          socket.write(
            `POST http://evil.test/api/contact HTTP/1.1\r\nhost: evil.test\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${payload.length}\r\n\r\n${payload}`,
          ),
        );
        let answer = "";
        socket.on("data", (bytes) => {
          answer += bytes.toString();
        });
        socket.on("end", () => resolve(answer));
        socket.on("error", reject);
      });
    const answers: string[] = [];
    for (let count = 0; count < tries; count += 1) answers.push(await ask());
    expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 200"))).toHaveLength(
      contactLimit,
    );
    expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 429"))).toHaveLength(6);
    expect(answers[0]).toContain("default-src 'none';frame-ancestors 'none'");
  });
});

describe("a limit by account", () => {
  test("is one, however many sessions and addresses it comes from", async () => {
    const hunter = await makeHunter(app);
    const second = await app.ask(contract.login, {
      body: { email: hunter.email, password: "brass lantern 9" },
    });
    const { max } = contract.locateSquare.limit;
    const seen = await statuses(max + 10, (index) => ({
      url: `/${index % 3 ? "api" : "%61pi"}/squares/locate?lat=38.5&lng=-98.5&accuracy=5&at=${app.clock.now().getTime()}`,
      token: index % 2 ? hunter.token : second.token,
      from: `203.0.113.${index}`,
      get: true,
    }));
    expect(seen).toEqual({ 200: max, 429: 10 });
  });

  test("does not punish others behind the same address", async () => {
    const [one, other] = await Promise.all([makeHunter(app), makeHunter(app)]);
    const locate = (token: string) => () => ({
      url: "/api/user/profile",
      token,
      get: true,
    });
    expect(await statuses(callsPerMinute + 1, locate(one.token))).toEqual({
      200: callsPerMinute,
      429: 1,
    });
    expect(await statuses(1, locate(other.token))).toEqual({ 200: 1 });
  });
});

describe("the product-wide limit", () => {
  test("holds besides a route's own", async () => {
    await statuses(callsPerMinute, () => ({ url: "/%61pi/site", get: true }));
    const contact = await app.call(contract.contact, { body: message as never });
    expect(contact.status).toBe(429);
  });

  test("is no hindrance to pages, which cost nothing", async () => {
    const seen = await statuses(callsPerMinute + 20, () => ({ url: "/healthz", get: true }));
    expect(seen).toEqual({ 200: callsPerMinute + 20 });
  });

  test("says in words and seconds how long to wait", async () => {
    await statuses(contactLimit, () => ({ url: "/api/contact" }));
    app.clock.advance(130);
    const answer = await app.call(contract.contact, { body: message as never });
    expect(answer).toMatchObject({
      status: 429,
      body: {
        code: "too_many_requests",
        error: "Too many requests. Try again in 8 minutes.",
        retryAfterSeconds: 470,
      },
    });
    expect(answer.headers["retry-after"]).toBe("470");
  });
});

test("tokens that belong to nobody are looked up so often and no more, and known ones go on", async () => {
  const hunter = await makeHunter(app);
  const profile = (token: string) => () => ({ url: "/api/user/profile", token, get: true });
  expect(await statuses(1, profile(hunter.token))).toEqual({ 200: 1 });
  const seen = await statuses(badTokensPerMinute + 5, () => profile(randomToken())());
  expect(seen).toEqual({ 401: badTokensPerMinute, 429: 5 });
  expect(await statuses(1, profile(hunter.token))).toEqual({ 200: 1 });
});

test("what is refused at the door is timed like everything else", async () => {
  await statuses(contactLimit + 1, () => ({ url: "/api/contact" }));
  const { body } = await app.fastify.inject({ url: "/metrics" });
  const sum = /http_request_duration_seconds_sum\{[^}]*api\/contact"[^}]*429"\} ([\d.e-]+)/.exec(
    body,
  );
  const count = /http_request_duration_seconds_count\{[^}]*api\/contact"[^}]*429"\} (\d+)/.exec(
    body,
  );
  expect(Number(sum?.[1]) / Number(count?.[1])).toBeLessThan(1);
});
