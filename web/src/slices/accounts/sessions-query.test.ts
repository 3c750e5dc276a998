import { expect, test } from "vitest";
import { readSession } from "./sessions-query.ts";

test("a session is what it says, and this device only where it says so", () => {
  expect(readSession({ id: "1", device: "Firefox on Windows", current: true })).toEqual({
    id: "1",
    device: "Firefox on Windows",
    createdAt: "",
    lastSeenAt: "",
    current: true,
  });
  expect(readSession({ id: "1", current: "yes" })).toMatchObject({
    device: "An unknown device",
    current: false,
  });
});

test("what cannot be named cannot be ended, so it is not shown", () => {
  expect(readSession({ device: "Firefox on Windows" })).toBeNull();
  expect(readSession(null)).toBeNull();
});
