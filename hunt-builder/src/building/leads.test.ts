import { describe, expect, it } from "vitest";
import type { Clue } from "../hunt.ts";
import { leadFirst } from "./leads.ts";

const line = (category: string, text: string, about?: string): Omit<Clue, "id"> => ({
  text,
  category,
  difficulty: "MEDIUM",
  ...(about && { about }),
});

describe("how a list begins", () => {
  const decoy = line("Riddle", "A ram reads aloud.", "Elsewhere");
  const way = line("Location", "It lies a mile east of Lund.");
  const date = line("History", "It opened in 1913.");
  const fact = line("On the spot", "It keeps a bell.");
  const all = () => true;
  it("is with a true line that leads, before a lie, a way and a date", () => {
    expect(leadFirst([decoy, way, date, fact], all)).toEqual([fact, decoy, way, date]);
  });
  it("is with another true line where none leads, a bare way last of all", () => {
    expect(leadFirst([decoy, way, date], all)).toEqual([date, decoy, way]);
    expect(leadFirst([decoy, way], all)).toEqual([way, decoy]);
  });
  it("brings forward only what is open at once, and lets the ladder rise", () => {
    const hard = { ...decoy, difficulty: "HARD" as const };
    const late = { ...fact, difficulty: "EASY" as const };
    const isOpen = ({ difficulty }: { difficulty: string }): boolean => difficulty !== "EASY";
    expect(leadFirst([hard, date, late], isOpen)).toEqual([
      { ...date, difficulty: "HARD" },
      hard,
      late,
    ]);
  });
});
