// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nameOfAttempt } from "../../kept-attempts.ts";
import { MemoryRouter } from "../../routing.tsx";
import { toastStore } from "../../ui/toast-store.ts";
import { SessionProvider, useSession } from "../accounts/session.tsx";
import { attemptStore, type CheckInBody } from "./pending-attempt.ts";
import WaitingAttempts from "./waiting-attempts.tsx";

const user = { id: "u1", email: "ada@example.com", isAdmin: false };
const body: CheckInBody = { squareNum: 1, fixes: [{ lat: 1, lng: 2, accuracy: 5, at: 3 }] };
const found = {
  success: true,
  message: "You stand on it.",
  creditsRemaining: 14,
  huntCompleted: false,
  progress: { completedSquares: [1], currentSquare: 2, totalSquares: 10, creditsRemaining: 14 },
};

/** The keys under which check-ins arrived. */
let arrived: (string | null)[] = [];
let away = false;

beforeEach(() => {
  arrived = [];
  away = true;
  localStorage.setItem("token", "t");
  vi.stubGlobal("fetch", async (asked: RequestInfo | URL, init?: RequestInit) => {
    if (!String(asked).includes("/check-in")) return Response.json({ valid: true, user });
    if (away) throw new TypeError("Failed to fetch");
    arrived.push(new Headers(init?.headers).get("idempotency-key"));
    return Response.json(found);
  });
});

afterEach(() => {
  cleanup();
  attemptStore.clear("h1");
  localStorage.clear();
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  vi.unstubAllGlobals();
});

const Known = () => <p>{useSession().user?.id}</p>;

/** Opens a page, until it is known who is signed in. */
async function show(at: string) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <SessionProvider>
        <MemoryRouter at={at}>
          <WaitingAttempts />
          <Known />
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>,
  );
  await screen.findByText("u1");
}

const keep = (userId: string, kept: CheckInBody = body) =>
  localStorage.setItem(nameOfAttempt("h1"), JSON.stringify({ userId, key: "k1", body: kept }));

test("what waits is told on the list of hunts, and sent once with its key when the network is back", async () => {
  keep("u1");
  await show("/hunts");
  const link = await screen.findByRole("link", { name: "A check-in waits to be sent" });
  expect(link.getAttribute("href")).toBe("/hunt/h1");
  away = false;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByRole("link")).toBeNull());
  window.dispatchEvent(new Event("online"));
  expect(arrived).toEqual(["k1"]);
  expect(localStorage.getItem(nameOfAttempt("h1"))).toBeNull();
  expect(toastStore.read().map(({ text }) => text)).toEqual(["You stand on it."]);
});

test("nothing is sent for another account, of words, or from the hunt's own page", async () => {
  away = false;
  keep("u2");
  await show("/hunts");
  window.dispatchEvent(new Event("online"));
  cleanup();
  keep("u1", { squareNum: 1, words: "a.b.c" });
  await show("/hunts");
  window.dispatchEvent(new Event("online"));
  cleanup();
  keep("u1");
  await show("/hunt/h1");
  window.dispatchEvent(new Event("online"));
  cleanup();
  expect(arrived).toEqual([]);
  // The same elsewhere is sent: what held it was the address.
  await show("/hunts");
  await waitFor(() => expect(arrived).toEqual(["k1"]));
});
