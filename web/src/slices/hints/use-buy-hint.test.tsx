// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { useBuyHint } from "./use-buy-hint.ts";

function Hints() {
  const { buy, pending } = useBuyHint("oh-1", 2);
  return (
    <>
      <button type="button" onClick={() => buy(1)}>
        Hint 1
      </button>
      <p>{pending === null ? "Idle" : `Buying ${pending}`}</p>
      <Toaster />
    </>
  );
}

test("a hint whose answer was lost is asked for again with the key it had, and the next with another", async () => {
  let lost = true;
  const asked = answerCalls({
    "POST /hunts/oh-1/hints": () =>
      lost ? "network" : { body: { hint: "Look up.", creditsRemaining: 3, charged: 1 } },
  });
  const { user } = draw(<Hints />);
  const press = async () => {
    await user.click(screen.getByRole("button", { name: "Hint 1" }));
    await waitFor(() => expect(screen.getByText("Idle")).toBeDefined());
  };
  await press();
  expect(await screen.findByText(/Failed to get hint: The service could not/)).toBeDefined();
  lost = false;
  await press();
  await press();
  const keys = asked.filter(({ method }) => method === "POST").map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("a service that stumbles without a word is an unknown error", async () => {
  answerCalls({ "POST /hunts/oh-1/hints": { status: 500, body: {} } });
  const { user } = draw(<Hints />);
  await user.click(screen.getByRole("button", { name: "Hint 1" }));
  expect(await screen.findByText("Failed to get hint: Unknown error")).toBeDefined();
});
