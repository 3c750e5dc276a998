// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { WaitingNotice } from "./waiting-notice.tsx";

test("says what waits, each with the way to it, and nothing of what does not", async () => {
  answerCalls({
    "GET /admin/stats": { body: { prizesWaiting: 2, mailsWaiting: 0, shelvesEmpty: 1 } },
  });
  draw(<WaitingNotice />);
  await screen.findByText("Waiting for you");
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "2 prizes to review or to pay. Open the payouts",
    "1 live hunt with nothing in stock to follow. Replenish",
  ]);
  expect(screen.getByRole("link", { name: "Replenish" }).getAttribute("href")).toBe(
    "/admin/dashboard?tab=lifecycle",
  );
});
