import { expect, test } from "vitest";
import { cacheName, spentCaches, wayOf } from "./rules.ts";

const origin = "https://hunts.test";
const way = (path: string, mode = "cors", method = "GET") =>
  wayOf({ method, mode, url: new URL(path, origin).href }, origin);

test("data is never answered by the worker, nor what is sent, nor anybody else's", () => {
  expect(way("/api/hunts")).toBe("none");
  expect(way("/api/docs", "navigate")).toBe("none");
  expect(way("/api/hunts/1/check-in", "cors", "POST")).toBe("none");
  expect(way("/hunts", "navigate", "POST")).toBe("none");
  expect(way("https://elsewhere.test/assets/a.js")).toBe("none");
  expect(way("/healthz")).toBe("none");
});

test("addresses are pages, files of the build parts, and a feed neither", () => {
  for (const path of ["/", "/hunt/a-b", "/admin/survey?hunt=1", "/hunts/"]) {
    expect(way(path, "navigate")).toBe("page");
  }
  expect(way("/hunts")).toBe("none");
  expect(way("/rss.xml", "navigate")).toBe("none");
  expect(way("/assets/app-1.js")).toBe("part");
  expect(way("/theme.js")).toBe("file");
  expect(way("/manifest.webmanifest")).toBe("file");
});

test("of the caches this build's and the one before stay; others' are nobody's business", () => {
  const names = ["ten-paces-a", "of-others", "ten-paces-b", "ten-paces-c", cacheName("d")];
  expect(spentCaches(names, "d")).toEqual(["ten-paces-a", "ten-paces-b"]);
  expect(spentCaches(["ten-paces-c", cacheName("d")], "d")).toEqual([]);
  // An old worker that is started once more leaves the newer build alone.
  expect(spentCaches(["ten-paces-c", "ten-paces-d"], "c")).toEqual([]);
});
