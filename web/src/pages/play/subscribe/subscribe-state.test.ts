import { expect, test } from "vitest";
import { CallFailed } from "../../../api.ts";
import { subscribeTrouble } from "./subscribe-state.ts";

test("each failure of subscribing has its sentence", () => {
  expect(subscribeTrouble(new CallFailed("network", 0, {}))).toBe(
    "Failed to subscribe to hunt. Please try again.",
  );
  expect(subscribeTrouble(new Error("a mistake"))).toBe(
    "Failed to subscribe to hunt. Please try again.",
  );
  const signedOut = new CallFailed("answer", 401, { code: "not_signed_in", error: "Sign in" });
  expect(subscribeTrouble(signedOut)).toBe("Please log in to subscribe to hunts");
  const told = new CallFailed("answer", 404, { code: "not_found", error: "Hunt not found." });
  expect(subscribeTrouble(told)).toBe("Hunt not found.");
  const silent = new CallFailed("answer", 400, { code: "x", error: "" });
  expect(subscribeTrouble(silent)).toBe("Failed to subscribe");
});
