// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { beforeAll, expect, test } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import HuntsPage from "./hunts-page.tsx";
// What the page fetches later is read here already, so that no test waits for it.
import "../../../slices/hunts/near-states.ts";
import "./near-me.tsx";
import "./no-hunts.tsx";

// The map is nothing that these ask about, and would come when the window is gone.
beforeAll(() => {
  window.requestIdleCallback = () => 0;
});

const bare = { id: "oh-1", name: "Ohio", status: "ACTIVE" };

test("hunts that say little are listed all the same, in any of the shapes", async () => {
  for (const body of [[bare], { hunts: [bare] }, { data: [bare] }]) {
    answerCalls({ "GET /hunts": { body } });
    const drawn = draw(<HuntsPage />);
    await screen.findByRole("link", { name: "Ohio" });
    expect(screen.getByText("Be the first")).toBeDefined();
    expect(screen.getByText("1 of 1 hunt")).toBeDefined();
    drawn.unmount();
  }
});

test("while they load there are cards of their size, and a word for whoever cannot see them", async () => {
  const held = Promise.withResolvers<{ body: unknown }>();
  answerCalls({ "GET /hunts": () => held.promise });
  draw(<HuntsPage />);
  expect(screen.getByRole("status").textContent).toBe("Loading...");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hunts");
  held.resolve({ body: { hunts: [] } });
  await screen.findByText("No Hunts Available");
});

test("while the service is away nobody who is signed in is asked to sign in", async () => {
  localStorage.setItem("token", "t");
  answerCalls({ "GET /auth/verify": "network", "GET /hunts": "network" });
  draw(<HuntsPage />);
  await screen.findByText("You are still signed in");
  expect(screen.queryByText("Want to hunt?")).toBeNull();
  await screen.findByText("Unable to connect to server. Please check if the backend is running.");
});

const kansas = [
  { ...bare, id: "ks-1", name: "The Wheat", state: "KANSAS", variant: "PHYSICAL", type: "STATE" },
  { ...bare, id: "ks-2", name: "The Chair", state: "KANSAS", variant: "DIGITAL", type: "STATE" },
];

test("whoever names a far state is told the miles, and what is played from anywhere", async () => {
  answerCalls({ "GET /hunts": { body: kansas } });
  const { user } = draw(<HuntsPage />);
  await user.click(await screen.findByRole("button", { name: "Near me" }));
  await user.selectOptions(await screen.findByLabelText("Or start from a state"), "Alaska");
  await screen.findByText(/The nearest hunt to walk is in Kansas, about 1,\d{3} miles away/);
  expect(screen.getAllByText(/1,\d{3} mi away/)).toHaveLength(1);
  const tell = screen.getByRole("link", { name: "Sign up to be told" });
  expect(tell.getAttribute("href")).toBe("/register?returnTo=%2Fhunts%3Fstate%3Dak");
  await user.click(screen.getByRole("button", { name: "Show digital hunts" }));
  expect(screen.queryByText("The Wheat")).toBeNull();
  expect(screen.getByText("The Chair")).toBeDefined();
});

test("whoever is near is told that theirs come first, and nothing else", async () => {
  answerCalls({ "GET /hunts": { body: kansas } });
  const { user } = draw(<HuntsPage />);
  await user.click(await screen.findByRole("button", { name: "Near me" }));
  await user.selectOptions(await screen.findByLabelText("Or start from a state"), "Kansas");
  await screen.findByText(/Its hunts come first/);
  expect(screen.getAllByText(/In your state/)).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Show digital hunts" })).toBeNull();
});

test("a state without a hunt leads to the nearest that have one", async () => {
  answerCalls({ "GET /hunts": { body: kansas } });
  const { user } = draw(<HuntsPage />, { at: "/hunts?state=ak" });
  await screen.findByText("No hunt is open in Alaska at this moment.");
  await user.click(await screen.findByRole("button", { name: /Kansas.*mi away/ }));
  await screen.findByText("The Wheat");
});
