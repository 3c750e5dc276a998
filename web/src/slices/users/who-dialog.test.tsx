// @vitest-environment happy-dom
import type { ListedUser } from "@ten-paces/contract";
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { WhoDialog } from "./who-dialog.tsx";

test("only what was corrected is sent, so that what a colleague corrected beside it stays", async () => {
  const user = {
    ...{ id: "u1", email: "ben@hunts.test", residence: "OHIO" },
    ...{ birthDate: "1990-02-03", household: false },
  } as ListedUser;
  const asked = answerCalls({ "PATCH /admin/users/u1": { body: { user } } });
  const onClose = vi.fn();
  const { user: hands } = draw(<WhoDialog user={user} onClose={onClose} />);
  const day = screen.getByLabelText("Date of birth");
  await hands.clear(day);
  await hands.type(day, "1991-02-03");
  await hands.type(screen.getByRole("textbox", { name: "Reason" }), "A typing error.");
  await hands.click(screen.getByRole("button", { name: "Save" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked.at(-1)?.body).toEqual({ birthDate: "1991-02-03", reason: "A typing error." });
});
