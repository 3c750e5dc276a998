import { describe, expect, it } from "vitest";
import { samplePlace } from "../testing/sample-places.ts";
import { couldBeAt } from "./scenes.ts";

describe("what could be at a place", () => {
  const row = { facts: ["was moved across a street"], veiled: ["a door behind a door"] };
  const cemetery = samplePlace(1, { ...row, kind: "cemetery" });
  const museum = samplePlace(2, { ...row, kind: "museum" });
  it("is what its kind has, or its own row", () => {
    expect(couldBeAt(cemetery, "A general's grave under old trees.")).toBe(true);
    expect(couldBeAt(cemetery, "A bridge sways over rapids.")).toBe(false);
    expect(couldBeAt(museum, "It keeps the last bomber of its kind.")).toBe(false);
    const ofFlight = { ...museum, facts: ["was built as a hangar"] };
    expect(couldBeAt(ofFlight, "It keeps the last bomber of its kind.")).toBe(true);
  });
  it("is no herd where there are pictures, and no band where there are boats", () => {
    const ofArt = { ...museum, facts: ["shows the paintings of one family"] };
    expect(couldBeAt(ofArt, "Canvas after canvas.")).toBe(true);
    expect(couldBeAt(museum, "Canvas after canvas.")).toBe(false);
    expect(couldBeAt(ofArt, "It keeps barns and a herd of sheep.")).toBe(false);
    expect(couldBeAt(ofArt, "A house band was behind the hits.")).toBe(false);
  });
  it("is what is met everywhere", () => {
    expect(couldBeAt(museum, "It burned on a winter's night.")).toBe(true);
  });
});
