// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { draw } from "../../test/draw.tsx";
import { useLocation } from "../routing.tsx";
import { DataTable } from "./data-table.tsx";
import type { Column, TableSort } from "./data-table-column.ts";

const columns: Column<{ id: string; hunters: number }>[] = [
  { key: "id", label: "Hunt", sortable: true, cell: (row) => row.id },
  { key: "hunters", label: "Hunters", cell: (row) => row.hunters },
];
const table = { caption: "Hunts", columns, rowKey: (row: { id: string }) => row.id };

test("rows stand under named heads, and a head sorts by keyboard", async () => {
  const sorts: TableSort[] = [];
  const { user } = draw(
    <DataTable
      {...table}
      rows={[{ id: "oh-1", hunters: 3 }]}
      sort={{ column: "id", direction: "ascending" }}
      onSort={(sort) => sorts.push(sort)}
    />,
  );
  const head = screen.getByRole("columnheader", { name: /^Hunt\b/ });
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  within(head).getByRole("button").focus();
  await user.keyboard("{Enter}");
  expect(sorts).toEqual([{ column: "id", direction: "descending" }]);
  expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["oh-1", "3"]);
});

test("while the first page loads it is busy, and an empty one says why", () => {
  const loading = draw(<DataTable {...table} rows={[]} loading empty="No results found" />);
  expect(screen.getByRole("region").getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByText("No results found")).toBeNull();
  loading.unmount();
  draw(<DataTable {...table} rows={[]} empty="No results found" />);
  expect(screen.getByRole("cell").textContent).toBe("No results found");
});

const two = [
  { id: "oh-1", hunters: 3 },
  { id: "oh-2", hunters: 0 },
];
const linked = columns.map((column) =>
  column.key === "id"
    ? { ...column, cell: (row: { id: string }) => <a href={`/hunts/${row.id}`}>{row.id}</a> }
    : column,
);
const At = () => <output>{useLocation().pathname}</output>;

test("a press on a row opens its thing, and arrow keys go from row to row", async () => {
  const { user } = draw(
    <>
      <DataTable {...table} columns={linked} rows={two} rowHref={(row) => `/hunts/${row.id}`} />
      <At />
    </>,
  );
  screen.getByRole("link", { name: "oh-1" }).focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("oh-2");
  await user.click(screen.getByRole("cell", { name: "0" }));
  expect(screen.getByRole("status").textContent).toBe("/hunts/oh-2");
});

test("rows are chosen one by one or all that are shown, and those of other pages stay chosen", async () => {
  const chosen: string[][] = [];
  const selection = {
    selected: new Set(["tx-9"]),
    onChange: (selected: ReadonlySet<string>) => chosen.push([...selected]),
    nameOf: (row: { id: string }) => row.id,
  };
  const { user } = draw(<DataTable {...table} rows={two} selection={selection} />);
  await user.click(screen.getByRole("checkbox", { name: "Select oh-2" }));
  await user.click(screen.getByRole("checkbox", { name: "Select all that are shown" }));
  expect(chosen).toEqual([
    ["tx-9", "oh-2"],
    ["tx-9", "oh-1", "oh-2"],
  ]);
  screen.getByRole("checkbox", { name: "Select oh-1" }).focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Select oh-2");
  await user.keyboard("{ArrowUp} ");
  expect(chosen.at(-1)).toEqual(["tx-9", "oh-1"]);
});

test("where columns have no room each row is a card, and the sort a select", async () => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
  );
  const sorts: TableSort[] = [];
  const sort: TableSort = { column: "id", direction: "ascending" };
  const { user } = draw(
    <DataTable {...table} rows={two} sort={sort} onSort={(wanted) => sorts.push(wanted)} />,
  );
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getAllByRole("listitem").map((card) => card.textContent)).toEqual([
    "oh-1Hunters3",
    "oh-2Hunters0",
  ]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Hunt, down");
  expect(sorts).toEqual([{ column: "id", direction: "descending" }]);
  vi.restoreAllMocks();
});
