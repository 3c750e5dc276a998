// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { CreditsDialog } from "./credits-dialog.tsx";

const user = { id: "u1", email: "ann@example.com" };

test("takes what is there with a reason; a try without an answer is sent again as the same request", async () => {
  let answers = 0;
  const asked = answerCalls({
    "POST /admin/users/u1/credits": () => {
      answers += 1;
      return answers === 1 ? "network" : { body: { totalCredits: 1 } };
    },
  });
  const onClose = vi.fn();
  const drawn = draw(<CreditsDialog user={user} totalCredits={4} onClose={onClose} />);
  await drawn.user.click(screen.getByRole("radio", { name: "Take" }));
  await drawn.user.click(screen.getByRole("button", { name: "Take credits" }));
  screen.getByText("They have 4 credits.", { selector: "[aria-live]" });
  screen.getByText("Please say why; they read it in their history.");
  expect(asked).toEqual([]);
  const count = screen.getByRole("textbox", { name: "Credits" });
  await drawn.user.clear(count);
  await drawn.user.type(count, "3");
  await drawn.user.type(screen.getByRole("textbox", { name: "Reason" }), "Booked twice");
  await drawn.user.click(screen.getByRole("button", { name: "Take credits" }));
  await screen.findByText("Nothing was booked");
  await drawn.user.click(screen.getByRole("button", { name: "Take credits" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.map(({ body }) => body)).toEqual([
    { amount: -3, reason: "Booked twice" },
    { amount: -3, reason: "Booked twice" },
  ]);
  expect(asked[0]?.key).toBe(asked[1]?.key);
});
