import { expect, it } from "vitest";
import { isWellFormed, parseWords } from "./three-words.ts";

it.each([
  "index.home.raft",
  "///index.home.raft",
  "  Index.Home.Raft.  ",
  "index home raft",
  "INDEX, HOME, RAFT",
  "index. home. raft",
  "index/home/raft",
  "“index home raft”",
  "index・home。raft",
  "index-home-raft",
  "\uff49ndex.home.raft",
  "in\u00addex.home.raft\u200b",
  "index\nhome\traft",
])("%j reads as index.home.raft", (text) => {
  expect(parseWords(text)).toBe("index.home.raft");
});

it.each([
  "",
  "   ",
  "index.home",
  "index.home.raft.oak",
  "index.h0me.raft",
  "índex.home.raft",
  "...",
  "a".repeat(300),
])("%j is no address", (text) => {
  expect(parseWords(text)).toBeNull();
});

it("well-formed is three alphabetic words with dots, in any case", () => {
  expect(isWellFormed("index.home.raft")).toBe(true);
  expect(isWellFormed("Index.HOME.raft")).toBe(true);
  for (const text of ["index home raft", "index.home", "index.home.raft.", "a.b.3", "a..b", ""]) {
    expect(isWellFormed(text)).toBe(false);
  }
});
