import { afterEach, beforeEach, expect, test } from "vitest";
import { TestClock } from "../../../test/build-app.ts";
import { type TestDatabase, testDatabase } from "../../../test/database.ts";
import { sql } from "../db/sql.ts";
import { inTransaction } from "../db/transaction.ts";
import { HopelessJob, JobQueue } from "./jobs.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

test("what a killed worker held waits for its lease, or is taken over where nobody else can work", async () => {
  const clock = new TestClock();
  const killed = new JobQueue(database.db, clock);
  const next = new JobQueue(database.db, clock);
  let begun = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  killed.handle("cleanup", () => {
    begun();
    return new Promise(() => {});
  });
  const attempts: number[] = [];
  next.handle("cleanup", async ({ attempt }) => {
    attempts.push(attempt);
    return { deleted: 0, kept: 0 };
  });
  const id = await inTransaction(database.db, (tx) =>
    killed.add(tx, { kind: "cleanup", payload: { daysOld: 1 }, lane: "stock" }),
  );
  void killed.drain();
  await running;

  expect(await next.drain()).toBe(0);
  await next.takeOverEverything();
  expect(await next.drain()).toBe(1);
  expect(attempts).toEqual([2]);
  expect(await next.find(id ?? "")).toMatchObject({ status: "done" });
});

test("work without hope fails at once, with its reason; other failures are tried again", async () => {
  const jobs = new JobQueue(database.db, new TestClock());
  jobs.handle("free_hunt", async () => {
    throw new HopelessJob("There is nothing left to build from.");
  });
  jobs.handle("leaderboard", async () => {
    throw new Error("The line was cut.");
  });
  const add = (kind: "free_hunt" | "leaderboard") =>
    inTransaction(database.db, (tx) => jobs.add(tx, { kind }));
  const hopeless = await add("free_hunt");
  const unlucky = await add("leaderboard");
  await jobs.drain();
  expect(await jobs.find(hopeless ?? "")).toMatchObject({
    status: "failed",
    error: "There is nothing left to build from.",
  });
  expect(await jobs.find(unlucky ?? "")).toMatchObject({ status: "queued" });
});

test("a job whose words cannot be read fails at once and says so", async () => {
  const jobs = new JobQueue(database.db, new TestClock());
  jobs.handle("mail", async () => {
    throw new Error("Nobody should get this far.");
  });
  const id = await inTransaction(database.db, async (tx) => {
    const added = await jobs.add(tx, { kind: "mail", payload: { mailId: "1" } });
    await tx.execute(sql`update jobs set payload = '{"mail": 1}' where id = ${added}`);
    return added;
  });
  await jobs.drain();
  expect(await jobs.find(id ?? "")).toMatchObject({
    status: "failed",
    error: "What this mail was asked for cannot be read.",
  });
});

const never = () => new Promise<never>(() => {});

function signal(): { promise: Promise<void>; give: () => void } {
  let give = () => {};
  const promise = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

test("long and silent work does not hold up the other lines", async () => {
  const jobs = new JobQueue(database.db, new TestClock());
  let done = signal();
  jobs.handle("leaderboard", never, "stock");
  jobs.handle("free_hunt", never, "mail");
  jobs.handle("auto_replenishment", async () => done.give(), "short");
  await inTransaction(database.db, async (tx) => {
    for (const kind of ["leaderboard", "free_hunt", "free_hunt", "auto_replenishment"] as const)
      await jobs.add(tx, { kind });
  });
  jobs.start(10);
  await done.promise;
  // Neither does one that comes while they work.
  done = signal();
  await inTransaction(database.db, (tx) => jobs.add(tx, { kind: "auto_replenishment" }));
  await done.promise;
  await jobs.stop(0);
});

test("what somebody waits for overtakes what goes to very many", async () => {
  const clock = new TestClock();
  const jobs = new JobQueue(database.db, clock);
  const order: string[] = [];
  jobs.handle("mail", async ({ payload }) => void order.push(payload.mailId), "mail");
  await inTransaction(database.db, async (tx) => {
    for (const mailId of ["1", "2", "3"]) {
      await jobs.add(tx, { kind: "mail", payload: { mailId }, priority: "bulk" });
    }
  });
  clock.advance(60);
  await inTransaction(database.db, (tx) =>
    jobs.add(tx, { kind: "mail", payload: { mailId: "reset" }, priority: "urgent" }),
  );
  await jobs.drain();
  expect(order[0]).toBe("reset");
  expect(order).toHaveLength(4);
});

test("a schedule goes on after failures, a clock set back and a used slot", async () => {
  const clock = new TestClock();
  const jobs = new JobQueue(database.db, clock);
  let runs = 0;
  let broken = true;
  jobs.schedule({ kind: "auto_replenishment", everyMs: 600_000 }, async () => {
    runs += 1;
    if (broken) throw new Error("The table is locked.");
  });
  const look = async () => {
    await jobs.keepSchedules();
    await jobs.drain();
  };
  await look();
  expect(runs).toBe(1);
  for (let count = 0; count < 4; count += 1) {
    clock.advance(300);
    await look();
  }
  const [failed] = await jobs.listSchedules();
  expect(failed?.last).toMatchObject({ status: "failed", error: "The table is locked." });
  broken = false;
  clock.advance(600);
  await look();
  const after = runs;
  clock.advance(-3600);
  await look();
  clock.advance(3600);
  await look();
  clock.advance(600);
  await look();
  expect(runs).toBeGreaterThanOrEqual(after + 1);
  const [healthy] = await jobs.listSchedules();
  expect(healthy?.last).toMatchObject({ status: "done", succeededAt: clock.now() });
});

test("a job that ends its worker every time has failed in the end, also where nobody else works", async () => {
  const clock = new TestClock();
  for (const embedded of [false, true]) {
    const kind = embedded ? "leaderboard" : "free_hunt";
    const asking = new JobQueue(database.db, clock);
    asking.handle(kind, never);
    const id = await inTransaction(database.db, (tx) => asking.add(tx, { kind }));
    for (let life = 1; life <= 5; life += 1) {
      const worker = new JobQueue(database.db, clock);
      const begun = signal();
      worker.handle(kind, () => {
        begun.give();
        return never();
      });
      void worker.drain();
      await begun.promise;
      clock.advance(121);
      if (embedded) await worker.takeOverEverything();
    }
    await asking.drain();
    expect(await asking.find(id ?? "")).toMatchObject({
      status: "failed",
      attempts: 5,
      error: expect.stringContaining("ended every time"),
    });
  }
});

test("a lease is renewed while the work runs, however long it says nothing", async () => {
  const clock = new TestClock();
  const jobs = new JobQueue(database.db, clock, undefined, 40);
  const other = new JobQueue(database.db, clock, undefined, 40);
  const begun = signal();
  const finish = signal();
  jobs.handle("free_hunt", () => {
    begun.give();
    return finish.promise;
  });
  other.handle("free_hunt", never);
  const id = await inTransaction(database.db, (tx) => jobs.add(tx, { kind: "free_hunt" }));
  const work = jobs.drain();
  await begun.promise;
  const leaseOf = async () =>
    (
      await database.db.one<{ until: Date }>(
        sql`select leased_until as until from jobs where id = ${id}`,
      )
    ).until.getTime();
  const first = await leaseOf();
  clock.advance(1);
  while ((await leaseOf()) === first) await new Promise(setImmediate);
  expect(await other.drain()).toBe(0);
  finish.give();
  await work;
  expect(await jobs.find(id ?? "")).toMatchObject({ status: "done" });
});

test("a process that ends hands back what it works on, to be taken at once", async () => {
  const clock = new TestClock();
  const ending = new JobQueue(database.db, clock);
  const next = new JobQueue(database.db, clock);
  const begun = signal();
  ending.handle("leaderboard", () => {
    begun.give();
    return never();
  });
  const attempts: number[] = [];
  next.handle("leaderboard", async ({ attempt }) => void attempts.push(attempt));
  await inTransaction(database.db, (tx) => ending.add(tx, { kind: "leaderboard" }));
  ending.start(10);
  await begun.promise;
  await ending.stop(10);
  expect(await next.drain()).toBe(1);
  expect(attempts).toEqual([2]);
});

test("who follows a job is told of its change by another process", async () => {
  const clock = new TestClock();
  const [asking, working] = [new JobQueue(database.db, clock), new JobQueue(database.db, clock)];
  working.handle("auto_replenishment", async ({ progress }) => progress(1, 2, "half"));
  asking.handle("auto_replenishment", never);
  const id = await inTransaction(database.db, (tx) =>
    asking.add(tx, { kind: "auto_replenishment" }),
  );
  const changes = await asking.follow(id ?? "");
  const told = changes.next(60_000);
  await working.drain();
  await told;
  changes.end();
  expect(await asking.find(id ?? "")).toMatchObject({ status: "done" });
});

test("every window of a schedule has its run, however the clock steps", async () => {
  const clock = new TestClock();
  const jobs = new JobQueue(database.db, clock);
  const everyMs = 600_000;
  const windowOfNow = () => Math.floor(clock.now().getTime() / everyMs);
  const ran = new Set<number>();
  let runs = 0;
  jobs.schedule({ kind: "auto_replenishment", everyMs }, async () => {
    runs += 1;
    ran.add(windowOfNow());
    if (runs % 3 === 0) throw new HopelessJob("Every third one fails.");
  });
  const windows = new Set<number>();
  const look = async () => {
    windows.add(windowOfNow());
    await jobs.keepSchedules();
    await jobs.drain();
  };
  // A minute, nearly a window, exactly one, back by half an hour, on by three windows.
  for (const seconds of [60, 599, 600, -1800, 60, 1800, 600, 1, 600, -600, 600, 600]) {
    await look();
    clock.advance(seconds);
  }
  expect([...ran].sort()).toEqual([...windows].sort());
});

test("nothing waits for the time that a clock showed before it was set back", async () => {
  const clock = new TestClock();
  const dying = new JobQueue(database.db, clock);
  const jobs = new JobQueue(database.db, clock);
  const ran: string[] = [];
  let broken = true;
  jobs.schedule({ kind: "auto_replenishment", everyMs: 600_000 }, async () => {
    ran.push("schedule");
    if (broken) throw new Error("The table is locked.");
  });
  jobs.handle("cleanup", async () => {
    ran.push("cleanup");
    return { deleted: 0, kept: 0 };
  });
  let begun = () => {};
  const running = new Promise<void>((resolve) => {
    begun = resolve;
  });
  dying.handle("cleanup", () => {
    begun();
    return new Promise(() => {});
  });
  // A month ahead a process dies at its work, a run fails and waits for its second try.
  const month = 30 * 86_400;
  clock.advance(month);
  await inTransaction(database.db, (tx) =>
    dying.add(tx, { kind: "cleanup", payload: { daysOld: 1 } }),
  );
  void dying.drain();
  await running;
  await jobs.keepSchedules();
  await jobs.drain();
  expect(ran.splice(0)).toEqual(["schedule"]);
  broken = false;

  clock.advance(-month);
  await jobs.keepSchedules();
  await jobs.drain();
  expect(ran.splice(0)).toEqual(["schedule"]);
  clock.advance(121);
  await jobs.drain();
  expect(ran.splice(0)).toEqual(["cleanup"]);

  // Half an hour back, through windows that had their runs.
  for (const seconds of [600, 600, 600, 600, -1800, 600]) {
    clock.advance(seconds);
    ran.splice(0);
    await jobs.keepSchedules();
    await jobs.drain();
  }
  expect(ran).toEqual(["schedule"]);
});

test("a job whose kind has moved to another line, and one whose line is gone, are worked", async () => {
  const clock = new TestClock();
  const before = new JobQueue(database.db, clock);
  before.handle("free_hunt", never, "mail");
  before.handle("leaderboard", never, "short");
  await inTransaction(database.db, async (tx) => {
    await before.add(tx, { kind: "free_hunt" });
    await before.add(tx, { kind: "leaderboard" });
    await tx.execute(sql`update jobs set line = 'given up' where kind = 'leaderboard'`);
  });
  const now = new JobQueue(database.db, clock);
  const lines: string[] = [];
  const note = (kind: string) => async () => {
    const row = await database.db.one<{ line: string }>(
      sql`select line from jobs where kind = ${kind}`,
    );
    lines.push(`${kind} in ${row.line}`);
  };
  now.handle("free_hunt", note("free_hunt"), "build");
  now.handle("leaderboard", note("leaderboard"), "short");
  await now.keepSchedules();
  expect(await now.drain()).toBe(2);
  expect(lines.sort()).toEqual(["free_hunt in build", "leaderboard in short"]);
});

test("who follows a job is told when it is canceled, tried again, and on its way", async () => {
  const jobs = new JobQueue(database.db, new TestClock());
  const other = new JobQueue(database.db, new TestClock());
  const half = signal();
  const goOn = signal();
  jobs.handle("leaderboard", async ({ progress }) => {
    await progress(1, 2);
    half.give();
    await goOn.promise;
  });
  const id =
    (await inTransaction(database.db, (tx) => jobs.add(tx, { kind: "leaderboard" }))) ?? "";
  const changes = await other.follow(id);
  const toldOf = async (change: () => Promise<unknown>) => {
    // Longer than any test may take: only a notification ends it.
    const told = changes.next(600_000);
    await change();
    await told;
  };
  await toldOf(() => jobs.cancel(id));
  await toldOf(() => jobs.tryAgain(id));
  let work: Promise<unknown> = Promise.resolve();
  await toldOf(() => {
    work = jobs.drain();
    return half.promise;
  });
  await toldOf(() => {
    goOn.give();
    return work;
  });
  changes.end();
  expect(await jobs.find(id)).toMatchObject({ status: "done" });
});
