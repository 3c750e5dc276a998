import { expect, test } from "vitest";
import { textWithLinks } from "./text-with-links.ts";

test("addresses become links, the punctuation behind them does not", () => {
  expect(textWithLinks("Open https://hunts.test/reset?token=a-b_c. Thanks")).toEqual([
    { kind: "text", text: "Open ", at: 0 },
    { kind: "link", text: "https://hunts.test/reset?token=a-b_c", at: 5 },
    { kind: "text", text: ". Thanks", at: 41 },
  ]);
});

test("other schemes stay text", () => {
  const text = "javascript:alert(1) and data:text/html,x";
  expect(textWithLinks(text)).toEqual([{ kind: "text", text, at: 0 }]);
});

test("a text that is one link, and one without any", () => {
  expect(textWithLinks("http://localhost:3000/setup")).toEqual([
    { kind: "link", text: "http://localhost:3000/setup", at: 0 },
  ]);
  expect(textWithLinks("Hello")).toEqual([{ kind: "text", text: "Hello", at: 0 }]);
  expect(textWithLinks("")).toEqual([]);
});
