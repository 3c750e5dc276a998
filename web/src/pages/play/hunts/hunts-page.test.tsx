// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../../../test/draw.tsx";
import HuntsPage from "./hunts-page.tsx";

const bare = { id: "oh-1", name: "Ohio", status: "ACTIVE" };

test("hunts that say little are listed all the same, in any of the shapes", async () => {
  for (const body of [[bare], { hunts: [bare] }, { data: [bare] }]) {
    answerCalls({ "GET /hunts": { body } });
    const drawn = draw(<HuntsPage />);
    await screen.findByRole("link", { name: "Ohio" });
    expect(screen.getByText("0 hunters")).toBeDefined();
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
