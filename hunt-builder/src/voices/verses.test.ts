import { describe, expect, it } from "vitest";
import { verses } from "./verses.ts";

/** Syllables by groups of vowels; a silent e at the end and the ending "-ed" do not count. */
function syllables(line: string): number {
  return line
    .toLowerCase()
    .replace(/[^a-z' -]/g, "")
    .split(/[\s-]+/)
    .reduce((sum, word) => {
      const spoken = word
        .replace(/'/g, "")
        .replace(/(?<=[^aeiouytd])ed$/, "d")
        .replace(/(?<=[aeiouy][^aeiouy]+)e(?=s?$)/, "");
      return sum + Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
    }, 0);
}

describe("verses", () => {
  it("have four lines of four beats", () => {
    for (const [kind, verse] of Object.entries(verses).flatMap(([kind, all]) =>
      all.map((verse) => [kind, verse] as const),
    )) {
      const lines = verse.split("\n");
      expect(lines, kind).toHaveLength(4);
      for (const line of lines) {
        expect(syllables(line), line).toBeGreaterThanOrEqual(7);
        expect(syllables(line), line).toBeLessThanOrEqual(10);
      }
    }
  });

  it("share no line", () => {
    const lines = Object.values(verses)
      .flat()
      .flatMap((verse) => verse.split("\n"));
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });
});
