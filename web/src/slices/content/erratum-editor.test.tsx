// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { ErratumEditor } from "./erratum-editor.tsx";

test("what is missing, and what the service refuses, is told beside its field, and nothing is lost by it", async () => {
  let tries = 0;
  const asked = answerCalls({
    "GET /hunts": "network",
    "POST /admin/errata": () => {
      tries += 1;
      return tries === 1
        ? { status: 422, body: { error: "This hunt has no such square.", code: "no_such_square" } }
        : { body: { erratum: {} } };
    },
  });
  const onClose = vi.fn();
  const { user, client } = draw(
    <ErratumEditor erratum={null} onClose={onClose} onReload={async () => {}} />,
  );
  await user.click(screen.getByRole("button", { name: "Post and Mail" }));
  screen.getByText("Please choose the hunt.");
  screen.getByText("Please enter what is right.");
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Hunt" }));
  client.setQueryData(["hunts", "list"], [{ id: "h1", name: "The Mill Run" }]);
  await screen.findByRole("option", { name: "The Mill Run" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Hunt" }), "h1");
  await user.type(screen.getByRole("textbox", { name: "Square" }), "12");
  await user.type(screen.getByRole("textbox", { name: "What it said" }), "East");
  await user.type(screen.getByRole("textbox", { name: "What is right" }), "West");
  await user.click(screen.getByRole("button", { name: "Post and Mail" }));
  await screen.findByText("This hunt has no such square.");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Square" }));
  await user.clear(screen.getByRole("textbox", { name: "Square" }));
  await user.type(screen.getByRole("textbox", { name: "Square" }), "2");
  await user.click(screen.getByRole("button", { name: "Post and Mail" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.at(-1)?.body).toMatchObject({
    huntId: "h1",
    squareNumber: 2,
    originalClue: "East",
    correction: "West",
  });
});
