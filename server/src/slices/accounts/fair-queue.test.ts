import { expect, test } from "vitest";
import { FairQueue, type Rank } from "./fair-queue.ts";
import { LatelyWrong } from "./lately-wrong.ts";

/** Works that end when they are told to, and the order in which they began. */
function workshop(limits = { atOnce: 2, perLane: 10, inAll: 30 }) {
  const queue = new FairQueue(limits);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const add = (lane: string, name = lane, rank: Rank = "usual") => {
    const work = () => {
      began.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    void queue.run(lane, work, { rank }).catch(() => refused.push(name));
  };
  /** Ends the works that run, one after the other, `count` times. */
  const endSome = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  const settle = () => new Promise(setImmediate);
  return { queue, add, began, refused, endSome, settle };
}

test("a hundred of one lane do not delay one of another: it is next", async () => {
  const { add, began, refused, endSome, settle } = workshop();
  for (let index = 0; index < 100; index += 1) add("attacker", `bad ${index}`);
  await settle();
  expect(refused).toHaveLength(88);
  add("victim");
  // One of the crowd may have had its turn before.
  await endSome(2);
  expect(began).toHaveLength(4);
  expect(began).toContain("victim");
});

test("an urgent one goes before everybody who waits", async () => {
  const { add, began, endSome } = workshop();
  for (const lane of ["a", "b", "c", "d", "e"]) add(lane);
  add("known", "known", "first");
  await endSome(1);
  expect(began).toEqual(["a", "b", "known"]);
});

test("lanes take turns", async () => {
  const { add, began, endSome } = workshop({ atOnce: 1, perLane: 10, inAll: 30 });
  for (const name of ["a1", "a2", "a3", "a4"]) add("a", name);
  for (const name of ["b1", "b2"]) add("b", name);
  add("c", "c1");
  await endSome(6);
  expect(began).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

test("where all places are taken, the longest lane gives one up to a newcomer", async () => {
  const { add, began, refused, endSome, settle } = workshop({ atOnce: 1, perLane: 4, inAll: 6 });
  for (let index = 0; index < 5; index += 1) add("a", `a${index}`);
  add("b", "b0");
  add("b", "b1");
  add("victim");
  await settle();
  expect(refused).toEqual(["a4"]);
  await endSome(3);
  expect(began).toEqual(["a0", "a1", "b0", "victim"]);
});

test("whoever was wrong lately goes behind whoever was not, but one of four turns is theirs", async () => {
  const limits = { atOnce: 1, perLane: 10, inAll: 200 };
  const { add, began, endSome } = workshop(limits);
  for (let index = 0; index < 100; index += 1) add(`bad ${index}`, `bad ${index}`, "last");
  for (const name of ["new 1", "new 2", "new 3", "new 4", "new 5"]) add(name);
  add("known", "known", "first");
  await endSome(8);
  expect(began).toEqual([
    ...["bad 0", "known", "new 1", "new 2", "new 3"],
    ...["bad 1", "new 4", "new 5", "bad 2"],
  ]);
});

test("who waits when the first of their network turns out wrong goes behind, and places are counted by rank", async () => {
  const { queue, add, began, refused, endSome, settle } = workshop({
    ...{ atOnce: 1, perLane: 10, inAll: 4 },
  });
  for (const name of ["a1", "a2", "a3", "a4", "a5"]) add("a", name);
  queue.putBehind("a");
  for (const name of ["b", "c", "d", "e"]) add(name);
  await settle();
  expect(refused).toEqual([]);
  await endSome(8);
  expect(began).toEqual(["a1", "b", "c", "d", "a2", "e", "a3", "a4", "a5"]);
});

test("a network was wrong lately for its time, and the latest are remembered", () => {
  const lately = new LatelyWrong({ forMs: 1_000, most: 2 });
  lately.note("a", 0);
  lately.note("b", 500);
  expect([lately.has("a", 999), lately.has("a", 1_000), lately.has("new", 0)]).toEqual([
    ...[true, false, false],
  ]);
  lately.note("a", 600);
  lately.note("c", 700);
  expect([lately.has("a", 700), lately.has("b", 700), lately.has("c", 700)]).toEqual([
    ...[true, false, true],
  ]);
});

test("what fails makes room like what succeeds", async () => {
  const queue = new FairQueue({ atOnce: 1, perLane: 2, inAll: 4 });
  const outcomes = await Promise.allSettled([
    queue.run("a", () => Promise.reject(new Error("no"))),
    queue.run("a", () => Promise.resolve("yes")),
    queue.run("b", () => Promise.resolve("yes")),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});
