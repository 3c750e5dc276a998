// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { readListedHunt } from "../../../slices/hunts/read-hunt.ts";
import { SubscribeOffer } from "./subscribe-offer.tsx";

const hunt = readListedHunt({ id: "oh-1", name: "Ohio", state: "OHIO", status: "ACTIVE" });

async function subscribe(answer: Parameters<typeof answerCalls>[0][string]) {
  const asked = answerCalls({
    "POST /hunts/oh-1/subscribe": answer,
    "GET /billing/catalog": {
      body: { plans: [], packs: [], provider: "sandbox", current: null, terms: [] },
    },
  });
  const { user } = draw(<SubscribeOffer hunt={hunt} />);
  await user.dblClick(screen.getByRole("button", { name: "Subscribe to Hunt" }));
  return asked;
}

test("a double press subscribes once, and says so", async () => {
  const asked = await subscribe({ body: { success: true, message: "Welcome!" } });
  await screen.findByRole("heading", { name: "Successfully Subscribed!" });
  expect(asked.filter(({ path }) => path === "/hunts/oh-1/subscribe")).toHaveLength(1);
});

test.each([
  [{ body: { success: false, error: "Server says no" } }, "Server says no"],
  [{ body: { success: false } }, "Failed to subscribe"],
  [{ status: 500, body: {} }, "Failed to subscribe"],
  ["network" as const, "Failed to subscribe to hunt. Please try again."],
  [
    { status: 409, body: { error: "This hunt is not open.", code: "not_open", success: false } },
    "This hunt is not open.",
  ],
])("%j is told on the Oops! screen", async (answer, sentence) => {
  await subscribe(answer);
  await screen.findByText(sentence);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Oops!");
  expect(screen.getByRole("link", { name: "Back to Hunts" })).toBeDefined();
});

test("without a slot the plans are offered", async () => {
  await subscribe({
    status: 402,
    body: { error: "Choose a plan to subscribe to this hunt.", code: "no_slot", success: false },
  });
  await screen.findByText("Choose a plan to subscribe to this hunt.");
  expect(screen.getByRole("region", { name: "Plans" })).toBe(document.activeElement);
});
