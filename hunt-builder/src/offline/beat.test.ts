import { describe, expect, it } from "vitest";
import { beatOf, isBeatWorn, worthOfBeat } from "./beat.ts";

describe("how a clue moves", () => {
  it("is told by its sentences, and by whether somebody asks or speaks", () => {
    expect(beatOf("It has its own night watch, with brushes.")).toBe("breath");
    expect(beatOf("He paid for it. Another signed.")).toBe("turn");
    expect(beatOf("Crowds came. Then clerks. Now they come for noodles.")).toBe("more");
    expect(beatOf("Which church? It leans.")).toBe("question");
    expect(beatOf("“Not on a Sunday.” “Then no orchids.”")).toBe("spoken");
  });
  it("is varied: six clues of a hunt at most are turned by a second sentence", () => {
    const beats = (turns: number) => new Map([["turn", turns]]);
    expect(isBeatWorn("turn", beats(5))).toBe(false);
    expect(isBeatWorn("turn", beats(6))).toBe(true);
    expect(isBeatWorn("breath", beats(9))).toBe(false);
    expect(worthOfBeat("turn", beats(5))).toBeLessThan(worthOfBeat("breath", beats(5)));
    expect(worthOfBeat("spoken", beats(0))).toBeGreaterThan(0);
    expect(worthOfBeat("spoken", new Map([["spoken", 1]]))).toBe(0);
  });
});
