// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { PrizesSection } from "./prizes-section.tsx";

const prize = {
  ...{ id: "p1", huntId: "me-1", huntName: "Where Hay Was Weighed", place: 1, amountUsd: 100 },
  ...{ claimUntil: null, claimedAt: null, paidAt: null, reference: null, reason: null },
  ...{ claim: null, hold: null, status: "PENDING_REVIEW" },
};
const held = { reason: "Which way did you come?", answeredAt: null, decision: null };

async function place(change: object) {
  answerCalls({ "GET /prizes": { body: { prizes: [{ ...prize, ...change }] } } });
  const drawn = draw(
    <>
      <PrizesSection first />
      <p>the hunts</p>
      <PrizesSection />
    </>,
  );
  const heading = await screen.findByRole("heading", { name: "Your Prizes" });
  const follows = screen.getByText("the hunts").compareDocumentPosition(heading);
  drawn.unmount();
  return follows & Node.DOCUMENT_POSITION_FOLLOWING ? "after" : "before";
}

test("a prize stands before the hunts while it waits for its winner, and behind them otherwise", async () => {
  expect(await place({})).toBe("after");
  expect(await place({ status: "NOTIFIED", claimUntil: "2026-12-24T00:00:00Z" })).toBe("before");
  expect(await place({ hold: { ...held, answerUntil: "2026-12-24T00:00:00Z" } })).toBe("before");
  expect(await place({ hold: { ...held, answerUntil: null } })).toBe("after");
});
