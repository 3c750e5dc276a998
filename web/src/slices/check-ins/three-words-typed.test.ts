import { expect, test } from "vitest";
import { joinWords, splitAddress } from "./three-words-typed.ts";

test.each(["index.home.raft", " Index Home  Raft ", "index, home, raft", "INDEX.HOME.RAFT."])(
  "%s is an address pasted whole",
  (text) => {
    expect(splitAddress(text)).toEqual(["index", "home", "raft"]);
  },
);

test.each(["index", "index.home", "a b c d", ""])("%s is not", (text) => {
  expect(splitAddress(text)).toBeNull();
});

test("three words make an address, whatever their case", () => {
  expect(joinWords(["Index", " home", "RAFT "])).toBe("index.home.raft");
});

test("anything else makes none", () => {
  expect(joinWords(["index", "", "raft"])).toBeNull();
  expect(joinWords(["index", "h0me", "raft"])).toBeNull();
  expect(joinWords(["index", "ho me", "raft"])).toBeNull();
});
