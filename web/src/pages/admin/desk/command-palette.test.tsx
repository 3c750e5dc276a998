// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import CommandPalette from "./command-palette.tsx";

const At = () => <output>{useLocation().pathname + useLocation().search}</output>;

test("finds a hunt, a place and an account by a part of a name, and goes there by keyboard", async () => {
  answerCalls({
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
