import { getCredits } from "@ten-paces/contract";
import { afterEach, expect, test, vi } from "vitest";
import { CallFailed, call, toldBy } from "./api.ts";
import { readApiBase } from "./api-base.ts";

afterEach(() => vi.unstubAllGlobals());

async function failureOf(answer: () => Response): Promise<CallFailed> {
  vi.stubGlobal("fetch", async () => answer());
  try {
    await call(getCredits, {});
  } catch (error) {
    if (error instanceof CallFailed) return error;
  }
  throw new Error("The call did not fail");
}

test("a service that answered is never called out of reach", async () => {
  for (const body of ["{}", "null", '{"error":""}', '{"error":7}']) {
    const failure = await failureOf(() => Response.json(JSON.parse(body), { status: 500 }));
    expect(failure).toMatchObject({ kind: "answer", told: null });
    expect(failure.message).not.toContain("reached");
    expect(toldBy(failure)).toBeNull();
  }
  const gateway = await failureOf(() => new Response("Bad gateway", { status: 502 }));
  expect(gateway).toMatchObject({ kind: "network", status: 502, told: null });
  expect(gateway.message).not.toContain("connection");
});

test("only without an answer is it the connection", async () => {
  const failure = await failureOf(() => {
    throw new TypeError("fetch failed");
  });
  expect(failure).toMatchObject({ kind: "network", status: 0 });
  expect(failure.message).toBe("The service could not be reached. Please check your connection.");
});

test("what the service says is told", async () => {
  const failure = await failureOf(() =>
    Response.json({ error: "No.", code: "forbidden" }, { status: 403 }),
  );
  expect(failure).toMatchObject({ told: "No.", message: "No.", code: "forbidden" });
});

test("the calls go where the page says, else where it was built for, else to the site", () => {
  const meta = (content: string) => ({ getAttribute: () => content });
  expect(readApiBase(meta("https://api.example/v1/"), "/other")).toBe("https://api.example/v1");
  expect(readApiBase(meta(""), "https://api.example")).toBe("https://api.example");
  expect(readApiBase(null, undefined)).toBe("/api");
  expect(readApiBase(null, "")).toBe("/api");
});
