// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import { useLocation } from "../../../routing.tsx";
import CommandPalette from "./command-palette.tsx";

const At = () => <output>{useLocation().pathname + useLocation().search}</output>;

const signedInAs = (role: string) => {
  localStorage.setItem("token", "t");
  const user = { id: "1", email: "a@b.c", isAdmin: true, role };
  return { "GET /auth/verify": { body: { valid: true, user } } };
};

test("support finds accounts, and is not offered what it may not see", async () => {
  const asked = answerCalls({
    ...signedInAs("support"),
    "GET /admin/users": {
      body: { users: [{ id: "u1", email: "hunt@example.com", displayName: "Ver" }] },
    },
  });
  const { user } = draw(<CommandPalette onClose={() => {}} />);
  await screen.findByRole("option", { name: /Tickets/ });
  expect(screen.queryByRole("option", { name: /Payouts/ })).toBeNull();
  await user.type(screen.getByRole("combobox"), "hunt");
  await screen.findByRole("option", { name: /hunt@example.com/ });
  expect(asked.map(({ path }) => path)).not.toContain("/admin/hunts");
});

test("finds a hunt, a place and an account by a part of a name, and goes there by keyboard", async () => {
  answerCalls({
    ...signedInAs("operator"),
    "GET /admin/hunts": {
      body: { hunts: [{ id: "vt-1", name: "Vermont Gold", state: "VERMONT", status: "ACTIVE" }] },
    },
    "GET /admin/places": { body: { places: [{ id: "mill", name: "Old Mill", town: "Barre" }] } },
    "GET /admin/users": {
      body: { users: [{ id: "u1", email: "ver@example.com", displayName: "Ver" }] },
    },
  });
  const onClose = vi.fn();
  const { user } = draw(
    <>
      <CommandPalette onClose={onClose} />
      <At />
    </>,
  );
  await user.type(screen.getByRole("combobox"), "ver");
  await screen.findByRole("option", { name: /Vermont Gold/ });
  const names = screen.getAllByRole("option").map((option) => option.textContent);
  expect(names).toEqual([
    "OverviewPage",
    "Vermont GoldHunt, VERMONT, ACTIVE",
    "Old MillPlace, Barre",
    "ver@example.comAccount, Ver",
  ]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(onClose).toHaveBeenCalled();
  expect(document.querySelector("output")?.textContent).toBe("/admin/places?place=mill");
});
