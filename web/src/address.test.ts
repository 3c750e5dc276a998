import { expect, test } from "vitest";
import { leavesSite, matchPath, resolveTo, toHref } from "./address.ts";
import { pages } from "./pages.ts";
import { patterns } from "./paths.ts";

test("a pattern gives its names what stands in their place", () => {
  expect(matchPath("/hunt/:id/seal", "/hunt/vermont-1/seal")).toEqual({ id: "vermont-1" });
  expect(matchPath("/hunt/:id/seal", "/hunt/vermont-1")).toBeNull();
  expect(matchPath("/hunt/:id/seal", "/hunt/vermont-1/seal/more")).toBeNull();
  expect(matchPath("/", "/")).toEqual({});
  expect(matchPath("/", "/hunts")).toBeNull();
});

test("only a part that may be missing may be missing", () => {
  expect(matchPath("/hunt/:id?", "/hunt")).toEqual({ id: undefined });
  expect(matchPath("/hunt/:id?", "/hunt/abc")).toEqual({ id: "abc" });
  expect(matchPath("/checkout/:id", "/checkout")).toBeNull();
});

test("letters, a slash at the end and a broken encoding make no other page", () => {
  expect(matchPath("/free-hunt", "/Free-Hunt/")).toEqual({});
  expect(matchPath("/hunt/:id", "/hunt/a%20b")).toEqual({ id: "a b" });
  expect(matchPath("/hunt/:id", "/hunt/%E0%A4%A")).toEqual({ id: "%E0%A4%A" });
  expect(matchPath("*", "/anything/at/all")).toEqual({});
});

test("no address is that of two pages", () => {
  const names = Object.keys(pages) as (keyof typeof pages)[];
  for (const name of names) {
    const address = patterns[name].replace(/:id\??/, "x1");
    expect(names.filter((other) => matchPath(patterns[other], address))).toEqual([name]);
  }
});

test.each([
  ["/hunts?state=OHIO#list", "/hunts?state=OHIO#list"],
  ["?tab=terms", "/legal?tab=terms"],
  ["#rules", "/legal#rules"],
  ["/hunts?", "/hunts"],
  ["", "/legal"],
])("%j from /legal leads to %s", (to, expected) => {
  expect(toHref(resolveTo(to, "/legal"))).toBe(expected);
});

test("parts that are not given are those of no search and no hash", () => {
  expect(toHref(resolveTo({ search: "?tab=cookies" }, "/legal"))).toBe("/legal?tab=cookies");
  expect(toHref(resolveTo({ search: "?" }, "/hunts"))).toBe("/hunts");
});

test("other origins and mails are no pages of ours", () => {
  expect(["https://a.example/", "mailto:a@b.c", "//a.example"].every(leavesSite)).toBe(true);
  expect(["/hunts", "#x", "?a=b", "hunts:1/2".slice(5)].some(leavesSite)).toBe(false);
});
