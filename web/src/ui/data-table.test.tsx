// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../../test/draw.tsx";
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
