import { labelsOf, type MadePart, type Meta, squareOf } from "./feeder.ts";
import { framesOfBooks } from "./framings/of-book.ts";

/** References into the stories that the solved squares tell: a volume, a line, a word. */
export const book: Meta = {
  name: "book",
  framings: framesOfBooks,
  lookBack: "what you were told for solving",
  meant:
    "The stories that you were given for solving were no reward on the side: they were the book that this end was written in.",
  make({ words, feeders, random }) {
    const labels = labelsOf(feeders);
    if (labels === null) return null;
    const spots = new Map<string, { ref: string; word: string; label: string }[]>();
    for (const [at, feeder] of feeders.entries())
      for (const [line, text] of feeder.told.story.entries())
        for (const [nth, word] of text.split(/\s+/).entries()) {
          const letter = word.toLowerCase().replace(/[^a-z0-9]/g, "")[0] ?? "";
          const label = labels[at] ?? "";
          const spot = { ref: `${label}·${line + 1}·${nth + 1}`, word, label };
          const list = spots.get(letter);
          if (list) list.push(spot);
          else spots.set(letter, [spot]);
        }
    const used = new Map<string, number>();
    const parts: MadePart[] = [];
    for (const word of words) {
      const chosen = [];
      for (const letter of word) {
        const fitting = spots.get(letter) ?? [];
        if (fitting.length === 0) return null;
        const least = Math.min(...fitting.map(({ label }) => used.get(label) ?? 0));
        const spot = random.pick(fitting.filter(({ label }) => (used.get(label) ?? 0) === least));
        used.set(spot.label, (used.get(spot.label) ?? 0) + 1);
        chosen.push(spot);
      }
      parts.push({
        artefact: {
          kind: "meta_book" as const,
          sign: "volume·line·word",
          refs: chosen.map(({ ref }) => ref),
        },
        explanation: `The first letters of ${chosen.map(({ ref, word: each }) => `“${each}” (${ref})`).join(", ")}.`,
        hints: [
          `“${chosen[0]?.label}” is ${squareOf(feeders, feeders[labels.indexOf(chosen[0]?.label ?? "")])}; its story stands with what you have solved.`,
          `The ${chosen.length > 2 ? "third" : "second"} reference is the word “${chosen[chosen.length > 2 ? 2 : 1]?.word.replace(/[.,;:!?]+$/, "")}”.`,
        ],
      });
    }
    return {
      parts,
      method:
        "A reference names a square before, by its year or its county or town, a line of the story it told, and a word of that line; keep first letters.",
      howItWorks:
        "Each reference names a solved square by its year (or county, or town), a line of the story it tells, and a word of that line. The first letters of the words spell the answer.",
    };
  },
};
