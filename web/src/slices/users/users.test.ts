import { expect, test } from "vitest";
import { toTableSort } from "../../ui/table-address.ts";
import { actionsFor } from "./user-actions.ts";
import { usersAddress } from "./user-address.ts";

const { change: changeUserAddress, fromTableSort, read: readUserAddress } = usersAddress;

test("the address says what is shown, and nonsense in it is as if it were not there", () => {
  const read = (text: string) => readUserAddress(new URLSearchParams(text));
  expect(read("")).toEqual({ search: "", show: "all", sort: "-createdAt", page: 1 });
  expect(read("search=ann&show=admins&sort=email&page=3")).toEqual({
    search: "ann",
    show: "admins",
    sort: "email",
    page: 3,
  });
  expect(read("show=nobody&sort=password&page=-1")).toEqual(read(""));
});

test("another search begins at the first page, and what is usual is not said", () => {
  const now = new URLSearchParams("tab=users&page=4&show=admins");
  expect(changeUserAddress(now, { search: "ann" }).toString()).toBe(
    "tab=users&show=admins&search=ann",
  );
  expect(changeUserAddress(now, { show: "all", page: 2 }).toString()).toBe("tab=users&page=2");
  expect(fromTableSort(toTableSort("-email"))).toBe("-email");
});

test("what can be done depends on what an account is, and on who does it", () => {
  const hunter = { role: null, suspendedAt: null };
  const operator = { role: "operator", suspendedAt: null } as const;
  expect(actionsFor(hunter, "owner")).toEqual(["owner", "operator", "support", "suspend"]);
  expect(actionsFor(operator, "owner")).toEqual(["owner", "support", "demote", "suspend"]);
  expect(actionsFor({ role: null, suspendedAt: "2026-05-04" }, "owner")).toEqual(["restore"]);
  expect(actionsFor(hunter, "operator")).toEqual(["suspend"]);
  expect(actionsFor(operator, "operator")).toEqual([]);
  expect(actionsFor(hunter, "support")).toEqual([]);
});
