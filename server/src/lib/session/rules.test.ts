import { expect, test } from "vitest";
import { sessionEndsAt } from "./rules.ts";

const at = (days: number) => new Date(Date.UTC(2026, 4, 4) + days * 86_400_000);
const hunter = { isAdmin: false, createdAt: at(0) };
const administrator = { isAdmin: true, createdAt: at(0) };

test("a hunter's session ends after 60 days, or 30 unused", () => {
  expect(sessionEndsAt({ ...hunter, lastSeenAt: at(0) })).toEqual(at(30));
  expect(sessionEndsAt({ ...hunter, lastSeenAt: at(20) })).toEqual(at(50));
  expect(sessionEndsAt({ ...hunter, lastSeenAt: at(59) })).toEqual(at(60));
});

test("an administrator's ends after 7 days, or 12 hours unused", () => {
  expect(sessionEndsAt({ ...administrator, lastSeenAt: at(0) })).toEqual(at(0.5));
  expect(sessionEndsAt({ ...administrator, lastSeenAt: at(6.9) })).toEqual(at(7));
});
