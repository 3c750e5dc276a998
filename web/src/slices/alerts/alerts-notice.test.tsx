// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { AlertsNotice } from "./alerts-notice.tsx";

const alert = {
  id: "0198c0de-0000-7000-8000-000000000000",
  kind: "dispute",
  text: "Receipt 7, $9.99: the payer disputes it.",
  raisedAt: "2026-05-04T12:00:00Z",
};

test("an alert stands with its sentence until it is seen to", async () => {
  answerCalls({
    "GET /admin/alerts": { body: { alerts: [alert] } },
    [`POST /admin/alerts/${alert.id}/settle`]: { body: { success: true } },
  });
  draw(<AlertsNotice />);
  await screen.findByText("A payment is disputed");
  expect(screen.getByText(alert.text)).toBeTruthy();
  answerCalls({
    "GET /admin/alerts": { body: { alerts: [] } },
    [`POST /admin/alerts/${alert.id}/settle`]: { body: { success: true } },
  });
  fireEvent.click(screen.getByRole("button", { name: "Seen to" }));
  await waitFor(() => expect(screen.queryByText(alert.text)).toBeNull());
});
