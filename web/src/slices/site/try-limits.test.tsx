// @vitest-environment happy-dom

import { screen } from "@testing-library/react";
import { test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { TryLimits } from "./try-limits.tsx";

test("tries are told as the operator has set them, and without figures where nobody answers", async () => {
  const body = { tries: { spacingSeconds: 45, perTenMinutes: 6 } };
  answerCalls({ "GET /site": { body } });
  const { unmount } = draw(<TryLimits />);
  await screen.findByText(
    "There are 45 seconds between two attempts at a place, and at most 6 attempts in 10 minutes at one square.",
  );
  unmount();
  answerCalls({});
  draw(<TryLimits />);
  await screen.findByText(/^There is a short wait/);
});
