import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../test/build-app.ts";
import { readConfig } from "../config.ts";

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

test("pages with street maps say whose, and may ask it and where its tiles are", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-pages-"));
  writeFileSync(join(folder, "index.html"), "<html><head></head><body></body></html>");
  const mapped = await testApp({
    WEB_DIST: folder,
    MAP_STYLE_URL: "https://maps.test/streets/style.json?key=a&b",
    MAP_ORIGINS: "https://tiles.test, https://letters.test:8443",
  });
  try {
    const { headers, body } = await mapped.fastify.inject({ url: "/hunts" });
    expect(body).toContain(
      '<meta name="map-style" content="https://maps.test/streets/style.json?key=a&amp;b" />',
    );
    expect(String(headers["content-security-policy"]).split(";")).toContain(
      "connect-src 'self' https://maps.test https://tiles.test https://letters.test:8443",
    );
  } finally {
    await mapped.close();
    rmSync(folder, { recursive: true });
  }
});

test("pages that call another origin say where, and are allowed that one and no other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ten-paces-pages-"));
  writeFileSync(join(folder, "index.html"), "<html><head></head><body></body></html>");
  const elsewhere = await testApp({ WEB_DIST: folder, API_BASE: "https://api.hunts.test/v1/" });
  try {
    const { headers, body } = await elsewhere.fastify.inject({ url: "/hunts" });
    expect(body).toContain('<meta name="api-base" content="https://api.hunts.test/v1" />');
    const policy = String(headers["content-security-policy"]).split(";");
    expect(policy).toContain("connect-src 'self' https://api.hunts.test");
  } finally {
    await elsewhere.close();
    rmSync(folder, { recursive: true });
  }
  for (const wrong of ["maps.test", "https://maps.test/styles", "https://a.test;script-src"]) {
    expect(() => readConfig({ MAP_ORIGINS: wrong })).toThrow("MAP_ORIGINS");
  }
  for (const wrong of ["api.hunts.test", "//api.hunts.test", "https://a.test;script-src *"]) {
    expect(() => readConfig({ API_BASE: wrong })).toThrow("API_BASE");
  }
});
