import { describe, expect, it } from "vitest";
import { samplePlace } from "../testing/sample-places.ts";
import { searchOf } from "./search-of-place.ts";

describe("the half of a hard clue", () => {
  const asked: string[] = [];
  const search = searchOf(
    {
      score: (text) => {
        asked.push(text);
        return text.includes("seed") ? 0.6 : 0.02;
      },
      weight: (text) => 3 * text.split(" ").length,
    },
    samplePlace(1),
  );
  it("is generic where it says little that few places say, and search does not find it", () => {
    expect(search.isGeneric("he won")).toBe(true);
    expect(search.isGeneric("he flings seed")).toBe(false);
    expect(search.isGeneric("a word after a word that hardly any place has")).toBe(false);
  });
  it("is asked about once", () => {
    search.isGeneric("he won");
    expect(asked.filter((text) => text === "he won")).toHaveLength(1);
  });
});
