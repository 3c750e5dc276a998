import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, type RenderResult, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, vi } from "vitest";
import { MemoryRouter } from "../src/routing.tsx";
import { SessionProvider } from "../src/slices/accounts/session.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

interface Drawn extends RenderResult {
  user: UserEvent;
  client: QueryClient;
}

/** Draws a part of a page as the app does: at an address, with queries and a session around it. */
export function draw(part: ReactNode, { at = "/" }: { at?: string } = {}): Drawn {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const drawn = render(
    <QueryClientProvider client={client}>
      <MemoryRouter at={at}>
        <SessionProvider>{part}</SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { ...drawn, user: userEvent.setup(), client };
}

export interface Asked {
  method: string;
  path: string;
  /** What stands behind the "?". */
  query: URLSearchParams;
  body: unknown;
  key: string | null;
}

type Answer = { status?: number; body: unknown } | "network";

/** Answers calls by "METHOD /path"; whatever is not named is not found. Returns what was asked. */
export function answerCalls(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>) {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, "https://hunts.test");
    const path = pathname.replace(/^\/api/, "");
    const method = init.method ?? "GET";
    asked.push({
      method,
      path,
      query: searchParams,
      body: typeof init.body === "string" ? JSON.parse(init.body) : null,
      key: new Headers(init.headers).get("idempotency-key"),
    });
    const given = answers[`${method} ${path}`] ?? { status: 404, body: {} };
    const answer = typeof given === "function" ? await given() : given;
    if (answer === "network") throw new TypeError("fetch failed");
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return asked;
}
