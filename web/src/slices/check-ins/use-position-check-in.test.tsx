// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PositionSource } from "../field-aids/position-source.ts";
import type { PendingAttempt } from "./pending-attempt.ts";
import { usePositionCheckIn } from "./use-position-check-in.ts";
import type { AttemptSender } from "./use-send-attempt.ts";

afterEach(cleanup);

const nowhere: PositionSource = { watch: () => () => {}, permission: async () => "prompt" };

function Shown({ sender }: { sender: AttemptSender }) {
  const { waits, state } = usePositionCheckIn(sender, 1, nowhere);
  return (
    <p>
      {waits ? "waits" : "nothing waits"}, {state.phase}
    </p>
  );
}

test("what another tab has sent is waited for no longer, and the hunt is read again", async () => {
  let pending: PendingAttempt | null = { userId: "u", key: "k", body: { squareNum: 1, fixes: [] } };
  const sent = Promise.withResolvers<void>();
  let readAnew = 0;
  render(
    <Shown
      sender={{
        findUnanswered: () => pending,
        send: async () => {
          sent.resolve();
          return { kind: "lost" };
        },
        readAnew: () => readAnew++,
      }}
    />,
  );
  await screen.findByText("waits, closed");
  await sent.promise;
  pending = null;
  window.dispatchEvent(new Event("online"));
  await screen.findByText("nothing waits, closed");
  expect(readAnew).toBe(1);
});
