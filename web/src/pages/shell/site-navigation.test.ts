import { expect, test } from "vitest";
import { ADMIN_LINK, isHere } from "./site-navigation.ts";

test("Admin is the link of everything under /admin", () => {
  for (const path of ["/admin/dashboard", "/admin/builder", "/admin/hunts/x", "/admin"]) {
    expect(isHere(ADMIN_LINK, path), path).toBe(true);
  }
  expect(isHere(ADMIN_LINK, "/administration")).toBe(false);
});

test("a link is that of its own address and of what lies beneath", () => {
  const hunts = { to: "/hunts", label: "Hunts" };
  expect(isHere(hunts, "/hunts")).toBe(true);
  expect(isHere(hunts, "/hunts/x")).toBe(true);
  expect(isHere(hunts, "/hunt/x")).toBe(false);
  expect(isHere(hunts, "/")).toBe(false);
});
