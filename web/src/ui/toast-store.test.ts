import { expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

test("a toast is shown until it is dismissed, and listeners hear of both", () => {
  const store = createToastStore();
  const heard = vi.fn();
  store.subscribe(heard);
  const id = store.add({ text: "Hunt paused successfully!", tone: "success" });
  expect(store.read()).toEqual([{ id, text: "Hunt paused successfully!", tone: "success" }]);
  store.dismiss(id);
  expect(store.read()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("a toast without a tone is information", () => {
  const store = createToastStore();
  store.add({ text: "Copied" });
  expect(store.read()[0]?.tone).toBe("info");
});

test("the oldest goes when more than four would be shown", () => {
  const store = createToastStore();
  for (const text of ["1", "2", "3", "4", "5"]) store.add({ text });
  expect(store.read().map((toast) => toast.text)).toEqual(["2", "3", "4", "5"]);
});

test("nobody is told after leaving", () => {
  const store = createToastStore();
  const heard = vi.fn();
  store.subscribe(heard)();
  store.add({ text: "Unheard" });
  expect(heard).not.toHaveBeenCalled();
});
