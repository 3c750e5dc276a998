import { describe, expect, it } from "vitest";
import { createMixing } from "./mixing.ts";
import { pairSide, readPair, wordCount, wordIndexesOf } from "./pairs.ts";

const secret = new TextEncoder().encode("sixteen or more bytes");

/** A repeatable walk over pairs, corners first. */
function* pairs(count: number) {
  const last = pairSide - 1;
  for (const x of [0, 1, last]) for (const y of [0, 1, last]) yield { x, y };
  for (let i = 0, state = 1; i < count; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const x = state % pairSide;
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield { x, y: state % pairSide };
  }
}

describe("mixing", () => {
  it("is undone by unmix and stays in range", () => {
    const mixing = createMixing(secret);
    for (const start of pairs(20_000)) {
      const pair = { ...start };
      mixing.mix(pair);
      expect(pair.x >= 0 && pair.x < pairSide && pair.y >= 0 && pair.y < pairSide).toBe(true);
      expect(pair).not.toEqual(start);
      mixing.unmix(pair);
      expect(pair).toEqual(start);
    }
  });

  it("differs wholly by one bit of the secret", () => {
    const other = secret.slice();
    other[0] = (other[0] ?? 0) ^ 1;
    const [a, b] = [createMixing(secret), createMixing(other)];
    let alike = 0;
    for (const start of pairs(1000)) {
      const [x, y] = [{ ...start }, { ...start }];
      a.mix(x);
      b.mix(y);
      if (x.x === y.x || x.y === y.y) alike++;
    }
    expect(alike).toBeLessThan(3);
  });

  it("spreads neighbours over the whole range", () => {
    const mixing = createMixing(secret);
    let sum = 0;
    const count = 20_000;
    for (let x = 0; x < count; x++) {
      const pair = { x, y: 5 };
      mixing.mix(pair);
      sum += pair.x / pairSide;
    }
    // The mean of n uniform numbers strays from 1/2 by 0.29/√n; five of those is one run in a million.
    expect(Math.abs(sum / count - 0.5)).toBeLessThan((5 * 0.29) / Math.sqrt(count));
  });

  it("refuses a secret that could be guessed", () => {
    expect(() => createMixing(new Uint8Array(15))).toThrow(RangeError);
  });
});

it("three words carry a pair and no more", () => {
  for (const start of pairs(20_000)) {
    const indexes = wordIndexesOf(start);
    expect(indexes.every((index) => index >= 0 && index < wordCount)).toBe(true);
    const pair = { x: 0, y: 0 };
    readPair(...indexes, pair);
    expect(pair).toEqual(start);
  }
});
