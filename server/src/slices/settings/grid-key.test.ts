import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database.ts";
import { getGridKey } from "./grid-key.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
  onTestFinished(() => database.close());
});

const now = new Date("2026-05-04T12:00:00Z");
const [ours, another] = [new Uint8Array(32).fill(7), new Uint8Array(32).fill(8)];
const start = (configured: Uint8Array | null) => getGridKey(database.db, configured, now);

test("a key that was made at the first start is the same at every other, and can be given as well", async () => {
  const made = await start(null);
  expect(made).toHaveLength(32);
  expect(await start(null)).toEqual(made);
  expect(await start(made)).toEqual(made);
  await expect(start(ours)).rejects.toThrow(/^GRID_KEY is not the key .* Set it to what it was\.$/);
  expect(await start(null)).toEqual(made);
});

test("no process starts with another key than the first, nor without it", async () => {
  expect(await start(ours)).toEqual(ours);
  await expect(start(another)).rejects.toThrow(/^GRID_KEY is not the key/);
  await expect(start(null)).rejects.toThrow(/^GRID_KEY is not set, and it was the key/);
  expect(await start(ours)).toEqual(ours);
});

test("of two that start at once with keys of their own one ends", async () => {
  const starts = await Promise.allSettled([start(ours), start(another)]);
  expect(starts.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
