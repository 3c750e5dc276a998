// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { answerCalls, draw } from "../../test/draw.tsx";
import { Route, Routes } from "../routing.tsx";
import { MapFallback } from "../slices/maps/map-fallback.tsx";
import { HowWasIt } from "../slices/reports/how-was-it.tsx";
import FreeHuntPage from "./play/free-hunt/free-hunt-page.tsx";
import HuntPage from "./play/hunt-detail/hunt-page.tsx";
import HuntsPage from "./play/hunts/hunts-page.tsx";
import SubscribePage from "./play/subscribe/subscribe-page.tsx";
import HuntTestPage from "./public/hunt-test/hunt-test-page.tsx";
import LandingPage from "./public/landing/landing-page.tsx";
import LeaderboardPage from "./public/leaderboard-page.tsx";
import { CrashScreen } from "./shell/crash-screen.tsx";
import { CreditsBadge } from "./shell/credits-badge.tsx";
import { Footer } from "./shell/footer.tsx";

// Texts that were asked for word for word, on the screens that were asked for: those that no other test draws.

const member = { id: "u", email: "a@b.co", isAdmin: false, createdAt: "2026-01-01T00:00:00Z" };
const hunt = {
  id: "ks-1",
  name: "The Wheat",
  state: "KANSAS",
  type: "STATE",
  variant: "PHYSICAL",
  status: "ACTIVE",
  prizePool: 36_562,
  hunters: 2,
  totalSquares: 10,
  completedSquares: [1, 2, 3],
  currentSquare: 4,
};

function signedIn(answers: Parameters<typeof answerCalls>[0]): void {
  localStorage.setItem("token", "t");
  answerCalls({ "GET /auth/verify": { body: { valid: true, user: member } }, ...answers });
}

const at = (pattern: string, page: ReactElement) => (
  <Routes>
    <Route path={pattern} element={page} />
  </Routes>
);

test("the landing's lists say what went wrong, each for itself, and that there is nothing", async () => {
  answerCalls({ "GET /hunts": { status: 500, body: {} } });
  const drawn = draw(<LandingPage />);
  await screen.findByText("Unable to load popular hunts. Please try again later.");
  await screen.findByText("Unable to load latest hunts. Please try again later.");
  expect(screen.getAllByText("Server error. Please try again later")).toHaveLength(2);
  drawn.unmount();
  answerCalls({ "GET /hunts": { body: [] } });
  draw(<LandingPage />);
  expect(await screen.findAllByText("No hunts available at the moment.")).toHaveLength(2);
});

test("the card of a hunt that is played says how far it is", async () => {
  signedIn({
    "GET /hunts": { body: [hunt] },
    "GET /user/subscriptions": {
      body: { subscriptions: [{ id: "s", status: "ACTIVE", tier: "1 Hunt", hunt }] },
    },
  });
  draw(<HuntsPage />);
  const own = within(await screen.findByRole("region", { name: "Your Active Hunts" }));
  own.getByText("Solved 3 of 10 Squares");
  own.getByText("Current: 4");
  own.getByText("Current Treasure:");
  own.getByText("$36,562");
  own.getByText("2 hunters");
  await screen.findByRole("heading", { name: "Discover Hunts" });
});

test("a free hunt that cannot be loaded says so", async () => {
  answerCalls({ "GET /free-hunt": { status: 500, body: {} } });
  draw(<FreeHuntPage />);
  await screen.findByText("Error Loading Free Hunt");
  await screen.findByText("Failed to load free hunt. Please try again later.");
});

test("the subscribe screen loads, tells the way so far, and is busy while it subscribes", async () => {
  const held = Promise.withResolvers<{ body: unknown }>();
  const subscribing = Promise.withResolvers<{ body: unknown }>();
  signedIn({
    "GET /hunts": () => held.promise,
    "GET /user/subscriptions": { body: { subscriptions: [] } },
    "GET /billing/catalog": { body: { plans: [], packs: [], plan: { slotsFree: 1 } } },
    "POST /hunts/ks-1/subscribe": () => subscribing.promise,
  });
  const { user } = draw(at("/hunt/:id/subscribe", <SubscribePage />), {
    at: "/hunt/ks-1/subscribe",
  });
  await screen.findByText("Loading hunt details...");
  held.resolve({ body: [hunt] });
  await screen.findByText("Progress: 3 of 10 squares completed");
  await user.click(await screen.findByRole("button", { name: "Subscribe to Hunt" }));
  await screen.findByText("Subscribing...");
});

test("an address without a hunt says so", async () => {
  answerCalls({});
  draw(<HuntPage />);
  await screen.findByText("No hunt ID provided");
});

test("the test page and the leaderboard say what they are for", async () => {
  answerCalls({});
  const drawn = draw(<HuntTestPage />);
  await screen.findByRole("button", { name: "Open Mobile Hunt View" });
  await screen.findByRole("button", { name: "Reset Progress" });
  drawn.unmount();
  draw(<LeaderboardPage />);
  await screen.findByText("How Ranking Works");
});

test("a finder is asked in three answers", () => {
  draw(<HowWasIt huntId="ks-1" num={1} />);
  for (const name of ["As told", "Something is different", "Could not stand there"])
    screen.getByRole("button", { name });
});

test("the frame of every page has its words", async () => {
  const statements = ["Licensed in all 50 states", "SOC 2 Type II Certified"];
  const { user } = draw(
    <>
      <CreditsBadge credits={3} />
      <CrashScreen error={new Error("planted")} />
      <MapFallback />
      <Footer supportMail="help@hunts.test" social={{}} statements={statements} />
    </>,
  );
  await user.tab();
  screen.getByText("Your check-in credits");
  screen.getByRole("heading", { name: "Unexpected Application Error!" });
  screen.getByText("Interactive map view coming soon!");
  screen.getByText(
    "The ultimate treasure hunts across America. Solve clues, find locations, win prizes.",
  );
  const foot = within(screen.getByRole("contentinfo"));
  for (const text of [...statements, "Cookie Policy", "DMCA Policy", "Responsible Gaming"])
    foot.getByText(text);
  expect(foot.getByRole("link", { name: "help@hunts.test" }).getAttribute("href")).toBe(
    "mailto:help@hunts.test",
  );
});
