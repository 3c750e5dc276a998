// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { StatesDesk } from "./states-desk.tsx";

const line = (state: string, more = {}) => ({
  state,
  rule: "fixed_prizes_only",
  source: "not checked by counsel",
  date: "2026-01-01",
  wins: true,
  note: "",
  version: 0,
  unchecked: true,
  ...more,
});
const table = (...states: object[]) => ({ states, realPayments: false });
const ohio = { rule: "points_only", source: "Letter 7", wins: false, version: 2, unchecked: false };

function signedInAs(role: string, answers: Parameters<typeof answerCalls>[0] = {}) {
  localStorage.setItem("token", "t");
  const user = { id: "1", email: "a@b.c", isAdmin: true, role };
  return answerCalls({
    "GET /auth/verify": { body: { valid: true, user } },
    "GET /admin/states": { body: table(line("IOWA"), line("MAINE"), line("OHIO", ohio)) },
    ...answers,
  });
}

test("states are narrowed, chosen and changed alike; a change that came between is told and nothing is lost", async () => {
  let tries = 0;
  const asked = signedInAs("owner", {
    "PUT /admin/states": () => {
      tries += 1;
      return tries === 1
        ? {
            status: 409,
            body: {
              error: "Somebody has changed this meanwhile.",
              code: "stale",
              states: [{ state: "IOWA", version: 4 }],
              changes: [
                {
                  at: "2026-05-04T12:00:00.000Z",
                  by: "ann@hunts.test",
                  action: "set who can win",
                  state: "IOWA",
                  fields: [{ name: "source", before: "Letter 1", after: "Letter 6" }],
                },
              ],
            },
          }
        : { body: table(line("IOWA"), line("MAINE"), line("OHIO", ohio)) };
    },
  });
  const { user } = draw(<StatesDesk />);
  await user.click(await screen.findByRole("radio", { name: "Not checked" }));
  expect(screen.queryByText("Ohio")).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: /Iowa/ }));
  await user.click(screen.getByRole("checkbox", { name: /Maine/ }));
  await user.click(screen.getByRole("button", { name: "Change 2 states" }));
  const dialog = screen.getByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  within(dialog).getByText("Please choose what holds there.");
  await user.selectOptions(within(dialog).getByRole("combobox"), "Register first");
  await user.type(within(dialog).getByRole("textbox", { name: "Source" }), "Letter 8");
  await user.type(within(dialog).getByLabelText("Day of the source"), "2026-05-01");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await within(dialog).findByText("Somebody has changed this meanwhile.");
  within(dialog).getByText("Iowa, ann@hunts.test");
  within(dialog).getByText("Source: Letter 1 → Letter 6");
  await user.click(within(dialog).getByRole("button", { name: "Save mine over it" }));
  expect(asked.filter(({ method }) => method === "PUT").at(-1)?.body).toEqual({
    states: [
      { state: "IOWA", version: 4 },
      { state: "MAINE", version: 0 },
    ],
    rule: "register_first",
    source: "Letter 8",
    date: "2026-05-01",
    note: "",
  });
});

test("who may not change it reads it", async () => {
  signedInAs("operator");
  draw(<StatesDesk />);
  await screen.findByText("Ohio");
  screen.getByText("2 lines not checked by counsel");
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button", { name: /Ohio/ })).toBeNull();
});
