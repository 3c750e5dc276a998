import { expect, test } from "vitest";
import { destinationAfterSignIn } from "./destination.ts";

test("returnTo comes before a pending subscription, and that before the hunts", () => {
  expect(destinationAfterSignIn("/free-hunt?from=mail", "us-tx-1")).toBe("/free-hunt?from=mail");
  expect(destinationAfterSignIn(null, "us-tx-1")).toBe("/hunt/us-tx-1/subscribe");
  expect(destinationAfterSignIn(null, null)).toBe("/hunts");
});

test("an address that leads elsewhere is no returnTo", () => {
  for (const elsewhere of [
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "hunts",
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "/a/..//evil.example",
    "/a/%2E./..//evil.example",
    "/\t/evil.example",
    "//[",
  ]) {
    expect(destinationAfterSignIn(elsewhere, null)).toBe("/hunts");
  }
});

test("a path of ours is kept as it is, odd or not", () => {
  for (const path of ["/hunts/a//b", "/find?q=//x", "/a/../hunts"]) {
    expect(destinationAfterSignIn(path, null)).toBe(path.replace("/a/..", ""));
  }
});

test("nobody is sent from the sign-in page to the sign-in page", () => {
  expect(destinationAfterSignIn("/login", null)).toBe("/hunts");
  expect(destinationAfterSignIn("/register?ref=ABC", "us-tx-1")).toBe("/hunt/us-tx-1/subscribe");
  expect(destinationAfterSignIn("/login-help", null)).toBe("/login-help");
});
