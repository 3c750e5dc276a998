import { contact } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { fieldProblems } from "./field-problems.ts";

const sentences = {
  name: { missing: "name missing", wrong: "name wrong" },
  email: { missing: "email missing", wrong: "email wrong" },
  subject: { missing: "subject missing", wrong: "subject wrong" },
  message: { missing: "message missing", wrong: "message wrong" },
};

const problemsOf = (values: Record<keyof typeof sentences, string>) =>
  fieldProblems(contact.body.safeParse(values).error?.issues ?? [], values, sentences);

const good = { name: "Ada", email: "ada@hunts.test", subject: "billing", message: "Hello" };

test("nothing is said about a form that is fine", () => {
  expect(problemsOf(good)).toEqual({});
});

test("every empty field is asked for, blanks counting as empty", () => {
  expect(problemsOf({ name: " ", email: "", subject: "", message: "\n" })).toEqual({
    name: "name missing",
    email: "email missing",
    subject: "subject missing",
    message: "message missing",
  });
});

test("a value that is there and not fine gets its own sentence", () => {
  expect(problemsOf({ ...good, email: "ada@", message: "x".repeat(5001) })).toEqual({
    email: "email wrong",
    message: "message wrong",
  });
});

test("what the server says about a field lands under it", () => {
  expect(fieldProblems([{ path: "email" }, { path: "elsewhere.x" }], good, sentences)).toEqual({
    email: "email wrong",
  });
});
