// @vitest-environment happy-dom

import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { readTableAddress } from "./table-address.ts";
import { useMarkedHunts } from "./use-marked-hunts.ts";

const address = readTableAddress(
  new URLSearchParams({ difficulty: "HARD", page: "2", rows: "25" }),
);

function Marks() {
  const { marked, markAll, markingAll } = useMarkedHunts();
  return (
    <>
      <button type="button" disabled={markingAll} onClick={() => markAll(address)}>
        All
      </button>
      <output>{[...marked.keys()].join(" ")}</output>
    </>
  );
}

test("whatever a filter finds is marked, over as many pages as it takes", async () => {
  const pages = [["a", "b"], ["c"]];
  const asked = answerCalls({
    "GET /admin/hunts": () => ({
      body: { hunts: pages.shift()?.map((id) => ({ id })), total: 3, page: 1, pageSize: 200 },
    }),
  });
  const { user } = draw(<Marks />);
  await user.click(screen.getByRole("button", { name: "All" }));
  await screen.findByText("a b c");
  expect(
    asked.filter(({ path }) => path === "/admin/hunts").map(({ query }) => `${query}`),
  ).toEqual([
    "difficulty=HARD&sort=-createdAt&page=1&pageSize=200",
    "difficulty=HARD&sort=-createdAt&page=2&pageSize=200",
  ]);
});
