import { expect, test } from "vitest";
import { findEmailFault, findRegistrationFault } from "./password-check.ts";

const good = { email: "ada@example.com", password: "ten paces", confirmation: "ten paces" };

test("well-formed credentials have no fault", () => {
  expect(findRegistrationFault(good)).toBeNull();
});

test("the match is checked before the length, and that before the address", () => {
  const allWrong = { email: "", password: "short", confirmation: "other" };
  expect(findRegistrationFault(allWrong)?.message).toBe("Passwords do not match");
  expect(findRegistrationFault({ ...allWrong, confirmation: "short" })?.message).toBe(
    "Password must be at least 8 characters long",
  );
  expect(findRegistrationFault({ ...good, email: "ada" })?.field).toBe("email");
});

test("seven characters are too few, eight are enough", () => {
  const seven = { ...good, password: "1234567", confirmation: "1234567" };
  expect(findRegistrationFault(seven)?.field).toBe("password");
  const eight = { ...good, password: "12345678", confirmation: "12345678" };
  expect(findRegistrationFault(eight)).toBeNull();
});

test("an address needs something before and after the @, and a dot", () => {
  for (const email of ["", "ada", "ada@", "@example.com", "ada@example", "a da@example.com"]) {
    expect(findEmailFault(email)?.field).toBe("email");
  }
  expect(findEmailFault("  ada@example.com ")).toBeNull();
});
