import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../test/build-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("pages allow scripts and styles of their own only, no frames, and no guessing of types", async () => {
  const { headers } = await app.fastify.inject({ url: "/healthz" });
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toContain("max-age=31536000");
});

test("data may load nothing and be framed nowhere, refusals and errors included", async () => {
  for (const url of ["/api/hunts", "/api/hunts/none", "/api/nothing-here"]) {
    const { headers } = await app.fastify.inject({ url });
    expect(headers["content-security-policy"], url).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
    expect(headers["x-content-type-options"], url).toBe("nosniff");
  }
});
