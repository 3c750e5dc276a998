import { expect, test } from "vitest";
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatRelative,
  formatShortDate,
  writeDatesIn,
} from "./dates.ts";
import { formatDistance, formatMetresAsFeet } from "./distance.ts";
import { formatBtc, formatCents, formatDollars, formatSats } from "./money.ts";

test("cents become dollars without floating noise", () => {
  expect(formatCents(999)).toBe("$9.99");
  expect(formatCents(495_000_000, { whole: true })).toBe("$4,950,000");
  expect(formatCents(1050, { whole: true })).toBe("$10.50");
  expect(formatDollars(22_500.4)).toBe("$22,500");
});

test("satoshis become BTC with the decimals asked for", () => {
  expect(formatSats(37_500_000, 3)).toBe("0.375 BTC");
  expect(formatSats(123_456_789, 4)).toBe("1.2346 BTC");
  expect(formatBtc(0.5, 3)).toBe("0.500 BTC");
});

test("distances are feet when near and miles when far", () => {
  expect(formatDistance(33)).toBe("33 ft");
  expect(formatDistance(999)).toBe("999 ft");
  expect(formatDistance(7920)).toBe("1.5 mi");
  expect(formatMetresAsFeet(10.06)).toBe("33 ft");
});

test("durations are said as people say them: minutes, hours, days", () => {
  expect(formatDuration(15)).toBe("15 minutes");
  expect(formatDuration(22)).toBe("20 minutes");
  expect(formatDuration(1)).toBe("5 minutes");
  expect(formatDuration(62)).toBe("1 hour");
  expect(formatDuration(3750)).toBe("2.5 days");
  expect(formatDuration(2800)).toBe("46.5 hours");
  expect(formatDuration(60)).toBe("1 hour");
  expect(formatDuration(90)).toBe("1.5 hours");
  expect(formatDuration(480)).toBe("8 hours");
});

test("moments are told from now", () => {
  const now = "2026-11-21T12:00:00Z";
  expect(formatRelative("2026-11-21T09:00:00Z", now)).toBe("3 hours ago");
  expect(formatRelative("2026-11-23T12:00:00Z", now)).toBe("in 2 days");
  expect(formatRelative("2026-11-21T11:59:40Z", now)).toBe("now");
});

test("what is no date is said so", () => {
  expect(formatDate("")).toBe("N/A");
  expect(formatRelative("soon", "2026-11-21T12:00:00Z")).toBe("N/A");
});

test("for readers whose zone nobody knows a moment says whose it is, and a day is that of UTC", () => {
  const late = "2026-11-21T23:59:00Z";
  const here = formatDateTime(late);
  writeDatesIn("UTC");
  try {
    expect(formatDateTime(late)).toBe("Nov 21, 2026, 11:59 PM UTC");
    expect(formatDate(late)).toBe("November 21, 2026");
    expect(formatShortDate(late)).toBe("Nov 21, 2026");
    expect(formatDateTime("")).toBe("N/A");
  } finally {
    writeDatesIn(null);
  }
  expect(formatDateTime(late)).toBe(here);
  expect(here).not.toContain("UTC");
});
