// @vitest-environment happy-dom
import type { MailTexts, Settings } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { MailTextDialog } from "./mail-text-dialog.tsx";

const part = (mailTexts: MailTexts) => ({
  settings: { mailTexts, version: 3 } as Settings,
  onReload: async () => {},
});

test("an unknown placeholder is told beside the field and never sent; the sample shows what was typed", async () => {
  const asked = answerCalls({
    "POST /admin/mail-preview": {
      body: {
        ...{ subject: "Receipt 7", text: "Thank you.\n\nKeep it.", html: "<p>Thank you.</p>" },
        own: { subject: "Receipt 7", opening: "Thank you." },
      },
    },
    "PUT /admin/settings": {
      body: { settings: { mailTexts: { receipt: { closing: "Keep it." } } } },
    },
  });
  const onClose = vi.fn();
  const { user } = draw(<MailTextDialog kind="receipt" {...part({})} onClose={onClose} />);
  await screen.findByText("Receipt 7");
  const field = screen.getByRole("textbox", { name: "Under this mail" });
  await user.type(field, "Dear {{name}");
  await user.click(screen.getByRole("button", { name: "Save Words" }));
  screen.getByText("{name} stands for nothing: there are {support} and {site}.");
  expect(asked.some(({ method }) => method === "PUT")).toBe(false);
  await user.clear(field);
  await user.type(field, "Keep it.");
  const words = { subject: "Yours: {subject}", opening: "", closing: "Keep it." };
  const subject = screen.getByRole("textbox", { name: "Subject" });
  expect(subject.getAttribute("placeholder")).toBe("Receipt 7");
  await user.type(subject, "Yours");
  await user.click(screen.getByRole("button", { name: "Save Words" }));
  screen.getByText(/^Please keep \{subject\} in it/);
  expect(asked.some(({ method }) => method === "PUT")).toBe(false);
  await user.type(subject, ": {{subject}");
  await user.click(screen.getByRole("radio", { name: "As text" }));
  await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual({ kind: "receipt", words }));
  screen.getByText(/Thank you/, { selector: "pre" });
  await user.click(screen.getByRole("button", { name: "Save Words" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.find(({ method }) => method === "PUT")?.body).toEqual({
    mailTexts: { receipt: words },
    version: 3,
  });
});

test("words that are set are taken back to the default with one press", async () => {
  const own = { subject: "Confirm", opening: "Welcome!" };
  const asked = answerCalls({
    "POST /admin/mail-preview": { body: { subject: "x", text: "x", html: "<p>x</p>", own } },
    "PUT /admin/settings": { body: { settings: { mailTexts: {} } } },
  });
  const onClose = vi.fn();
  const set = { subject: "One more step", opening: "Hello." };
  const { user } = draw(
    <MailTextDialog kind="confirm_address" {...part({ confirm_address: set })} onClose={onClose} />,
  );
  await user.click(screen.getByRole("button", { name: "Back to the default" }));
  await user.click(screen.getByRole("button", { name: "Save Words" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.find(({ method }) => method === "PUT")?.body).toEqual({
    mailTexts: { confirm_address: { subject: "", opening: "", closing: "" } },
    version: 3,
  });
});
