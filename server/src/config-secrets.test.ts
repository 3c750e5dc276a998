import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("proxies are addresses or networks, and what is none is named with its variable", () => {
  const proxies = (text: string) => readConfig({ TRUSTED_PROXIES: text }).trustedProxies;
  expect(proxies("10.0.0.0/8, 192.168.1.7")).toEqual(["10.0.0.0/8", "192.168.1.7"]);
  expect(proxies("::1,fd00::/8")).toEqual(["::1", "fd00::/8"]);
  for (const bad of [
    "garbage",
    "10.0.0.0/33",
    "10.0.0.0/8/8",
    "10.0.0.0/",
    "10.0.0.1,",
    "fd00::/129",
  ]) {
    expect(() => proxies(bad), bad).toThrow(/TRUSTED_PROXIES: addresses or networks/);
  }
});

test("a token that makes an administrator is long", () => {
  expect(() => readConfig({ SETUP_TOKEN: "only-nineteen-chars" })).toThrow(
    /SETUP_TOKEN: at least 20/,
  );
  expect(readConfig({ SETUP_TOKEN: "exactly-twenty-chars" }).setupToken).toBe(
    "exactly-twenty-chars",
  );
});
