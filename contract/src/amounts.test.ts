import { expect, test } from "vitest";
import { btc, btcOf, durationMinutes, satsOf } from "./amounts.ts";

test("an amount in BTC is whole satoshis, there and back", () => {
  for (const [amountBtc, sats] of [
    [0.375, 37_500_000],
    [0.1 + 0.2, 30_000_000],
    [0.000_000_01, 1],
    [21_000_000, 2_100_000_000_000_000],
  ] as const) {
    expect(satsOf(amountBtc)).toBe(sats);
    expect(satsOf(btcOf(sats))).toBe(sats);
  }
});

test("amounts beyond eight decimals, below nothing or above all Bitcoin are refused", () => {
  for (const good of [0, 0.375, 0.12345678]) expect(btc.safeParse(good).success).toBe(true);
  for (const bad of [-1, 0.123456789, 21_000_001, Number.NaN, "1"]) {
    expect(btc.safeParse(bad).success, String(bad)).toBe(false);
  }
});

test("a hunt takes five minutes to thirty days", () => {
  expect([5, 43_200].every((minutes) => durationMinutes.safeParse(minutes).success)).toBe(true);
  expect([4, 43_201, 7.5].some((minutes) => durationMinutes.safeParse(minutes).success)).toBe(
    false,
  );
});
