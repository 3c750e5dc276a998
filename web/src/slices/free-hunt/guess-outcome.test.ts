import { expect, test } from "vitest";
import { CallFailed } from "../../api.ts";
import { guessFailure, guessOutcome, readGuess } from "./guess-outcome.ts";

test("a guess is three alphabetic words with dots, in any case", () => {
  expect(readGuess(" Index.Home.RAFT ")).toBe("index.home.raft");
  expect(readGuess("///index.home.raft")).toBe("index.home.raft");
  for (const typed of ["", "index", "index.home", "index home raft", "a.b.c.d", "a.1.c"]) {
    expect(readGuess(typed)).toBeNull();
  }
});

test("right, wrong and failed have the sentences of the specification", () => {
  const answer = (correct: boolean) => guessOutcome({ ok: true, result: { correct, message: "" } });
  expect(answer(true).message).toBe("Congratulations! You found the correct location!");
  expect(answer(false).message).toBe(
    "Not quite right. Try again! Use the clues and hints to help you.",
  );
  expect(guessFailure(new CallFailed("network", 0, {})).message).toBe(
    "Error checking your guess. Please try again.",
  );
});

test("refusals: malformed, solved elsewhere, too soon", () => {
  const error = "Sentence.";
  const refused = (code: "words_malformed" | "already_solved") =>
    guessOutcome({ ok: false, refusal: { code, error, data: {} } });
  const data = { retryAfterSeconds: 12 };
  expect(refused("words_malformed").message).toBe(
    "Please enter a valid what3words address (e.g., index.home.raft)",
  );
  expect(refused("already_solved").kind).toBe("correct");
  expect(guessOutcome({ ok: false, refusal: { code: "too_soon", error, data } })).toEqual({
    kind: "held",
    seconds: 12,
    message: "Sentence.",
  });
});
