import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginFirstView, findPage } from "./first-view.ts";
import { pages, visitorsCode } from "./pages.ts";
import { paths, patterns } from "./paths.ts";
import { createQueryClient } from "./query-client.ts";

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json({ hunts: [] });
  });
  for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
    vi.spyOn(pages, name).mockRejectedValue(new Error("not fetched in this test"));
  }
  vi.spyOn(visitorsCode, "hunt").mockRejectedValue(new Error("not fetched in this test"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("every address leads to its page, with the id in it", () => {
  expect(findPage("/hunt/oh-1")).toEqual({ name: "hunt", id: "oh-1" });
  expect(findPage("/hunt")).toEqual({ name: "hunt", id: undefined });
  expect(findPage("/hunt/oh-1/subscribe")).toEqual({ name: "subscribe", id: "oh-1" });
  expect(findPage("/hunts/")?.name).toBe("hunts");
  expect(findPage("/no-such-page")).toBeNull();
  for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
    const address = patterns[name].replace(/:id\??/, "a-1");
    expect([address, findPage(address)?.name]).toEqual([address, name]);
  }
});

test("links are made of the addresses that the router knows", () => {
  expect(paths.hunt("oh-1")).toBe("/hunt/oh-1");
  expect(paths.huntSeal("oh-1")).toBe("/hunt/oh-1/seal");
  expect(paths.adminTab("hunts")).toBe("/admin/dashboard?tab=hunts");
});

test("a hunter's page is asked for before it is drawn, its code beside its data", () => {
  beginFirstView(createQueryClient(), "/hunt/oh-1", "token");
  expect(pages.hunt).toHaveBeenCalledOnce();
  expect(visitorsCode.hunt).not.toHaveBeenCalled();
  expect(asked).toEqual(["/api/hunts/oh-1"]);
});

test("a visitor of a hunt is on the way to its preview", () => {
  beginFirstView(createQueryClient(), "/hunt/oh-1", null);
  expect(visitorsCode.hunt).toHaveBeenCalledOnce();
  expect(asked).toEqual(["/api/hunts/oh-1"]);
});

test("nothing of a hunter's is asked for without a token", () => {
  beginFirstView(createQueryClient(), "/hunt/oh-1", null);
  beginFirstView(createQueryClient(), "/profile", null);
  expect(asked).toEqual(["/api/hunts/oh-1"]);
  asked.length = 0;
  beginFirstView(createQueryClient(), "/", null);
  expect(asked).toHaveLength(2);
});

test("a hunter who comes to the landing page is on the way to the hunts", () => {
  beginFirstView(createQueryClient(), "/", "token");
  expect(pages.landing).not.toHaveBeenCalled();
  expect(asked.sort()).toEqual(["/api/hunts", "/api/user/subscriptions"]);
});
