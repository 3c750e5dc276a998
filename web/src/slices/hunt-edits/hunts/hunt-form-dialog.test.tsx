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

test("an edit of a hunt that somebody has deleted says so, and keeps what was typed", async () => {
  answerCalls({
    "PUT /admin/hunts/h": { status: 404, body: { code: "not_found", error: "Hunt not found." } },
  });
  const { user } = draw(<HuntFormDialog hunt={hunt} open onClose={() => {}} />);
  const name = screen.getByLabelText<HTMLInputElement>(/^Name/);
  await user.type(name, " Anew");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  const said = await screen.findByRole("alert");
  expect(said.textContent).toBe(
    "Somebody has deleted this while you had it open. Copy what you wrote into a new one if it is to stay.",
  );
  expect(name.value).toBe("Dam Line Anew");
});

test("a new hunt with nothing but a name and a state is one that can be made, and says where it will stand", async () => {
  const state = { unusedPlaces: 30, wornPlaces: 0, inStock: [] };
  const onClose = vi.fn();
  const asked = answerCalls({
    "GET /admin/hunt-builder/options": {
      body: {
        states: [
          { ...state, state: "KANSAS", liveVariants: [] },
          { ...state, state: "OHIO", liveVariants: ["PHYSICAL"] },
        ],
        surveyedOnly: false,
        writer: "offline",
        spendingCapUsd: null,
      },
    },
    "POST /admin/hunts": { body: { success: true, hunt } },
  });
  const { user } = draw(<HuntFormDialog hunt={null} open onClose={onClose} />);
  const status = () => screen.getByLabelText<HTMLSelectElement>(/^Status/);
  expect(status().value).toBe("ACTIVE");
  await user.type(screen.getByLabelText(/^Name/), "River Line");
  await user.selectOptions(screen.getByLabelText(/^State/), "OHIO");
  await screen.findByText("A physical hunt is live in Ohio already. This one will wait in stock.");
  expect(status().value).toBe("AVAILABLE");
  await user.selectOptions(screen.getByLabelText(/^State/), "KANSAS");
  expect(status().value).toBe("ACTIVE");

  // What was chosen by hand stays, and is refused before it is sent where it cannot be.
  await user.selectOptions(status(), "ACTIVE");
  await user.selectOptions(status(), "PENDING");
  await user.selectOptions(status(), "ACTIVE");
  await user.selectOptions(screen.getByLabelText(/^State/), "OHIO");
  await user.click(screen.getByRole("button", { name: "Create Hunt" }));
  expect(screen.getByText(/Choose AVAILABLE: this one waits in stock\./)).toBeTruthy();
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
  await user.selectOptions(status(), "AVAILABLE");
  await user.click(screen.getByRole("button", { name: "Create Hunt" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.find(({ method }) => method === "POST")).toMatchObject({
    body: { name: "River Line", state: "OHIO", status: "AVAILABLE", totalSquares: 10 },
  });
});
