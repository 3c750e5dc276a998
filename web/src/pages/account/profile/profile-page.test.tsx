// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import ProfilePage from "./profile-page.tsx";

test("who somebody is is asked for as the profile opens: what changed elsewhere stands there", async () => {
  localStorage.setItem("token", "t");
  const known = {
    ...{ id: "1", email: "ann@hunts.test", displayName: "Ann", avatar: "🧭" },
    ...{ emailVerified: false, createdAt: "2026-05-04T12:00:00.000Z" },
  };
  const asked = answerCalls({
    "GET /auth/verify": { body: { valid: true, user: known } },
    "GET /user/profile": {
      body: { user: { ...known, displayName: "Ann of the Hills", emailVerified: true } },
    },
  });
  draw(<ProfilePage />);
  await screen.findByRole("heading", { level: 1, name: /Ann of the Hills/ });
  expect(screen.queryByText("Please confirm your email address")).toBeNull();
  expect(asked.filter(({ path }) => path === "/user/profile")).toHaveLength(1);
});
