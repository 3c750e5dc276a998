import { checkIn, getCredits, getHunt, listHunts, listOutbox } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, makeAdmin, makePlayer, settled } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { Builder } from "../builder/service.ts";
import { groundOf, listSquares, storeHunt } from "../hunts/service.ts";
import { readLibraryFiles } from "../places/service.ts";
import { requestReplacement } from "./replace.ts";
import { fillStands } from "./stands.ts";

let app: TestApp;
let builder: Builder;
beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["iowa", "kansas", "ohio"]));
  builder = new Builder(app.deps);
});
afterAll(() => app.close());

/** A hunt of the builder, stored as open. */
async function open(state: string, status: "ACTIVE" | "AVAILABLE" = "ACTIVE"): Promise<string> {
  const draft = await builder.get().build({
    state,
    variant: "PHYSICAL",
    difficulty: "EASY",
    seed: `stands|${state}|${status}`,
    totalSquares: 3,
  });
  return inTransaction(app.deps.db, (tx) =>
    storeHunt(tx, {
      draft,
      status,
      thresholdSats: 0,
      prizeSats: 0,
      now: app.clock.now(),
      ground: groundOf(builder.get().library, draft),
    }),
  );
}

/** As a version that knew no stands had left it. */
const forget = (id: string) =>
  inTransaction(app.deps.db, async (tx) => {
    await tx.execute(sql`update squares set stand = null where hunt_id = ${id}`);
    await tx.execute(sql`update hunts set trip = null where id = ${id}`);
  });

test("a stored hunt knows where one stands and what its trip asks; players are told the trip", async () => {
  const id = await open("IOWA");
  const squares = await listSquares(app.deps.db, id);
  for (const { stand } of squares)
    expect(stand).toMatchObject({ asks: { terrain: expect.any(Number) } });
  const player = await makePlayer(app, id);
  const { hunt } = await app.ask(getHunt, { params: { id }, query: {} }, player);
  expect(hunt.trip).toMatchObject({ tickets: 0, ferries: 0 });
});

test("hunts of an older version are told at a start; a pin that lies elsewhere gets no phrase", async () => {
  const id = await open("OHIO");
  const before = await listSquares(app.deps.db, id);
  await forget(id);
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`update squares set lat = lat + 0.02 where hunt_id = ${id} and sequence_num = 2`),
  );
  await fillStands(app.deps, builder);
  const after = await listSquares(app.deps.db, id);
  expect(after.map(({ stand }) => stand)).toEqual([before[0]?.stand, null, before[2]?.stand]);
});

test("open hunts of an older library are replaced at the next start, once: credits back, told why, another open", async () => {
  const { db, jobs } = app.deps;
  const id = await open("KANSAS");
  const inStock = await open("KANSAS", "AVAILABLE");
  const player = await makePlayer(app, id, 5);
  const far = { squareNum: 1, fixes: fixesAt(app, 1, 9_000) };
  await app.ask(checkIn, { params: { id }, body: far }, player);
  const credits = async () => (await app.ask(getCredits, {}, player)).totalCredits;
  const before = await credits();
  for (const one of [id, inStock]) {
    await forget(one);
    await inTransaction(db, (tx) =>
      tx.execute(sql`update squares set lng = lng + 0.02 where hunt_id = ${one}`),
    );
  }
  await fillStands(app.deps, builder);
  await requestReplacement(app.deps, builder);
  await requestReplacement(app.deps, builder);
  jobs.start(20);
  await expect.poll(() => statusOf(id), { timeout: 20_000 }).toBe("CANCELED");
  expect(await statusOf(inStock)).toBeNull();
  await settled(app);
  expect(await credits()).toBe(before + 1);
  const admin = await makeAdmin(app);
  const { mails } = await app.ask(listOutbox, { query: {} }, admin);
  const told = mails.filter(({ to }) => to === player.email).map(({ text }) => text);
  expect(told.join()).toContain("Some of its squares lay where nobody can stand");
  const { hunts } = await app.ask(listHunts, { query: {} });
  const [next] = hunts.filter((hunt) => hunt.state === "KANSAS");
  expect(next?.trip).toBeDefined();
  // A second start finds nothing to do, and the slot is used.
  await requestReplacement(app.deps, builder);
  expect(await jobs.findInLane("stock")).toBeNull();
});

async function statusOf(id: string): Promise<string | null> {
  const row = await app.deps.db.maybeOne<{ status: string }>(
    sql`select status from hunts where id = ${id}`,
  );
  return row?.status ?? null;
}
