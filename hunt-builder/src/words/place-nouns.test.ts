import { describe, expect, it } from "vitest";
import { askFor } from "../offline/third-hint.ts";
import type { Place } from "../place.ts";
import { world } from "../testing/world.ts";
import { inSentence } from "../wording/sentences.ts";
import { nounOf, nounsOf } from "./place-nouns.ts";

const places: Place[] = [...world().library.byStock.values()].flat();

describe("what a place is called, over the whole library", () => {
  const wrong = (noun: RegExp, name: RegExp) =>
    places.filter((each) => noun.test(nounOf(each)) && name.test(each.name)).map(({ id }) => id);

  it("is no church where it is a synagogue, a temple or a tabernacle, and nothing vague where its name says a church", () => {
    expect(wrong(/^church$/, /Synagogue|Tabernacle\b(?!.*Church)|^\S+ Temple$/)).toEqual([]);
    expect(wrong(/house of worship/, /Church|Chapel|Cathedral|Synagogue|Temple/)).toEqual([]);
  });

  it("is no ruin where it stands, no square where it is a courthouse, no city hall where it is not", () => {
    expect(wrong(/^ruin$/, /Penitentiary|Prison|Mounds|Palace/)).toEqual([]);
    expect(wrong(/square/, /County Courthouse$/)).toEqual([]);
    expect(wrong(/^city hall$/, /Custom House|Academy|^Old |Museum|Center/)).toEqual([]);
    expect(wrong(/^cemetery$/, /Tomb$/)).toEqual([]);
    expect(wrong(/^spring$/, /Geyser/)).toEqual([]);
    expect(wrong(/railroad station/, /Ferry|Village/)).toEqual([]);
    // One block of a street, a mall of shops, a street of cars, and stones that were carried or rolled where they lie.
    expect(wrong(/public square|town common/, /^(?:Larimer Square|Ithaca Commons)$/)).toEqual([]);
    expect(wrong(/pedestrian/, /^Original Main Street$/)).toEqual([]);
    expect(wrong(/rock formation/, /\bStone$|Boulder$|^Plymouth Rock$/)).toEqual([]);
  });

  it("is no university where it is one building of it, and still one where it is named for the whole", () => {
    const building = /(?:Chapel|Library|Tower|Hall|Building|Auditorium|Old Main|Arch|Gates)$/;
    expect(wrong(/^university$/, building)).toEqual([]);
    const named = (name: string, aliases: string[] = []): string =>
      nounOf({ kind: "university", name, aliases });
    expect(named("Rockefeller Memorial Chapel", ["University of Chicago"])).toBe("chapel");
    expect(named("Zimmerman Library", ["University of New Mexico"])).toBe("library");
    expect(named("Beaumont Tower", ["Michigan State University"])).toBe("tower");
    expect(named("Nassau Hall", ["Princeton University"])).toBe("college hall");
    expect(named("University of Maine", ["Fogler Library"])).toBe("university");
  });

  it("is hardly ever a mere landmark, even of what is like nothing else", () => {
    const odd = places.filter(({ kind }) => kind === "oddity");
    expect(odd.length).toBeGreaterThan(150);
    const vague = odd.filter((each) => nounOf(each) === "landmark");
    expect(vague.length).toBeLessThan(odd.length / 3);
    const called = (name: string): string => nounOf({ kind: "oddity", name });
    expect(["Snake Alley", "Fremont Troll", "Mill Ends Park", "Condon Bank"].map(called)).toEqual([
      "street",
      "statue",
      "park",
      "bank building",
    ]);
  });

  it("can be said of each more loosely, where the name has its noun", () => {
    expect(nounsOf({ kind: "church", name: "Touro Synagogue" })).toEqual([
      "synagogue",
      "house of worship",
      "landmark",
    ]);
    expect(nounsOf({ kind: "ruin", name: "West Virginia Penitentiary" })).not.toContain("ruin");
    expect(nounsOf({ kind: "dam", name: "Hoover Dam" })).toContain("dam");
  });

  it("stands in no last hint beside itself, nor before two clauses that begin alike", () => {
    const wrong = places.flatMap((place) => {
      const noun = nounOf(place);
      const [head] = noun.split(" ").slice(-1);
      return place.facts
        .map((fact) => askFor(fact, noun).ask)
        .filter((ask) => new RegExp(`^the ${noun} (?:that .*\\bthat|.*\\b${head})\\b`).test(ask));
    });
    expect(wrong).toEqual([]);
    expect(askFor("has a ceiling of pressed tin", "church").ask).toBe(
      "the church with a ceiling of pressed tin",
    );
    expect(askFor("is a white church with a belfry", "church").ask).toBe(
      "a white church with a belfry",
    );
    expect(askFor("stands on a bluff, and was moved twice", "house").ask).toBe(
      "the house that stands on a bluff, and was moved twice",
    );
    expect(askFor("is faced by students who run toward it", "hall").ask).toContain(" that is ");
  });

  it("has its article within a sentence where speech gives it one", () => {
    const bare = places
      .map(({ name }) => name)
      .filter(
        (name) =>
          /(?:Clock|Depot|Lighthouse|Mansion|Inn|Windmill|Tavern|Tabernacle|Covered Bridge|Memorial Bridge)$/.test(
            name,
          ) &&
          !/^(?:A|The) |^(?:(?:St\.|Saint) )?\S+['’]s? /.test(name) &&
          !inSentence(name).startsWith("the "),
      );
    expect(bare).toEqual([]);
    expect(["Town Clock", "Palace of Fine Arts", "Natural Bridge"].map(inSentence)).toEqual([
      "the Town Clock",
      "the Palace of Fine Arts",
      "Natural Bridge",
    ]);
  });
});
