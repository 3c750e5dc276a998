import { describe, expect, it } from "vitest";
import { samplePlace } from "../testing/sample-places.ts";
import { gravityOf } from "./solemn.ts";

describe("a memorial to the dead", () => {
  it("is spoken of softly by its name or its facts, tagged or not", () => {
    const named = samplePlace(1, { kind: "monument", name: "Soldiers and Sailors Monument" });
    const told = samplePlace(2, {
      kind: "tower",
      facts: ["names students who died in the war on its inner walls"],
    });
    expect(gravityOf(named)).toBe("hushed");
    expect(gravityOf(told)).toBe("hushed");
    expect(gravityOf(samplePlace(3, { kind: "cemetery" }))).toBe("hushed");
  });
  it("is no statue of a horse, and no stadium that is called one", () => {
    expect(gravityOf(samplePlace(4, { kind: "statue" }))).toBe("plain");
    expect(gravityOf(samplePlace(5, { kind: "stadium", name: "War Memorial Stadium" }))).toBe(
      "plain",
    );
  });
});
