import { describe, expect, test } from "vitest";
import {
  base32,
  codeOf,
  newRecoveryCode,
  newSecret,
  otpauthUri,
  plainCode,
  stepAt,
  stepOf,
} from "./totp.ts";

/** The secret of the tables in RFC 4226 and RFC 6238. */
const secret = Buffer.from("12345678901234567890", "ascii");
const at = (seconds: number) => new Date(seconds * 1000);

describe("codes", () => {
  test("are those of RFC 4226, appendix D", () => {
    const table = "755224 287082 359152 969429 338314 254676 287922 162583 399871 520489".split(
      " ",
    );
    expect(table.map((_, counter) => codeOf(secret, counter))).toEqual(table);
  });

  test("are those of RFC 6238, appendix B, cut to six digits", () => {
    const table: [number, string][] = [
      [59, "287082"],
      [1_111_111_109, "081804"],
      [1_111_111_111, "050471"],
      [1_234_567_890, "005924"],
      [2_000_000_000, "279037"],
      [20_000_000_000, "353130"],
    ];
    for (const [seconds, code] of table) expect(codeOf(secret, stepAt(at(seconds)))).toBe(code);
  });

  test("count for their step and the ones beside it, and once", () => {
    const now = at(1_234_567_890);
    const step = stepAt(now);
    const found = (away: number, after = 0) =>
      stepOf(secret, codeOf(secret, step + away), now, after);
    expect([-2, -1, 0, 1, 2].map((away) => found(away))).toEqual([
      null,
      step - 1,
      step,
      step + 1,
      null,
    ]);
    expect(found(0, step - 1)).toBe(step);
    expect(found(0, step)).toBeNull();
    expect(found(-1, step)).toBeNull();
    expect(found(1, step)).toBe(step + 1);
  });
});

test("secrets are written in base32 of RFC 4648", () => {
  const written = ["", "MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB", "MZXW6YTBOI"];
  expect(
    ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map((text) => base32(Buffer.from(text))),
  ).toEqual(written);
  expect(base32(newSecret())).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toEqual(newSecret());
});

test("what an app reads names who it is for, whatever their address has in it", () => {
  const uri = new URL(otpauthUri(secret, { issuer: "Ten Paces", account: "a+b@hunts.test" }));
  expect(decodeURIComponent(uri.pathname)).toMatch(/Ten Paces:a\+b@hunts\.test$/);
  expect(uri.searchParams.get("secret")).toBe(base32(secret));
  expect(uri.href).toContain("issuer=Ten%20Paces");
});

test("a recovery code is read however it is typed", () => {
  const code = newRecoveryCode();
  expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
  expect(plainCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code.replaceAll("-", ""));
});
