// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";

test("says what waits, each with the way to it, and nothing of what does not", async () => {
  answerCalls({
    "GET /admin/stats": {
      body: {
        ...{ prizesWaiting: 2, mailsWaiting: 0, shelvesEmpty: 1, shelvesLow: 2 },
        ...{ renewalsFailing: 1, stockMissing: 3, ticketsOpen: 0 },
      },
    },
  });
  draw(<WaitingNotice />);
  await screen.findByText("Waiting for you");
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "2 prizes to review or to pay. Open the payouts",
    "1 renewal that could not be charged; seven days are left to pay. See whose",
    "1 live hunt with nothing in stock to follow. Replenish",
    "The last replenishment could not make 3 hunts. See why",
  ]);
  expect(screen.getByRole("link", { name: "Replenish" }).getAttribute("href")).toBe(
    "/admin/dashboard?tab=lifecycle",
  );
});
