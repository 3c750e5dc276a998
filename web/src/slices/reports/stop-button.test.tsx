// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { HowWasIt } from "./how-was-it.tsx";
import { StopButton } from "./stop-button.tsx";

const address = "POST /hunts/vt-1/squares/3/report";

test("two presses report a spot, with the note that was written before", async () => {
  const message = "Thank you. This square rests now, for everybody.";
  const asked = answerCalls({ [address]: { body: { rests: true, message } } });
  const { user } = draw(<StopButton huntId="vt-1" num={3} />);
  await user.click(screen.getByRole("button", { name: "Stop, this spot is wrong" }));
  await user.type(await screen.findByLabelText(/Anything to add/), "A fence.");
  await user.click(screen.getByRole("button", { name: "It is closed" }));
  expect(await screen.findByText(message)).toBeDefined();
  expect(asked.find(({ method }) => method === "POST")).toMatchObject({
    body: { kind: "closed", note: "A fence." },
  });
  await user.click(screen.getByRole("button", { name: "Back to the hunt" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("without a signal it says that nothing was sent, and can be pressed again", async () => {
  answerCalls({ [address]: "network" });
  const { user } = draw(<StopButton huntId="vt-1" num={3} />);
  await user.click(screen.getByRole("button", { name: "Stop, this spot is wrong" }));
  await user.click(await screen.findByRole("button", { name: "It is dangerous" }));
  expect((await screen.findByRole("alert")).textContent).toContain("was not sent");
  expect(screen.getByRole("button", { name: "It is dangerous" })).toHaveProperty("disabled", false);
});

test("one press says how a spot was", async () => {
  const asked = answerCalls({
    "POST /hunts/vt-1/squares/3/found": { body: { success: true, message: "Thank you." } },
  });
  const { user } = draw(<HowWasIt huntId="vt-1" num={3} />);
  await user.click(screen.getByRole("button", { name: "Something is different" }));
  expect((await screen.findByRole("status")).textContent).toBe("Thank you.");
  expect(asked.at(-1)).toMatchObject({ body: { as: "different" } });
});
