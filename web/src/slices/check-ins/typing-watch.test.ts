import { expect, test } from "vitest";
import { TypingWatch } from "./typing-watch.ts";

test("keys, pastes and the time to the first of them are counted, for each answer anew", () => {
  let now = 1_000;
  const watch = new TypingWatch(() => now);
  now = 4_000.4;
  watch.noteKey();
  now = 5_000;
  watch.noteKey();
  watch.notePaste();
  expect(watch.take()).toEqual({ keys: 2, pastes: 1, firstKeyMs: 3_000 });
  now = 5_250;
  watch.notePaste();
  expect(watch.take()).toEqual({ keys: 0, pastes: 1, firstKeyMs: 250 });
  expect(watch.take()).toEqual({ keys: 0, pastes: 0, firstKeyMs: null });
});
