import { expect, test } from "vitest";
import { DatabaseAway, DatabaseBusy } from "../db/errors.ts";
import { JobStopped } from "./jobs.ts";
import { oneByOne } from "./one-by-one.ts";

const attempt = async (failing: Map<number, Error>) => {
  const done: number[] = [];
  const reported: number[] = [];
  const failed = await oneByOne(
    [1, 2, 3, 4],
    async (one) => {
      const error = failing.get(one);
      if (error) throw error;
      done.push(one);
    },
    (one) => reported.push(one),
  ).catch((error: unknown) => error);
  return { done, reported, failed };
};

test("what fails for one keeps nobody behind it, and is thrown in the end", async () => {
  const odd = new Error("The second is odd.");
  const locked = new DatabaseBusy("The third is locked.");
  expect(
    await attempt(
      new Map([
        [2, odd],
        [3, locked],
      ]),
    ),
  ).toEqual({
    done: [1, 4],
    reported: [2, 3],
    failed: odd,
  });
  expect(await attempt(new Map())).toEqual({ done: [1, 2, 3, 4], reported: [], failed: undefined });
});

test("where the database is away, or the job is stopped, nobody else is begun", async () => {
  for (const error of [new DatabaseAway("away"), new JobStopped("ending")]) {
    expect(await attempt(new Map([[2, error]]))).toEqual({
      done: [1],
      reported: [],
      failed: error,
    });
  }
});
