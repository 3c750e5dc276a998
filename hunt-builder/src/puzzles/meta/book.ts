import { inWords, ordinal } from "../../wording/numbers.ts";
import { labelsOf, type MadePart, type Meta, squareOf } from "./feeder.ts";
import { framesOfBooks } from "./framings/of-book.ts";
import { cutInPieces, type Piece, type Source } from "./pieces.ts";

interface Spot {
  ref: string;
  word: string;
  of: number;
}

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
    const sources = feeders.flatMap(({ told }, of) =>
      told.story.flatMap((text, line) =>
        text.split(/\s+/).map((word, nth): Source<Spot> => {
          const bare = word.replace(/[^A-Za-z0-9]/g, "");
          const spot = { ref: `${labels[of]}·${line + 1}·${nth + 1}`, word: bare, of };
          // A year begins with no letter.
          const text = /^[a-z]*/.exec(bare.toLowerCase())?.[0] ?? "";
          return { of, text, isFromStart: true, spotAt: () => spot };
        }),
      ),
    );
    const cut = cutInPieces(words, feeders.length, sources, random);
    if (cut === null) return null;
    return {
      parts: cut.map(
        (pieces, nth): MadePart => ({
          artefact: {
            kind: "meta_book" as const,
            sign: "volume·line·word",
            refs: pieces.map(({ spot }) => spot.ref),
            widths: pieces.map(({ letters }) => letters.length),
          },
          explanation: `As many letters as there are boxes: ${pieces
            .map(({ letters, spot }) => `${letters.toUpperCase()} of “${spot.word}” (${spot.ref})`)
            .join(", ")}.`,
          hints: hintsOf(nth, pieces, (of) => squareOf(feeders, feeders[of])),
        }),
      ),
      method:
        "A reference names a square before, by its year or its county or town, a line of the story it told, and a word of that line; keep as much of its beginning as there are boxes.",
      howItWorks:
        "Each reference names a solved square by its year (or county, or town), a line of the story it tells, and a word of that line. Keep as many of the word's first letters as there are boxes; side by side they spell the answer.",
    };
  },
};

/** Another first step for each of the three words. */
function hintsOf(
  nth: number,
  pieces: readonly Piece<Spot>[],
  square: (of: number) => string,
): [string, string] {
  const at = (i: number): Piece<Spot> => pieces.at(i) as Piece<Spot>;
  if (nth === 0)
    return [
      `The first reference leads into the story of ${square(at(0).of)}, to the word “${at(0).spot.word}”.`,
      `The ${pieces.length > 2 ? "third" : "second"} of them begins “${at(pieces.length > 2 ? 2 : 1).spot.word}”, in the story of ${square(at(pieces.length > 2 ? 2 : 1).of)}.`,
    ];
  if (nth === 1)
    return [
      `The second reference is to ${square(at(1).of)}, and “${at(1).spot.word}” gives ${counted(at(1).letters)} of its letters.`,
      `“${at(0).spot.word}” stands before that, from ${square(at(0).of)}.`,
    ];
  return [
    `Begin at the end: the last reference is to the story of ${square(at(-1).of)}, and there to “${at(-1).spot.word}”.`,
    `The ${ordinal(pieces.length - 1)} is “${at(-2).spot.word}”, told of ${square(at(-2).of)}.`,
  ];
}

function counted(letters: string): string {
  return letters.length === 1 ? "one" : inWords(letters.length);
}
