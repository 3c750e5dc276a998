import type { CurrentSquare } from "@ten-paces/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PrintedSquare } from "./printed-square.tsx";

const square: CurrentSquare = {
  state: "current",
  sequenceNum: 3,
  w3wAddress: "•••.•••.•••",
  clue: "Where the two rails part.",
  clues: [
    { id: "a", text: "A line of the list.", difficulty: "EASY", category: "HISTORY" },
    { id: "p", text: "The prompt.", difficulty: "EASY", category: "ANAGRAM" },
  ],
  puzzles: [{ kind: "anagram", word: 1, clueId: "p", prompt: "The prompt.", answerLength: 5 }],
  hints: { 1: "A bought hint.", 2: null, 3: null },
};

test("paper has the clue, each puzzle once with boxes for its letters, what was bought, and lines to write on", () => {
  const markup = renderToStaticMarkup(<PrintedSquare square={square} />);
  for (const text of [
    "Square 3",
    "Where the two rails part.",
    "A line of the list.",
    "A bought hint.",
  ]) {
    expect(markup).toContain(text);
  }
  expect(markup.match(/The prompt\./g)).toHaveLength(1);
  expect(markup).toContain("_ _ _ _ _ ");
  expect(markup.match(/h-8/g)).toHaveLength(10);
});
