import { describe, expect, it } from "vitest";
import { ladderOf } from "./ladder.ts";

const line = (id: string, difficulty: "EASY" | "MEDIUM" | "HARD") => ({
  id,
  text: id,
  difficulty,
  category: "History",
});
const lines = [
  line("h1", "HARD"),
  line("h2", "HARD"),
  line("m1", "MEDIUM"),
  line("m2", "MEDIUM"),
  line("e1", "EASY"),
  line("e2", "EASY"),
];
const shownAt = new Date("2026-05-01T08:00:00Z");
const after = (hours: number): Date => new Date(shownAt.getTime() + hours * 3_600_000);

function open(difficulty: "EASY" | "MEDIUM" | "HARD", wrong = 0, hours = 0): string {
  const ladder = ladderOf(
    lines,
    { variant: "PHYSICAL", difficulty },
    { shownAt, wrong },
    after(hours),
  );
  return ladder.lines.map(({ id }) => id).join(" ");
}

describe("the ladder of a list", () => {
  it("begins with the hunt's own level and harder", () => {
    expect(open("HARD")).toBe("h1 h2");
    expect(open("MEDIUM")).toBe("h1 h2 m1 m2");
    expect(open("EASY")).toBe("h1 h2 m1 m2 e1 e2");
  });
  it("opens the next easier line with each wrong check-in and every six hours", () => {
    expect(open("HARD", 1)).toBe("h1 h2 m1");
    expect(open("HARD", 0, 6)).toBe("h1 h2 m1");
    expect(open("HARD", 0, 5.99)).toBe("h1 h2");
    expect(open("HARD", 1, 12)).toBe("h1 h2 m1 m2 e1");
    expect(open("MEDIUM", 1)).toBe("h1 h2 m1 m2 e1");
    expect(open("HARD", 9)).toBe("h1 h2 m1 m2 e1 e2");
  });
  it("takes rungs by level, however a list from before is ordered", () => {
    const old = [...lines].reverse();
    const hunt = { variant: "PHYSICAL", difficulty: "HARD" } as const;
    const ladder = ladderOf(old, hunt, { shownAt, wrong: 1 }, shownAt);
    expect(ladder.lines.map(({ id }) => id)).toEqual(["m2", "h2", "h1"]);
  });
  it("says how many wait and when the next one opens, and nothing where all are open", () => {
    const hunt = { variant: "PHYSICAL", difficulty: "HARD" } as const;
    const at = after(7);
    expect(ladderOf(lines, hunt, { shownAt, wrong: 0 }, at).waiting).toEqual({
      count: 3,
      nextAt: after(12),
    });
    expect(ladderOf(lines, hunt, { shownAt, wrong: 4 }, at).waiting).toBeNull();
  });
  it("holds nothing back at a desk", () => {
    const hunt = { variant: "DIGITAL", difficulty: "HARD" } as const;
    expect(ladderOf(lines, hunt, { shownAt, wrong: 0 }, shownAt).lines).toEqual(lines);
  });
  it("is not fooled by a clock that went back", () => {
    expect(open("HARD", 0, -10)).toBe("h1 h2");
  });
});
