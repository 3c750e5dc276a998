import { expect, test } from "vitest";
import { emailFaults, registrationFaults } from "./password-check.ts";

const good = { email: "ada@example.com", password: "ten paces", confirmation: "ten paces" };

test("well-formed credentials have no fault", () => {
  expect(registrationFaults(good)).toEqual({});
});

test("the match is checked before the length, and the address beside both", () => {
  const allWrong = { email: "", password: "short", confirmation: "other" };
  expect(registrationFaults(allWrong)).toEqual({
    email: "Please enter your email address, such as name@example.com",
    confirmation: "Passwords do not match",
  });
  expect(registrationFaults({ ...good, password: "short", confirmation: "short" })).toEqual({
    password: "Password must be at least 8 characters long",
  });
});

test("seven characters are too few, eight are enough", () => {
  const of = (password: string) =>
    registrationFaults({ ...good, password, confirmation: password });
  expect(of("1234567").password).toBeDefined();
  expect(of("12345678")).toEqual({});
});

test("an address needs something before and after the @, and a dot", () => {
  for (const email of ["", "ada", "ada@", "@example.com", "ada@example", "a da@example.com"]) {
    expect(emailFaults({ email }).email).toBeDefined();
  }
  expect(emailFaults({ email: "  ada@example.com " })).toEqual({});
});
