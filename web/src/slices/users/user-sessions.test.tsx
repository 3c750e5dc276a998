// @vitest-environment happy-dom

import type { Role } from "@ten-paces/contract";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../test/draw.tsx";
import { UserSessions } from "./user-sessions.tsx";

const sessions = [
  {
    id: "s1",
    device: "Firefox on Windows",
    createdAt: "2026-05-01T08:00:00Z",
    lastSeenAt: "2026-05-04T08:00:00Z",
  },
  {
    id: "s2",
    device: "Safari on iPhone",
    createdAt: "2026-05-02T08:00:00Z",
    lastSeenAt: "2026-05-03T08:00:00Z",
  },
];
const hunter = { id: "u1", email: "ann@example.com", role: null };

function signedInAs(role: Role) {
  localStorage.setItem("token", "t");
  const user = { id: "1", email: "a@b.c", isAdmin: true, role };
  return answerCalls({
    "GET /auth/verify": { body: { valid: true, user } },
    "DELETE /admin/users/u1/sessions/s2": { body: { success: true } },
    "DELETE /admin/users/u1/sessions": { body: { success: true, ended: 2 } },
  });
}

test("support signs a hunter out on one device and everywhere, after a question that names them", async () => {
  const asked = signedInAs("support");
  const { user } = draw(<UserSessions user={hunter} sessions={sessions} />);
  await user.click(await screen.findByRole("button", { name: "Sign out Safari on iPhone" }));
  const one = screen.getByRole("alertdialog", {
    name: "Sign ann@example.com out on Safari on iPhone?",
  });
  await user.click(within(one).getByRole("button", { name: "Sign out" }));
  await screen.findByText("Sign out everywhere");
  expect(asked.at(-1)).toMatchObject({ method: "DELETE", path: "/admin/users/u1/sessions/s2" });
  await user.click(screen.getByRole("button", { name: "Sign out everywhere" }));
  const all = screen.getByRole("alertdialog", {
    name: "Sign ann@example.com out on every device?",
  });
  await user.click(within(all).getByRole("button", { name: "Sign out" }));
  expect(asked.at(-1)).toMatchObject({ method: "DELETE", path: "/admin/users/u1/sessions" });
});

test("whoever is no owner is not offered to sign out somebody with a role", async () => {
  signedInAs("operator");
  draw(<UserSessions user={{ ...hunter, role: "support" }} sessions={sessions} />);
  await screen.findByText("Firefox on Windows");
  expect(screen.queryByRole("button", { name: /Sign out/ })).toBeNull();
});
