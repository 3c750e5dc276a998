import { Validator } from "@seriousme/openapi-schema-validator";
import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import type { OpenApiDocument } from "./document.ts";

let app: TestApp;
let document: OpenApiDocument;
let page: string;
beforeAll(async () => {
  app = await testApp();
  document = (await app.fastify.inject({ url: "/api/docs/openapi.json" })).json();
  page = (await app.fastify.inject({ url: "/api/docs" })).body;
});
afterAll(() => app.close());

const served = () => app.fastify.endpoints;

test("the document is valid OpenAPI 3.1", async () => {
  const outcome = await new Validator().validate({ ...document });
  expect(outcome.errors ?? []).toEqual([]);
  expect(outcome.valid).toBe(true);
});

test("every endpoint that is served stands in the document and on the page", () => {
  expect(served().length).toBeGreaterThan(30);
  const operations = Object.values(document.paths).flatMap((one) => Object.values(one));
  const names = operations.map((one) => one.operationId);
  expect(names.toSorted()).toEqual(
    served()
      .map((one) => one.name)
      .toSorted(),
  );
  for (const name of names) expect(page).toContain(`<article id="${name}"`);
});

test("a check-in is told with its path, key, alternatives and refusals", () => {
  const operation = document.paths["/hunts/{id}/check-in"]?.post;
  expect(operation?.parameters.map(({ name, in: place }) => [name, place])).toEqual([
    ["id", "path"],
    ["Idempotency-Key", "header"],
  ]);
  expect(operation?.security).toEqual([{ session: [] }]);
  const body = operation?.requestBody?.content["application/json"].schema;
  expect(body?.anyOf).toHaveLength(3);
  expect(Object.keys(operation?.responses ?? {})).toEqual(
    expect.arrayContaining(["200", "400", "401", "402", "403", "404", "409", "429", "500"]),
  );
  const tooSoon = JSON.stringify(operation?.responses["429"]);
  expect(tooSoon).toContain('"const":"too_soon"');
  expect(tooSoon).toContain("retryAfterSeconds");
});

test("numbers in a query are told as numbers", () => {
  const limit = document.paths["/hunts"]?.get?.parameters.find((one) => one.name === "limit");
  expect(limit).toMatchObject({ required: false, schema: { type: "integer", maximum: 500 } });
});

test("the page shows a body field by field, and holds no script and no inline style", () => {
  expect(page).toContain("fixes[].accuracy");
  expect(page).toContain(contract.contactSubject.options[0] ?? "");
  expect(page).not.toMatch(/<script|style=|onclick/);
});

test("a field that may be null says so in words", () => {
  const me = /<article id="getLeaderboard".*?<\/article>/s.exec(page)?.[0] ?? "";
  expect(me).toContain("<code>updatedAt</code></th><td>always</td><td>string or null</td>");
  expect(me).toContain("<code>rows[].rank</code>");
  expect(me).toContain("<code>me.rank</code>");
});

test("the page and its stylesheet have their types and keep the strict policy", async () => {
  const answer = await app.fastify.inject({ url: "/api/docs" });
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  const style = await app.fastify.inject({ url: "/api/docs/style.css" });
  expect(style.headers["content-type"]).toBe("text/css; charset=utf-8");
});
