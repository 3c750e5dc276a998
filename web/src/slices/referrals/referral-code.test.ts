import { expect, test } from "vitest";
import { readReferralCode, referralLink } from "./referral-code.ts";

test("a code is read as the link carries it", () => {
  expect(readReferralCode("ABCD2345")).toBe("ABCD2345");
  expect(readReferralCode(" abcd2345 ")).toBe("abcd2345");
});

test("what is no code is none", () => {
  for (const given of [null, "", "ab", "<script>", "a".repeat(41), "two words"]) {
    expect(readReferralCode(given)).toBeNull();
  }
});

test("the link is the origin's registration with the code", () => {
  expect(referralLink("https://tenpaces.example", "ABCD2345")).toBe(
    "https://tenpaces.example/register?ref=ABCD2345",
  );
});
