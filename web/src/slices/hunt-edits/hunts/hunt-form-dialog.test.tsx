// @vitest-environment happy-dom

import type { AdminHunt } from "@ten-paces/contract";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { HuntFormDialog } from "./hunt-form-dialog.tsx";

const hunt = {
  id: "h",
  name: "Dam Line",
  description: "Along the dams.",
  state: "KANSAS",
  type: "STATE",
  variant: "PHYSICAL",
  status: "ACTIVE",
  difficulty: "EASY",
  theme: null,
  thresholdBTC: 0.5,
  prizePool: 0.375,
  totalSquares: 10,
  estimatedDuration: 60,
  imageUrl: null,
  subscribers: 3,
  finishers: 0,
  opensAt: null,
  next: false,
  version: 4,
} as unknown as AdminHunt;

test("a live hunt is completed only after a question that says whom it meets", async () => {
  const onClose = vi.fn();
  const asked = answerCalls({ "PUT /admin/hunts/h": { body: { success: true, hunt } } });
  const { user } = draw(<HuntFormDialog hunt={hunt} open onClose={onClose} />);
  const sent = () => asked.filter(({ method }) => method === "PUT");

  await user.selectOptions(screen.getByLabelText(/^Status/), "COMPLETE");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("Are you sure you want to complete this hunt?");
  expect(question.textContent).toContain("3 hunters are subscribed to it.");
  expect(question.textContent).toContain("No prize was won");
  expect(sent()).toEqual([]);

  await user.click(within(question).getByRole("button", { name: /Cancel|Close|Keep/ }));
  expect(sent()).toEqual([]);

  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  const again = await screen.findByRole("alertdialog");
  await user.click(within(again).getByRole("button", { name: "Complete hunt" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent()).toMatchObject([{ body: { status: "COMPLETE", version: 4 } }]);
});
