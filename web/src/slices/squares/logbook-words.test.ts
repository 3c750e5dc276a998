import type { LogbookEntry } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { minutesInAll, shareText, solvedHow, spanInWords, tookInWords } from "./logbook-words.ts";

const entry = (more: Partial<LogbookEntry> = {}): LogbookEntry => ({
  squareNum: 1,
  solvedAt: "2026-05-04T12:00:00.000Z",
  minutes: 20,
  wrongTries: 0,
  hints: [],
  creditsSpent: 1,
  ...more,
});

test("a span is told in two parts at most", () => {
  expect(spanInWords(0.2)).toBe("1 minute");
  expect(spanInWords(59)).toBe("59 minutes");
  expect(spanInWords(60)).toBe("1 hour");
  expect(spanInWords(185)).toBe("3 hours 5 minutes");
  expect(spanInWords(2 * 1440 + 4 * 60 + 30)).toBe("2 days 4 hours");
});

test("what a square took is a sentence, without what is not known", () => {
  expect(tookInWords(entry())).toBe("In 20 minutes, at the first try, for 1 credit.");
  const hard = entry({ wrongTries: 3, hints: [1, 2], creditsSpent: 7 });
  expect(tookInWords(hard)).toBe(
    "In 20 minutes, after 3 wrong tries, with 2 hints, for 7 credits.",
  );
  const free = entry({ minutes: null, wrongTries: 1, creditsSpent: 0 });
  expect(tookInWords(free)).toBe("At the second try, for nothing.");
});

test("what is shared says how it went, square by square, and nothing of where", () => {
  const entries = [
    entry(),
    entry({ squareNum: 2, minutes: 70, wrongTries: 2 }),
    entry({ squareNum: 3, minutes: null, wrongTries: 1, hints: [3] }),
  ];
  expect(entries.map(solvedHow)).toEqual(["first_try", "later_try", "with_hint"]);
  const url = "https://hunts.example/hunt/vt-1";
  const log = { startedAt: null, completedAt: null, entries };
  expect(shareText({ huntName: "The Lake", stateName: "Vermont", url, log })).toBe(
    [
      "Ten Paces: The Lake (Vermont)",
      "3 squares in 1 hour 30 minutes",
      "🟩🟨🟦",
      "🟩 first try 🟨 later 🟦 with a hint",
      url,
    ].join("\n"),
  );
});

test("a hunt took as long as from its first clue to its last square", () => {
  const entries = [entry({ minutes: 1 }), entry({ minutes: 1 })];
  const log = {
    startedAt: "2026-05-04T12:00:00.000Z",
    completedAt: "2026-05-04T12:00:40.000Z",
    entries,
  };
  expect(spanInWords(minutesInAll(log))).toBe("1 minute");
  expect(minutesInAll({ ...log, startedAt: null })).toBe(2);
});
