import { expect, test } from "vitest";
import { daysOf } from "./periods.ts";

test("periods are whole days of UTC, also over the turn of a year and in a leap year", () => {
  const may = new Date("2026-05-04T23:30:00Z");
  expect(daysOf("30-days", may)).toEqual({ from: "2026-04-05", to: "2026-05-04" });
  expect(daysOf("this-month", may)).toEqual({ from: "2026-05-01", to: "2026-05-04" });
  expect(daysOf("last-month", may)).toEqual({ from: "2026-04-01", to: "2026-04-30" });
  expect(daysOf("this-year", may)).toEqual({ from: "2026-01-01", to: "2026-05-04" });
  expect(daysOf("last-year", may)).toEqual({ from: "2025-01-01", to: "2025-12-31" });
  const january = new Date("2028-01-31T00:00:00Z");
  expect(daysOf("last-month", january)).toEqual({ from: "2027-12-01", to: "2027-12-31" });
  const march = new Date("2028-03-31T12:00:00Z");
  expect(daysOf("last-month", march)).toEqual({ from: "2028-02-01", to: "2028-02-29" });
});
