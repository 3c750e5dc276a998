// @vitest-environment happy-dom
import type { SquareInsight } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../../../test/draw.tsx";
import { ReachTable } from "./reach-table.tsx";
import { SquareFigures } from "./square-figures.tsx";
import { StuckTable } from "./stuck-table.tsx";

const figures = { squareNum: 4, reached: 10, solved: 0, tries: 40, wrong: 40, hints: 6 };

const square: SquareInsight = {
  ...figures,
  placeName: "Strataca",
  voided: false,
  medianMinutes: null,
  hintsByLevel: [0, 5, 1],
  hintedHunters: 6,
  hintedSolved: 0,
  medianMissFt: null,
  wrongAnswers: [{ answer: "amber.lantern.oak", count: 19 }],
  puzzles: [{ word: 3, kind: "keyed_cipher", tries: 40, right: 0, hints: 2 }],
};

test("the clue that nobody gets past leads into its editor", () => {
  const stuck = { huntId: "h1", huntName: "Dam Line", placeName: "Strataca" };
  draw(<StuckTable squares={[{ ...figures, ...stuck, status: "ACTIVE", variant: "DIGITAL" }]} />);
  expect(screen.getByRole("link", { name: "Dam Line, square 4" }).getAttribute("href")).toBe(
    "/admin/hunts/h1?edit=4#square-4",
  );
  expect(screen.getByText("0 (0%)")).toBeTruthy();
});

test("a hunt that is over is read and not edited", () => {
  const { unmount } = draw(<ReachTable huntId="h1" squares={[square]} editable />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/admin/hunts/h1?edit=4#square-4");
  expect(screen.getByText("amber.lantern.oak (19)")).toBeTruthy();
  unmount();
  draw(<ReachTable huntId="h1" squares={[square]} editable={false} />);
  expect(screen.getByRole("link", { name: "Square 4" }).getAttribute("href")).toMatch(/#square-4$/);
});

test("beside its texts a square says what misleads", () => {
  const { container } = draw(<SquareFigures square={square} />);
  expect(container.textContent).toContain("0 of 10 hunters got past it (0%)");
  expect(container.textContent).toContain("40 of 40 check-ins were wrong, 6 hints were bought");
  expect(container.textContent).toContain("Answered wrong most: amber.lantern.oak (19).");
  expect(container.textContent).toContain(
    "Word 3, keyed cipher: right in 0 of 40 answers (0%), 2 hints.",
  );
});
