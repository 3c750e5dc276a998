import { expect, test } from "vitest";
import { asked } from "./ledger-query.ts";

test("the days of a filter are those of who looks, their ends included", () => {
  const {
    from = "",
    to = "",
    group,
  } = asked({ group: "in", from: "2026-11-01", to: "2026-11-01" });
  expect(group).toBe("in");
  expect([new Date(from).getHours(), new Date(from).getDate()]).toEqual([0, 1]);
  expect([new Date(to).getHours(), new Date(to).getDate()]).toEqual([0, 2]);
  expect(asked({ from: undefined })).toEqual({});
});
