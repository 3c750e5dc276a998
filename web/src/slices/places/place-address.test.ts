import { expect, test } from "vitest";
import { toTableSort } from "../../ui/table-address.ts";
import { placesAddress } from "./place-address.ts";

const { change: changePlaceAddress, fromTableSort, read: readPlaceAddress } = placesAddress;

const read = (text: string) => readPlaceAddress(new URLSearchParams(text));

test("an empty address lists everything by name", () => {
  expect(read("")).toEqual({
    search: "",
    stock: null,
    kind: null,
    show: "all",
    sort: "name",
    page: 1,
    place: null,
  });
});

test("what makes no sense counts as not there", () => {
  expect(read("show=lost&sort=color&page=-3&place=../x&stock=")).toEqual(read(""));
  expect(read("page=1e9").page).toBe(1);
  expect(read(`search=${"x".repeat(200)}`).search).toHaveLength(100);
});

test("an address is read back as it was written", () => {
  const address = {
    search: "blue lake",
    stock: "NEW YORK",
    kind: "lake",
    show: "unused",
    sort: "-hunts",
    page: 3,
    place: "blue-lake",
  } as const;
  const written = changePlaceAddress(new URLSearchParams("tab=places"), address);
  expect(readPlaceAddress(written)).toEqual(address);
  expect(written.get("tab")).toBe("places");
});

test("a new filter leads to the first page; opening a place does not", () => {
  const third = new URLSearchParams("page=3&kind=lake");
  expect(changePlaceAddress(third, { kind: null }).toString()).toBe("");
  expect(changePlaceAddress(third, { place: "blue-lake" }).get("page")).toBe("3");
  expect(changePlaceAddress(third, { page: 4 }).get("page")).toBe("4");
});

test("the table's sort and the address's are the same", () => {
  expect(toTableSort("-hunts")).toEqual({ column: "hunts", direction: "descending" });
  expect(fromTableSort(toTableSort("-hunts"))).toBe("-hunts");
  expect(fromTableSort(toTableSort("kind"))).toBe("kind");
  expect(fromTableSort({ column: "color", direction: "ascending" })).toBe("name");
});
