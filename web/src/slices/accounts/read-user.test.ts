import { expect, test } from "vitest";
import { NotSignedIn, readSignedIn, readUser, readVerified } from "./read-user.ts";
import { verdictOnToken } from "./verdict-on-token.ts";

const user = { email: "ada@example.com", isAdmin: true };

test("a token that is not said to be valid belongs to nobody, and is dropped", () => {
  for (const answer of [null, {}, { valid: false }, { valid: false, user }, { user }]) {
    expect(() => readVerified(answer)).toThrow(NotSignedIn);
  }
  expect(() => readVerified({ valid: true })).toThrow(NotSignedIn);
  expect(readVerified({ valid: true, user })).toMatchObject(user);
  expect(verdictOnToken(new NotSignedIn())).toBe("drop");
});

test("signing in takes a user and a token", () => {
  expect(readSignedIn({ user, token: "t" })).toMatchObject({ token: "t", user });
  for (const answer of [{ user }, { token: "t" }, { user: {}, token: "t" }, undefined]) {
    expect(() => readSignedIn(answer)).toThrow(NotSignedIn);
  }
});

test("nobody is an administrator unless it is said", () => {
  expect(readUser({ email: "ada@example.com" })).toMatchObject({ isAdmin: false, createdAt: "" });
  expect(readUser({ email: "ada@example.com", isAdmin: "true" })?.isAdmin).toBe(false);
});
