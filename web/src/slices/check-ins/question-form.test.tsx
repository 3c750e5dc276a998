// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import type { PositionSource } from "../field-aids/position-source.ts";
import { PositionCheckInDialog } from "./position-check-in-dialog.tsx";
import { usePositionCheckIn } from "./use-position-check-in.ts";
import { useSendAttempt } from "./use-send-attempt.ts";

const nowhere: PositionSource = { watch: () => () => {}, permission: async () => "granted" };

function Square({
  triesFree,
  costsNothing = false,
}: {
  triesFree: number;
  costsNothing?: boolean;
}) {
  const checkIn = usePositionCheckIn(useSendAttempt("ks-1"), 2, nowhere);
  const asked = { text: "How many lions guard the door?", triesFree };
  return (
    <>
      <button type="button" onClick={() => void checkIn.open(asked)}>
        Open
      </button>
      <PositionCheckInDialog checkIn={checkIn} huntId="ks-1" costsNothing={costsNothing} />
    </>
  );
}

const progress = { completedSquares: [1], currentSquare: 2, totalSquares: 3, creditsRemaining: 4 };

test("a wrong answer says so and keeps what was typed; the try that costs says it before", async () => {
  const asked = answerCalls({
    "POST /hunts/ks-1/check-in": {
      body: {
        success: false,
        outcome: "wrong_answer",
        message: "That is not the answer.",
        question: { text: "How many lions guard the door?", triesFree: 0 },
        progress,
        creditsRemaining: 4,
        huntCompleted: false,
      },
    },
  });
  const { user } = draw(<Square triesFree={1} />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  await screen.findByText("How many lions guard the door?");
  expect(screen.getByText(/One more try is free/)).toBeTruthy();
  await user.type(screen.getByLabelText("Your answer"), " five ");
  await user.click(screen.getByRole("button", { name: "Answer" }));
  await screen.findByText("That is not the answer.");
  expect(screen.getByLabelText<HTMLInputElement>("Your answer").value).toBe(" five ");
  expect(screen.getByRole("button", { name: "Answer (1 credit)" })).toBeTruthy();
  expect(asked[0]?.body).toMatchObject({ squareNum: 2, answer: "five" });
  expect(asked[0]?.key).toBeTruthy();
});

test("in a hunt that is played on every try is free", async () => {
  answerCalls({});
  const { user } = draw(<Square triesFree={0} costsNothing />);
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByRole("button", { name: "Answer" })).toBeTruthy();
  expect(screen.queryByText(/credit/)).toBeNull();
});
