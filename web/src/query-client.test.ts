import { expect, test } from "vitest";
import { CallFailed } from "./api.ts";
import { isWorthRetrying } from "./query-client.ts";

test("a lost connection and a stumbling server get one more try", () => {
  expect(isWorthRetrying(0, new CallFailed("network", 0, {}))).toBe(true);
  expect(isWorthRetrying(0, new CallFailed("answer", 503, {}))).toBe(true);
  expect(isWorthRetrying(1, new CallFailed("network", 0, {}))).toBe(false);
});

test("an answer that refuses is final, and so is a page where data was expected", () => {
  for (const status of [400, 401, 403, 404, 409, 429]) {
    expect(isWorthRetrying(0, new CallFailed("answer", status, {}))).toBe(false);
  }
  expect(isWorthRetrying(0, new CallFailed("html", 200, {}))).toBe(false);
  expect(isWorthRetrying(0, new Error("a mistake of ours"))).toBe(false);
});
