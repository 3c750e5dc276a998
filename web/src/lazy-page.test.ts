import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrivalOf, PART_TIMEOUT_MS, PartMissing } from "./lazy-page.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a part that arrives is handed on", async () => {
  await expect(arrivalOf(() => Promise.resolve("the page"))).resolves.toBe("the page");
});

test("a part that never arrives is given up after 120 seconds, not before", async () => {
  let failure: unknown = null;
  arrivalOf(() => new Promise(() => undefined)).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(PART_TIMEOUT_MS - 1);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toBeInstanceOf(PartMissing);
});

test("a part that is gone after a deploy says so and keeps the cause", async () => {
  const gone = new TypeError("Failed to fetch dynamically imported module");
  await expect(arrivalOf(() => Promise.reject(gone))).rejects.toMatchObject({ cause: gone });
});
