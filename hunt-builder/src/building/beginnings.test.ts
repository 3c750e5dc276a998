import { expect, it } from "vitest";
import { beginningsOf, costOfBeginning, isOfBuildings, isPaleTitle } from "./beginnings.ts";

it("counts how names begin, without their states, and a and an as one", () => {
  const { of, all } = beginningsOf(
    new Set(["A Cork on a Hill", "An Empire's Builder", "Iowa: The Cipher", "Logs on a Lawn"]),
  );
  expect(all).toBe(4);
  expect([...of]).toEqual([
    ["a", 2],
    ["the", 1],
    ["logs", 1],
  ]);
});

it("takes rather a picture that begins like few others", () => {
  const begun = beginningsOf(
    new Set(["A Cork on a Hill", "A Wave for a Roof", "Logs on a Lawn", "Mud to the Ankle"]),
  );
  expect(costOfBeginning("bowls of an emperor", begun)).toBe(0);
  expect(costOfBeginning("an iron lady", begun)).toBeGreaterThan(
    costOfBeginning("logs without bark", begun),
  );
});

it("knows a picture that shows nothing", () => {
  for (const text of ["something tight enough for rum", "a train at midnight north"])
    expect(isPaleTitle(text), text).toBe(true);
  expect(isPaleTitle("bowls of an emperor's court")).toBe(false);
});

it("knows a picture of nothing but what buildings are made of", () => {
  for (const text of [
    "columns in a half ring",
    "a dome over brick walls",
    "colored glass overhead",
  ])
    expect(isOfBuildings(text), text).toBe(true);
  for (const text of ["a gate with no wall", "cows come down a wall", "brands on the wall"])
    expect(isOfBuildings(text), text).toBe(false);
});
