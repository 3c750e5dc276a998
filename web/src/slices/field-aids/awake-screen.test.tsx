// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseAwake } from "./awake-choice.ts";
import AwakeScreen from "./awake-screen.ts";

afterEach(() => {
  cleanup();
  chooseAwake(false);
  Reflect.deleteProperty(navigator, "wakeLock");
});

test("an open hunt asks for the screen once that is wanted, gives it back on leaving, and asks again on return", async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ released: false, release }));
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });

  const first = render(<AwakeScreen />);
  expect(request).not.toHaveBeenCalled();
  act(() => chooseAwake(true));
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  expect(request).toHaveBeenLastCalledWith("screen");
  first.unmount();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));

  render(<AwakeScreen />);
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  act(() => chooseAwake(false));
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(2));
});
