// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import FinderPage from "./finder-page.tsx";

const hunter = { id: "1", email: "ada@example.com", isAdmin: false };
const found = { body: { words: "index.home.raft", center: { lat: 38.5, lng: -98.5 } } };

function openAs(user: object, located: { status?: number; body: object } = found) {
  localStorage.setItem("token", "t");
  const asked = answerCalls({
    "GET /auth/verify": { body: { valid: true, user } },
    "GET /squares/locate": located,
    "GET /site": { body: { wordSource: "what3words" } },
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

async function pointAt(located: { status?: number; body: object }) {
  const { user } = openAs({ ...hunter, isAdmin: true }, located);
  await user.type(await screen.findByLabelText(/Latitude, longitude/), "38.5, -98.5");
  await user.click(screen.getByRole("button", { name: "Find the square" }));
}

test("words of what3words carry its mark, beside those of a hunt with words of our own", async () => {
  await pointAt({ body: { ...found.body, wordSource: "what3words", ownWords: "amber.oak.fern" } });
  const own = await screen.findByText(/In the words of a hunt that you play/);
  expect(own.textContent).toMatch(/: amber\.oak\.fern$/);
  expect(screen.getByLabelText("The square").textContent).toContain("///index.home.raft");
  expect(screen.getByText(/your position is sent to what3words, without your name/)).toBeDefined();
});

test("where words cannot be had the service's own sentence says why, with a way to try again", async () => {
  const error = "The words of squares come from what3words, which does not answer at the moment.";
  await pointAt({ status: 503, body: { error, code: "unavailable" } });
  expect(await screen.findByText(error)).toBeDefined();
  expect(screen.getByRole("button", { name: "Try Again" })).toBeDefined();
});
