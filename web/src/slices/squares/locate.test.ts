import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { type Asked, locateQuery } from "./locate.ts";

afterEach(() => vi.unstubAllGlobals());

const fix = { lat: 38.5, lng: -98.5, accuracy: 6.5, at: 1_800_000_000_000 };

async function ask(asked: Asked, answer: Response) {
  const urls: URL[] = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (address: string) => {
    urls.push(new URL(address, "https://hunts.test"));
    return answer;
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { located: await client.fetchQuery(locateQuery(asked)), search: urls[0]?.search };
}

test("where somebody stands goes with its accuracy and time", async () => {
  const found = { words: "index.home.raft", center: { lat: 38.5, lng: -98.5 } };
  expect(await ask({ kind: "standing", fix }, Response.json(found))).toEqual({
    located: { found },
    search: "?lat=38.5&lng=-98.5&accuracy=6.5&at=1800000000000",
  });
});

test("a place goes alone, and a refusal is told in its own words", async () => {
  const refusal = { error: "The finder needs your position.", code: "position_needed" };
  const answer = Response.json(refusal, { status: 400 });
  expect(await ask({ kind: "place", point: { lat: 38.5, lng: -98.5 } }, answer)).toEqual({
    located: { found: null, sentence: refusal.error },
    search: "?lat=38.5&lng=-98.5",
  });
});
