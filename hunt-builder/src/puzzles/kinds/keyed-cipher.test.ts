import { expect, it } from "vitest";
import { leakGuard } from "../../leaks.ts";
import { seeded } from "../../random.ts";
import { world } from "../../testing/world.ts";
import { shelfOf } from "../solve/shelf.ts";
import { keyedCipher } from "./keyed-cipher.ts";

const { library, lexicon } = world(["vermont"]);

it("locks a plate with a word of its square where all that its place gives was refused", () => {
  const places = library.byStock.get("VERMONT") ?? [];
  const legendsOf = (isLast: boolean): string[] =>
    places.flatMap((place, n) => {
      const made = keyedCipher.make({
        word: "explorer",
        place,
        library,
        lexicon,
        shelf: shelfOf({ library, lexicon }),
        guard: leakGuard(place, ["explorer", "garden", "winter"]),
        random: seeded(`plate ${n}`),
        difficulty: "MEDIUM",
        rise: 0.5,
        alone: false,
        lenient: true,
        isLast,
        rivals: [],
        keeper: "the ferryman",
        isSaid: () => false,
        earlier: ["garden", "winter"].map((word) => ({
          word,
          artefact: {
            kind: "keyed_cipher",
            text: word,
            legend: `Locked with ${word}.`,
            wheel: true,
          },
          wrong: [],
        })),
      });
      return made?.artefact.kind === "keyed_cipher" ? [made.artefact.legend] : [];
    });
  const isOfSquare = (legend: string): boolean =>
    /^Locked with the (?:first|second) word of this square\.$/.test(legend);
  const last = legendsOf(true);
  expect(last.length).toBeGreaterThan(20);
  expect(last.every(isOfSquare)).toBe(true);
  expect(new Set(last).size).toBe(2);
  expect(legendsOf(false).every(isOfSquare)).toBe(false);
});
