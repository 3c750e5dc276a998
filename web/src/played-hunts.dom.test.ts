// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { notePlayed } from "./played-hunts.ts";

test("a device knows the hunts it has shown to their player, the latest first, and not too many", () => {
  for (const id of ["a", "b", "a", "c"]) notePlayed(id);
  expect(localStorage.getItem("played")).toBe("c a b");
  for (let nth = 0; nth < 20; nth += 1) notePlayed(`hunt-${nth}`);
  expect(localStorage.getItem("played")?.split(" ")).toHaveLength(12);
});
