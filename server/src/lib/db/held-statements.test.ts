import { expect, test, vi } from "vitest";
import { DatabaseBusy } from "./errors.ts";
import { HeldStatements } from "./held-statements.ts";

const inVain = () => Promise.reject(Object.assign(new Error("lock timeout"), { code: "55P03" }));
const goes = async () => 1;

test("a statement that waited in vain rests; then one looks for all, and its success frees them", async () => {
  let nowMs = 0;
  const held = new HeldStatements(() => nowMs);
  await expect(held.ask("a", inVain)).rejects.toThrow("lock timeout");
  const send = vi.fn(goes);
  await expect(held.ask("a", send)).rejects.toBeInstanceOf(DatabaseBusy);
  expect(send).not.toHaveBeenCalled();
  expect(await held.ask("b", goes)).toBe(1);

  nowMs = 2_000;
  const looking = held.ask("a", inVain);
  await expect(held.ask("a", send)).rejects.toBeInstanceOf(DatabaseBusy);
  await expect(looking).rejects.toThrow("lock timeout");
  nowMs = 3_999;
  await expect(held.ask("a", send)).rejects.toBeInstanceOf(DatabaseBusy);
  expect(send).not.toHaveBeenCalled();

  nowMs = 4_000;
  expect(await held.ask("a", goes)).toBe(1);
  expect(await Promise.all([held.ask("a", goes), held.ask("a", goes)])).toEqual([1, 1]);
});

test("any other failure leaves a statement as it was", async () => {
  const held = new HeldStatements(() => 0);
  const slow = Object.assign(new Error("too slow"), { code: "57014" });
  await expect(held.ask("a", () => Promise.reject(slow))).rejects.toBe(slow);
  expect(await held.ask("a", goes)).toBe(1);
});
