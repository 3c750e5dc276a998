import { expect, test } from "vitest";
import { followedSentence } from "./follow-words.ts";

test("following says what it brings, and to whose address", () => {
  expect(followedSentence("NEW YORK", true)).toBe(
    "We write to you when the next hunt for New York is announced or opens.",
  );
  expect(followedSentence("NATIONAL", false)).toBe(
    "We write to you when the next hunt for the whole country is announced or opens. For that, please confirm your mail address first.",
  );
});
