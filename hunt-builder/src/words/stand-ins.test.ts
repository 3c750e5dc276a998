import { describe, expect, it } from "vitest";
import { samplePlace } from "../testing/sample-places.ts";
import { looksOtherwise, standIn } from "./stand-ins.ts";

const place = (kind: string, name: string, fact = "was moved across a street") =>
  samplePlace(1, { kind, name, facts: [fact], veiled: ["a door behind a door"] });

describe("who may be meant instead", () => {
  it("is of the same sort and about the same thing", () => {
    const art = place("museum", "Lund Museum of Art");
    expect(standIn(art, place("museum", "Orr House", "shows a painter's sketches"))).toBe("sort");
    expect(standIn(art, place("museum", "Orr Aviation Museum"))).toBeNull();
    expect(standIn(place("park", "Lund Green"), place("park", "Orr State Park"))).toBeNull();
    expect(standIn(place("dam", "Lund Dam"), place("dam", "Orr Dam"))).toBe("sort");
    expect(
      standIn(place("statue", "Lund Statue", "shows a man"), place("statue", "Orr", "is a bear")),
    ).toBeNull();
  });
  it("is of a kind of which all of it could be told, or nobody", () => {
    expect(standIn(place("capitol", "Lund"), place("courthouse", "Orr"))).toBe("akin");
    expect(standIn(place("factory", "Lund"), place("mine", "Orr"))).toBeNull();
    expect(standIn(place("church", "Lund Church"), place("theater", "Orr"))).toBeNull();
  });
});

describe("a line that tells of other looks", () => {
  it("has another stuff or color, and none that was said", () => {
    expect(looksOtherwise("Brick gables.", "It is faced in marble.")).toBe(true);
    expect(looksOtherwise("Brick gables.", "It is of brick and marble.")).toBe(false);
    expect(looksOtherwise("Brick gables.", "It keeps a bell.")).toBe(false);
    expect(looksOtherwise("A white tower.", "It was painted red.")).toBe(true);
  });
});
