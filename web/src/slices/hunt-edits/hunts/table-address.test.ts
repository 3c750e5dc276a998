import { expect, test } from "vitest";
import { toTableSort } from "../../../ui/table-address.ts";
import { changeTableAddress, huntsAddress, readTableAddress } from "./table-address.ts";

const { fromTableSort } = huntsAddress;

const read = (query: string) => readTableAddress(new URLSearchParams(query));

test("an empty address is the newest hunts, page 1, nothing filtered", () => {
  expect(read("")).toEqual({
    search: "",
    status: null,
    state: null,
    variant: null,
    difficulty: null,
    surveyed: null,
    subscribed: null,
    special: null,
    rows: "25",
    sort: "-createdAt",
    page: 1,
  });
});

test("what makes no sense is passed over", () => {
  expect(read("status=LOST&variant=MAGIC&sort=id&page=-4")).toEqual(read(""));
  expect(read("page=1.5").page).toBe(1);
  expect(read("search=dam&status=PAUSED&state=OHIO&sort=name&page=3")).toMatchObject({
    search: "dam",
    status: "PAUSED",
    state: "OHIO",
    sort: "name",
    page: 3,
  });
});

test("a change leads back to page 1 and keeps the tab; a change of the page keeps the filters", () => {
  const at = new URLSearchParams("tab=hunts&status=ACTIVE&page=4");
  expect(changeTableAddress(at, { search: "dam" }).toString()).toBe(
    "tab=hunts&status=ACTIVE&search=dam",
  );
  expect(changeTableAddress(at, { page: 5 }).toString()).toBe("tab=hunts&status=ACTIVE&page=5");
  expect(changeTableAddress(at, { status: null }).toString()).toBe("tab=hunts");
});

test("what is usual is left out of the address", () => {
  const at = new URLSearchParams("tab=hunts&sort=name&page=2&search=x");
  expect(changeTableAddress(at, { sort: "-createdAt", search: "" }).toString()).toBe("tab=hunts");
  expect(changeTableAddress(at, { page: 1 }).toString()).toBe("tab=hunts&sort=name&search=x");
});

test("the table's head and the call mean the same by a sort", () => {
  expect(toTableSort("-prizePool")).toEqual({ column: "prizePool", direction: "descending" });
  expect(fromTableSort({ column: "hunters", direction: "descending" })).toBe("-hunters");
  expect(fromTableSort({ column: "actions", direction: "ascending" })).toBe("-createdAt");
});
