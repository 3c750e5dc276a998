// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { MailTextDialog } from "./mail-text-dialog.tsx";

test("an unknown placeholder is told beside the field and never sent; the sample shows what was typed", async () => {
  const asked = answerCalls({
    "POST /admin/mail-preview": {
      body: { subject: "Receipt 7", text: "Thank you.\n\nKeep it.", html: "<p>Thank you.</p>" },
    },
    "PUT /admin/settings": { body: { settings: { mailTexts: { receipt: "Keep it." } } } },
  });
  const onClose = vi.fn();
  const { user } = draw(<MailTextDialog kind="receipt" text="" onClose={onClose} />);
  await screen.findByText("Receipt 7");
  const field = screen.getByRole("textbox", { name: "Under this mail" });
  await user.type(field, "Dear {{name}");
  await user.click(screen.getByRole("button", { name: "Save Text" }));
  screen.getByText("{name} stands for nothing: there are {support} and {site}.");
  expect(asked.some(({ method }) => method === "PUT")).toBe(false);
  await user.clear(field);
  await user.type(field, "Keep it.");
  await user.click(screen.getByRole("radio", { name: "As text" }));
  await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual({ kind: "receipt", text: "Keep it." }));
  screen.getByText(/Thank you/, { selector: "pre" });
  await user.click(screen.getByRole("button", { name: "Save Text" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.find(({ method }) => method === "PUT")?.body).toEqual({
    mailTexts: { receipt: "Keep it." },
  });
});
