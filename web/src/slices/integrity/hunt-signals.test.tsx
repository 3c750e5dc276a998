// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { HuntSignals } from "./hunt-signals.tsx";

const twin = { id: "2", displayName: "Quiet Otter" };
const shared = {
  code: "device_of_another",
  points: 35,
  reason: "Another account checked in from the same device.",
  accounts: [twin],
};
const winner = {
  userId: "1",
  displayName: "Brisk Heron",
  place: 1,
  prizeStatus: "PENDING_REVIEW",
  score: 42,
  signals: [{ ...shared, count: 2 }],
  checkIns: [
    { squareNum: 3, at: "2026-05-04T12:00:00Z", success: true, score: 35, signals: [shared] },
  ],
};
const clean = {
  ...winner,
  userId: "3",
  displayName: "Calm Wren",
  score: 0,
  signals: [],
  checkIns: [],
};
const open = (runs: unknown[] | null) => {
  answerCalls(
    runs
      ? { "GET /admin/hunts/oh-1/signals": { body: { hunt: { id: "oh-1", name: "H" }, runs } } }
      : {},
  );
  return draw(<HuntSignals huntId="oh-1" />);
};

test("a winner stands with the prize, the weight, the reasons and whom they are about", async () => {
  open([
    winner,
    { ...clean, place: 2 },
    { ...clean, userId: "4", place: null, displayName: "Nobody" },
  ]);
  const [first, second, third] = await screen
    .findAllByRole("listitem")
    .then((items) => items.filter((item) => within(item).queryByRole("heading", { level: 3 })));
  expect(first?.textContent).toMatch(/Brisk Heron.*First place.*PENDING REVIEW.*Weighs 42/);
  expect(first?.textContent).toMatch(/same device\. \(Quiet Otter\) 35 points, in 2 check-ins/);
  expect(first?.textContent).toMatch(/Square 3, right/);
  expect(second?.textContent).toMatch(/Calm Wren.*Second place.*Nothing stands out/);
  expect(third).toBeUndefined();
});

test("where nothing stands out, nobody has checked in, or nothing came, it says so", async () => {
  open([{ ...clean, place: null, prizeStatus: null }]);
  await screen.findByText("Nothing stands out.");
  open([]);
  await screen.findByText("Nobody has checked in yet.");
  open(null);
  await screen.findByText("Unable to load the signals");
});
