import { describe, expect, it } from "vitest";
import type { Material } from "../material/material.ts";
import type { Place } from "../place.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { helpsIn, isLocal, lengthOf, reachOf, sideOfHunt, waysFromFinds } from "./local-hunt.ts";

/** Places of one street that runs north, so many hundredths of a degree (0.69 miles) apart. */
const street = (step: number, town = "Elk"): Place[] =>
  [0, 1, 2, 3].map((i) => ({
    ...samplePlace(i, { town }),
    point: { lat: 40 + (i * step) / 100, lng: -97 },
  }));
const hunt = (huntmates: readonly Place[]) => ({ huntmates, variant: "PHYSICAL" as const });
const said = (source: Material["source"], distance?: string): Material => ({
  source,
  key: "",
  level: "EASY",
  slots: distance === undefined ? {} : { distance },
});

describe("a hunt of one town", () => {
  const walk = street(2);
  it("is one whose places share a town, or lie within a bicycle ride", () => {
    expect(isLocal(hunt(walk))).toBe(true);
    const [first, ...others] = street(20);
    expect(isLocal(hunt(street(20)))).toBe(true);
    const far = [{ ...samplePlace(9, { town: "Moose" }), point: first?.point ?? walk[0]?.point }];
    expect(isLocal(hunt([...(far as Place[]), ...others]))).toBe(false);
    expect(isLocal({ ...hunt(walk), variant: "DIGITAL" })).toBe(false);
    expect(lengthOf(walk)).toBeCloseTo(4.15, 1);
  });
  it("is led through from a third of its length at most, and by no county or other town", () => {
    expect(reachOf(hunt(walk))).toBeCloseTo(1.38, 1);
    expect(helpsIn(hunt(walk), said("county"))).toBe(false);
    expect(helpsIn(hunt(walk), said("town", "about 47 miles"))).toBe(false);
    expect(helpsIn(hunt(walk), said("near", "about a mile"))).toBe(true);
    expect(helpsIn(hunt(walk), said("near", "about eight miles"))).toBe(false);
    expect(helpsIn(hunt(walk), said("fact"))).toBe(true);
  });
  it("leads from what was found last, then from the nearest find", () => {
    const [, , third] = walk;
    if (third === undefined) throw new Error("no third place");
    const ways = waysFromFinds({ place: third, huntmates: walk, sequenceNum: 3 });
    expect(ways.map(({ name, direction }) => `${direction} of ${name}`)).toEqual([
      "north of your last find",
      "north of your first find",
    ]);
    expect(waysFromFinds({ place: third, huntmates: walk, sequenceNum: 1 })).toEqual([]);
  });
  it("has sides and a middle", () => {
    const [first, second] = walk;
    if (first === undefined || second === undefined) throw new Error("no places");
    expect(sideOfHunt({ place: first, huntmates: walk })).toBe("on the south side of this hunt");
    const wide = { ...second, point: { lat: 40.03, lng: -97 } };
    expect(sideOfHunt({ place: wide, huntmates: walk })).toBe("in the middle of this hunt");
  });
});
