import { expect, test } from "vitest";
import { judgeGuess } from "./sample-puzzle.ts";

test("a word is judged once it is long enough, in any case", () => {
  expect(judgeGuess("")).toBe("open");
  expect(judgeGuess("lanter")).toBe("open");
  expect(judgeGuess("LANTERN ")).toBe("found");
  expect(judgeGuess("lintern")).toBe("wrong");
});
