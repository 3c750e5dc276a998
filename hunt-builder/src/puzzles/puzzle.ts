/** Kinds of puzzle whose answer is one word of an address. */
export type PuzzleKind =
  | "definition"
  | "anagram"
  | "caesar"
  | "vigenere"
  | "morse"
  | "keypad"
  | "letter_arithmetic"
  | "acrostic"
  | "missing_vowels"
  | "word_ladder"
  | "hidden_word"
  | "semaphore"
  | "chess"
  | "map_riddle";

/** A drawing as data; the web draws it, nothing here is markup. */
export type Figure =
  | {
      kind: "semaphore";
      /** Compass-like degrees clockwise from straight up, of the two flags of each letter. */
      letters: { left: number; right: number }[];
    }
  | {
      kind: "chess";
      /** Letters on an 8 x 8 board by row from rank 8 down to rank 1. */
      board: string[];
      /** Squares in the order of the moves: "b1". */
      moves: string[];
      piece: "knight" | "king" | "rook" | "bishop";
    };
