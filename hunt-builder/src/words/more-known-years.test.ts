import { expect, it } from "vitest";
import { knownYears } from "./known-years.ts";
import { moreKnownYears } from "./more-known-years.ts";
import { terms } from "./presidents.ts";

it("says of more years what happened, each thing once, as a clause without a number or a stop", () => {
  const all = [...knownYears, ...moreKnownYears];
  expect(moreKnownYears.length).toBeGreaterThan(300);
  expect(new Set(all.map(({ clause }) => clause)).size).toBe(all.length);
  for (const [i, { year, clause }] of moreKnownYears.entries()) {
    expect(year).toBeGreaterThanOrEqual(moreKnownYears[i - 1]?.year ?? 1700);
    expect(year).toBeLessThan(2027);
    expect(clause).toMatch(/^(?!~)\S[^\d.!?;“”]{6,56}$/u);
    expect(clause).toMatch(
      /^(?:\p{Lu}|an? |the |all |people |soldiers |students |rovers |everybody |somebody |something |daylight |dust |gold |aspirin |penicillin |bread |nylons |segregated )/u,
    );
  }
});

it("has a light and a sober thing, so that a solemn place is dated by nothing that amuses", () => {
  const sober = new Set(
    [...knownYears, ...moreKnownYears].filter((each) => !each.isLight).map(({ year }) => year),
  );
  expect(sober.size).toBeGreaterThan(150);
  expect(moreKnownYears.filter(({ isLight }) => isLight).length).toBeGreaterThan(120);
});

it("tells of every President one thing, and of no year two", () => {
  expect(new Set(terms.map(({ riddle }) => riddle)).size).toBe(terms.length);
  expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
  for (const [i, { from, to, name, riddle }] of terms.entries()) {
    expect(to).toBeGreaterThanOrEqual(from);
    // Whoever comes in and goes out in a year shares it with another.
    expect(from).toBeGreaterThan((terms[i - 1]?.to ?? 1780) + 1);
    expect(to - from).toBeLessThan(11);
    expect(name).toMatch(/^(?:the )?\p{L}[\p{L} ]+$/u);
    expect(riddle).toMatch(/^the \p{L}[\p{L}, ]+$/u);
  }
});
