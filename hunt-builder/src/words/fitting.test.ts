import { describe, expect, it } from "vitest";
import type { Tag } from "../place.ts";
import { samplePlace } from "../testing/sample-places.ts";
import { verses } from "../voices/verses.ts";
import { familyVeils } from "./families.ts";
import { isTrueOf } from "./fitting.ts";
import { kindWords } from "./kinds.ts";
import { gravityOf, isSolemn } from "./solemn.ts";

const place = (kind: string, tags?: Tag[], facts: string[] = ["stands where two roads meet"]) => {
  const made = samplePlace(1, { kind, facts });
  if (tags === undefined) delete made.tags;
  else made.tags = tags;
  return made;
};
const fitting = (texts: readonly string[], ...of: Parameters<typeof place>) =>
  texts.filter((text) => isTrueOf(text, place(...of)));

describe("a roundabout name", () => {
  it("calls nothing untouched that hands have made", () => {
    expect(fitting(familyVeils.nature, "garden", ["made", "grown"])).toEqual([]);
    expect(fitting(familyVeils.nature, "park", ["made"])).toEqual([]);
    expect(fitting(familyVeils.nature, "garden")).toEqual([]);
    expect(fitting(familyVeils.nature, "peak", ["grown", "summit"])).toHaveLength(2);
  });
  it("lets no working ship be done with voyages, and no old capitol make laws", () => {
    const { veils } = kindWords("ship");
    expect(fitting(veils, "ship", ["made", "working", "floating"])).toEqual([]);
    expect(fitting(veils, "ship", ["made", "retired"])).toEqual(veils);
    expect(fitting(kindWords("capitol").veils, "capitol", ["made", "retired"])).toEqual([]);
  });
  it("keeps no feet dry over a freeway", () => {
    const dry = "a way to keep your feet dry";
    expect(isTrueOf(dry, place("bridge", ["made", "over_land"]))).toBe(false);
    expect(isTrueOf(dry, place("bridge", ["made", "over_water"]))).toBe(true);
  });
  it("takes no telescope for a museum", () => {
    expect(fitting(familyVeils.museum, "observatory")).not.toContain(
      "a house of things brought from elsewhere",
    );
  });
});

describe("a verse", () => {
  const sung = (kind: string, tags: Tag[], facts?: string[]) =>
    fitting(verses[kind] ?? [], kind, tags, facts).map((verse) => verse.split(",")[0]);
  it("is sung where its tags and facts bear it out", () => {
    expect(sung("bridge", ["made", "over_land"])).toHaveLength(1);
    expect(sung("ship", ["made", "working"])).toEqual([]);
    expect(sung("monument", ["made", "climbable"])).toEqual([]);
    expect(sung("monument", ["made"])).toHaveLength(1);
    expect(sung("mill", ["made"], ["wove cotton for sheets"])).toEqual([]);
    expect(sung("mill", ["made"], ["ground corn for the town"])).toHaveLength(1);
    expect(sung("mine", ["made"], ["gave silver for forty years"])).toEqual([]);
    expect(sung("park", ["made"])).toEqual([]);
  });
});

describe("gravity", () => {
  it("is what the tags say, and a list of words only guesses without them", () => {
    expect(gravityOf(place("museum", ["made", "wrong_done"]))).toBe("grave");
    expect(gravityOf(place("fort", ["made", "deaths_here"]))).toBe("grave");
    expect(gravityOf(place("battlefield", ["grown"]))).toBe("grave");
    expect(gravityOf(place("rock", ["grown", "sacred"]))).toBe("hushed");
    expect(gravityOf(place("cemetery", ["graves"]))).toBe("hushed");
    const shot = ["was shot for a film with a dead parrot in it"];
    expect(gravityOf(place("theater", ["made"], shot))).toBe("plain");
    expect(gravityOf(place("theater", undefined, shot))).toBe("grave");
    expect(isSolemn(place("church"))).toBe(true);
  });
});
