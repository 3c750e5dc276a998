// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import FinderPage from "./finder-page.tsx";

const hunter = { id: "1", email: "ada@example.com", isAdmin: false };
const fix = { lat: 38.5, lng: -98.5, accuracy: 6, at: 1_800_000_000_000 };

function openAs(user: object) {
  localStorage.setItem("token", "t");
  const asked = answerCalls({
    "GET /auth/verify": { body: { valid: true, user } },
    "GET /squares/locate": { body: { words: "index.home.raft", center: fix } },
  });
  return { ...draw(<FinderPage />), asked };
}

test("a hunter is asked for the position and has no map and no form for a coordinate", async () => {
  openAs(hunter);
  await screen.findByText("The three words of where you stand appear here.");
  expect(screen.getByRole("button", { name: "Use my position" })).toBeDefined();
  expect(screen.getByText(/keep what you asked for 90 days/)).toBeDefined();
  expect(screen.queryByLabelText("Latitude, longitude")).toBeNull();
  expect(screen.queryByText("On the map")).toBeNull();
});

test("an administrator may type a coordinate, and learns its words", async () => {
  const { user, asked } = openAs({ ...hunter, isAdmin: true });
  await user.type(await screen.findByLabelText(/Latitude, longitude/), "38.5, -98.5");
  await user.click(screen.getByRole("button", { name: "Find the square" }));
  await screen.findByRole("button", { name: "Copy address" });
  expect(asked.map(({ path }) => path)).toContain("/squares/locate");
});

test("where the browser refuses the position it says what to do, and speaks of no credits", async () => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", {
    ...navigator,
    geolocation: {
      watchPosition: (_: unknown, fail: (error: { code: number }) => void) => {
        fail({ code: 1 });
        return 1;
      },
      clearWatch: () => undefined,
    },
  });
  const { user } = openAs(hunter);
  await user.click(await screen.findByRole("button", { name: "Use my position" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/Location is switched off/);
  expect(screen.queryByText(/credit/)).toBeNull();
});
