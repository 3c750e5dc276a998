import { expect, test } from "vitest";
import { CallFailed } from "../../api.ts";
import { verdictOnToken } from "./verdict-on-token.ts";

test("a token is kept when nobody answered", () => {
  expect(verdictOnToken(new CallFailed("network", 0, {}))).toBe("keep");
  expect(verdictOnToken(new CallFailed("network", 502, {}))).toBe("keep");
  expect(verdictOnToken(new CallFailed("answer", 503, {}))).toBe("keep");
});

test("a token is dropped when it was refused, and on any other error", () => {
  for (const status of [401, 403, 404, 500]) {
    expect(verdictOnToken(new CallFailed("answer", status, {}))).toBe("drop");
  }
  expect(verdictOnToken(new CallFailed("html", 200, {}))).toBe("drop");
  expect(verdictOnToken(new Error("anything else"))).toBe("drop");
});
