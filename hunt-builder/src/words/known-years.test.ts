import { expect, it } from "vitest";
import { happenings, yearOfHappening, yearOfTold, yearsTold } from "./known-years.ts";

it("says of each year one thing, short enough for a card, by which it is known again", () => {
  const years = [...yearsTold.keys()];
  expect(years.length).toBeGreaterThan(150);
  expect(new Set(yearsTold.values()).size).toBe(years.length);
  for (const [i, year] of years.entries()) {
    expect(year).toBeGreaterThan(years[i - 1] ?? 1600);
    expect(year).toBeLessThan(2027);
    const told = yearsTold.get(year) ?? "";
    expect(told, String(year)).toMatch(/^when \S.{6,54}$/);
    expect(told).not.toMatch(/\d{4}(?!\scame out)/);
    expect(yearOfTold(told)).toBe(year);
  }
  expect(yearOfTold("1912")).toBeNull();
  expect(happenings.length).toBe(years.length);
  for (const { year, text } of happenings) {
    expect(text).toMatch(/^[^a-z]/);
    expect(yearOfHappening(text)).toBe(year);
  }
});
