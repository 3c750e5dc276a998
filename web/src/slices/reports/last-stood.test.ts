import { expect, test } from "vitest";
import { lastStoodSentence } from "./last-stood.ts";

test.each([
  [null, null, 10, "Nobody has stood on its squares yet."],
  ["2026-05", "2026-05", 0, "Its squares were last stood on in May 2026."],
  [
    "2026-05",
    "2025-12",
    1,
    "Its squares were last stood on between December 2025 and May 2026; one has not been stood on yet.",
  ],
])("newest %j, oldest %j, never %d", (newest, oldest, never, sentence) =>
  expect(lastStoodSentence({ newest, oldest, never })).toBe(sentence),
);
