import { expect, test } from "vitest";
import { hintLabel, hintOffers } from "./hint-offer.ts";

const bought = { 1: null, 2: null, 3: null };

test("hints cost 1, 2 and 3 credits and can be had where the credits reach", () => {
  const offers = hintOffers({
    bought,
    creditsRemaining: 2,
    costsNothing: false,
    freeLevel3Hint: false,
  });
  expect(offers.map(hintLabel)).toEqual([
    "Hint 1 (1 credit)",
    "Hint 2 (2 credits)",
    "Hint 3 (3 credits)",
  ]);
  expect(offers.map((offer) => offer.affordable)).toEqual([true, true, false]);
});

test("in the free hunt and in one that is played on they cost nothing, with no credits at all", () => {
  const offers = hintOffers({
    bought,
    creditsRemaining: 0,
    costsNothing: true,
    freeLevel3Hint: false,
  });
  expect(offers.every((offer) => offer.cost === 0 && offer.affordable)).toBe(true);
  expect(offers.map(hintLabel)).toContain("Hint 3 (free)");
});

test("Unlimited has its level-3 hint free, the others not", () => {
  const offers = hintOffers({
    bought,
    creditsRemaining: 0,
    costsNothing: false,
    freeLevel3Hint: true,
  });
  expect(offers.map((offer) => offer.affordable)).toEqual([false, false, true]);
  expect(offers.map(hintLabel)[2]).toBe("Hint 3 (free with Unlimited)");
});

test("a bought hint keeps its text", () => {
  const [first] = hintOffers({
    bought: { ...bought, 1: "Look up." },
    creditsRemaining: 0,
    costsNothing: false,
    freeLevel3Hint: false,
  });
  expect(first?.text).toBe("Look up.");
});
