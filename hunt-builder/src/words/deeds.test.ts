import { expect, it } from "vitest";
import { world } from "../testing/world.ts";
import { areAkin, areOneSort, fitsKind } from "./deeds.ts";
import { kindNames } from "./kinds.ts";

const { library } = world(["vermont", "alaska"]);
const place = (id: string) => {
  const found = library.findPlace(id);
  if (found === null) throw new Error(`${id} left the library`);
  return found;
};

it("lends a deed to the kinds of place to which such things are done", () => {
  for (const [kind, deed] of [
    ["ship", "was founded"],
    ["statue", "was planted"],
    ["city_hall", "opened with books"],
    ["lighthouse", "was built as a market"],
    ["archaeological_site", "designed it"],
    ["church", "designed its curved western side"],
    ["waterfall", "was built"],
  ] as const)
    expect(fitsKind(kind, deed), `${kind} ${deed}`).toBe(false);
  for (const [kind, deed] of [
    ["station", "was completed"],
    ["church", "designed it with John Burgee"],
    ["waterfall", "became a state park"],
    ["statue", "modeled it"],
  ] as const)
    expect(fitsKind(kind, deed), `${kind} ${deed}`).toBe(true);
});

it("has some deed for nearly every kind", () => {
  const deeds = ["was built", "was completed", "opened", "became a state park", "was laid out"];
  const without = kindNames().filter((kind) => !deeds.some((deed) => fitsKind(kind, deed)));
  expect(without.filter((kind) => !["zoo", "mine", "airfield"].includes(kind))).toEqual([]);
});

it("takes unlike things under one kind for two sorts", () => {
  expect(
    areOneSort(place("fisher-covered-railroad-bridge"), place("fairbanks-museum-and-planetarium")),
  ).toBe(false);
  expect(areAkin("bridge", "covered_bridge")).toBe(true);
  expect(areAkin("hotel", "theater")).toBe(false);
});
