import { expect, test } from "vitest";
import { subjectOf, whatHappened } from "./activity.ts";

test("an action is told as what happened", () => {
  expect(whatHappened("move hunt to PAUSED")).toBe("moved hunt to PAUSED");
  expect(whatHappened("clean up older than 30 days")).toBe("cleaned up older than 30 days");
  expect(whatHappened("read the outbox")).toBe("read the outbox");
  expect(whatHappened("polish brass")).toBe("polish brass");
});

const entry = (action: string, subject: string, before: unknown = null, after: unknown = null) => ({
  action,
  subject,
  huntName: null,
  before,
  after,
});

test("a hunt is named as it is called now, and linked while it exists", () => {
  expect(subjectOf(entry("edit hunt", "hunt h1", { name: "Old" }, { name: "New" }))).toEqual({
    name: "New",
    huntId: "h1",
    squareNum: null,
  });
  expect(subjectOf(entry("delete hunt", "hunt h1", { name: "Old" }))).toMatchObject({
    name: "Old",
    huntId: null,
  });
  expect(subjectOf(entry("move hunt to PAUSED", "hunt h1")).name).toBe("h1");
});

test("a square belongs to its hunt; settings and stock are said by the action", () => {
  expect(subjectOf(entry("survey square", "square h1/3"))).toEqual({
    name: "square 3",
    huntId: "h1",
    squareNum: 3,
  });
  const named = { ...entry("survey square", "square h1/3"), huntName: "Dam Line" };
  expect(subjectOf(named).name).toBe("Dam Line, square 3");
  expect(subjectOf(entry("replenish", "stock 0190-aa")).name).toBeNull();
  expect(subjectOf(entry("read the outbox", "mails outbox")).name).toBeNull();
  expect(subjectOf(entry("withdraw place", "place ks-dam")).name).toBe("ks-dam");
  expect(subjectOf(entry("note ground", "place ks-dam/ground")).name).toBe("ks-dam");
  expect(subjectOf(entry("change settings", "setting settings")).name).toBeNull();
  expect(subjectOf(entry("set who can win", "setting NEW YORK")).name).toBe("New York");
  const content = (before: object) =>
    subjectOf({ ...entry("change it", "content 0190-aa"), before }).name;
  expect(content({ title: "Rain on Saturday" })).toBe("Rain on Saturday");
  expect(content({ question: "May I bring my dog?" })).toBe("May I bring my dog?");
  expect(content({ huntName: "The Mill Run", squareNumber: 2 })).toBe("The Mill Run, square 2");
});
