import { expect, test } from "vitest";
import { cleaned, objectionTo } from "./rules.ts";

const secrets = ["brisk.otter.lamp", "Café Río Depot", "Oz"];

test.each([
  ["A long walk, and worth it.", null],
  ["10 of 10, in 2026!", null],
  ["See www.example.org for more", "no_links"],
  ["Find it at hunts4free.com", "no_links"],
  ["Write to me@example", "no_links"],
  ["Call 555 0100 777", "no_links"],
  ["It ends at the cafe rio depot!", "tells_where"],
  ["brisk otter lamp", "tells_where"],
  ["Brisk. The otter had a lamp.", null],
  ["Like Oz itself", null],
])("%s", (sentence, objection) => {
  expect(objectionTo(sentence, secrets)).toBe(objection);
});

test("a sentence is one line, without what turns or hides letters", () => {
  expect(cleaned(" two\nlines\u202e \u200b here ")).toBe("two lines here");
});
