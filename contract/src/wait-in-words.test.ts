import { expect, test } from "vitest";
import { waitInWords } from "./wait-in-words.ts";

test("a wait is told as people say it, and never too short", () => {
  const cases: [number, string][] = [
    [0, "1 second"],
    [0.2, "1 second"],
    [30, "30 seconds"],
    [506, "9 minutes"],
    [480, "8 minutes"],
    [90, "2 minutes"],
    [5400, "2 hours"],
  ];
  for (const [seconds, words] of cases) expect(waitInWords(seconds)).toBe(words);
});
