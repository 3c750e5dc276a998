// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { keepViews, readViews, withView } from "./saved-views.ts";

beforeEach(() => localStorage.clear());

test("a view is kept by its name, and one of the same name takes its place", () => {
  const first = withView([], { name: " Ohio ", query: "state=OHIO" });
  expect(first).toEqual([{ name: "Ohio", query: "state=OHIO" }]);
  expect(keepViews("hunts", withView(first, { name: "Ohio", query: "sort=name" }))).toBe(true);
  expect(readViews("hunts")).toEqual([{ name: "Ohio", query: "sort=name" }]);
  expect(readViews("users")).toEqual([]);
  expect(withView(first, { name: " ", query: "" })).toEqual(first);
});

test.each(["no json", '{"name":1}', '[{"name":1},null]'])(
  "%s in the browser is no view",
  (kept) => {
    localStorage.setItem("views:hunts", kept);
    expect(readViews("hunts")).toEqual([]);
  },
);
