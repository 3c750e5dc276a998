import { expect, test } from "vitest";
import { judgeClient, type SeenClient } from "./client-rules.ts";
import { signal, weighed, weighRun } from "./signals.ts";

const plain: SeenClient = {
  automated: false,
  agent: "browser",
  named: true,
  onDevice: [],
  onNetwork: [],
};
const crowd = ["a", "b", "c", "d", "e", "f", "g"];

test.each([
  ["an honest phone", {}, []],
  ["a browser that says it is steered", { automated: true }, ["automated"]],
  ["a headless one that says nothing", { agent: "headless" }, ["automated"]],
  ["a script", { agent: "script", named: false }, ["no_browser", "no_device"]],
  ["a script that owns up", { agent: "script", automated: true }, ["automated"]],
  ["from before anybody looked", { agent: undefined }, []],
  ["two accounts on a device", { onDevice: ["a"] }, ["device_of_another"]],
  ["a household", { onNetwork: ["a", "b"] }, ["network_of_another"]],
  ["a campus", { onNetwork: crowd }, []],
] as [string, Partial<SeenClient>, string[]][])("%s", (_, client, expected) => {
  expect(judgeClient({ ...plain, ...client }).map(({ code }) => code)).toEqual(expected);
});

test("a check-in weighs what its signs weigh, 100 at the most", () => {
  expect(weighed([])).toEqual({ score: 0, found: [] });
  const two = [signal("too_exact", "a"), signal("pasted", "b")];
  expect(weighed(two).score).toBe(35);
  expect(
    weighed([...two, signal("travel_over_600_mph", "c"), signal("finder_far", "d")]).score,
  ).toBe(100);
});

test("a hunt weighs each kind once and repeats a little, and names all accounts", () => {
  const shared = (account: string) => weighed([signal("device_of_another", "r", [account])]);
  const run = weighRun([shared("a"), shared("b"), weighed([signal("pasted", "p")]), weighed([])]);
  expect(run.score).toBe(35 * 1.2 + 5);
  expect(run.found).toMatchObject([
    { code: "device_of_another", count: 2, accounts: ["a", "b"] },
    { code: "pasted", count: 1 },
  ]);
  const pasted = Array.from({ length: 30 }, () => weighed([signal("pasted", "p")]));
  expect(weighRun(pasted).score).toBe(9);
});
