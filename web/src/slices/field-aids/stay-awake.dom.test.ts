// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { stayAwake } from "./stay-awake.ts";

class Lock {
  released = false;
  release = vi.fn(async () => {
    this.released = true;
  });
}

/** A page that can be hidden, and a browser that gives locks or refuses. */
function world() {
  const locks: Lock[] = [];
  let state: DocumentVisibilityState = "visible";
  let refuses = false;
  const page = Object.assign(new EventTarget(), {}) as unknown as Document;
  Object.defineProperty(page, "visibilityState", { get: () => state });
  const request = vi.fn(async () => {
    if (refuses) throw new Error("low battery");
    const lock = new Lock();
    locks.push(lock);
    return lock;
  });
  const browser = { wakeLock: { request } } as unknown as Navigator;
  const show = (next: DocumentVisibilityState) => {
    state = next;
    // The browser lets go by itself.
    if (next === "hidden") for (const lock of locks) lock.released = true;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { page, browser, request, locks, show, refuse: (on: boolean) => (refuses = on) };
}

test("it is asked for again whenever the page is looked at, and held once", async () => {
  const { page, browser, request, locks, show } = world();
  const end = stayAwake(page, browser);
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  show("visible");
  expect(request).toHaveBeenCalledTimes(1);
  show("hidden");
  expect(request).toHaveBeenCalledTimes(1);
  show("visible");
  await vi.waitFor(() => expect(locks).toHaveLength(2));
  end();
  await vi.waitFor(() => expect(locks[1]?.release).toHaveBeenCalled());
  show("visible");
  expect(request).toHaveBeenCalledTimes(2);
});

test("a refusal is no trouble, and one that comes late is given back", async () => {
  const { page, browser, locks, show, refuse } = world();
  refuse(true);
  const end = stayAwake(page, browser);
  refuse(false);
  show("visible");
  end();
  await vi.waitFor(() => expect(locks[0]?.released).toBe(true));
});
