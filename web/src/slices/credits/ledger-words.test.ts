import { ledgerReason } from "@ten-paces/contract";
import { expect, test } from "vitest";
import { formatDelta, ledgerWords } from "./ledger-words.ts";

test("every reason of the ledger has words of its own", () => {
  const words = ledgerReason.options.map(ledgerWords);
  expect(new Set(words).size).toBe(ledgerReason.options.length);
  for (const [index, reason] of ledgerReason.options.entries()) {
    expect(words[index]).not.toBe(reason);
  }
});

test("changes carry their sign", () => {
  expect(formatDelta(15)).toBe("+15");
  expect(formatDelta(-3)).toBe("−3");
});
