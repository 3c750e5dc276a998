import { getHunt } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makePlayer } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { Builder } from "../builder/service.ts";
import { groundOf, listSquares, storeHunt } from "../hunts/service.ts";
import { readLibraryFiles } from "../places/service.ts";
import { fillStands } from "./stands.ts";

let app: TestApp;
let builder: Builder;
beforeAll(async () => {
  app = await testApp({}, () => readLibraryFiles(["iowa", "ohio"]));
  builder = new Builder(app.deps);
});
afterAll(() => app.close());

/** A hunt of the builder, stored as open. */
async function open(state: string): Promise<string> {
  const draft = await builder.get().build({
    state,
    variant: "PHYSICAL",
    difficulty: "EASY",
    seed: `stands|${state}`,
    totalSquares: 3,
  });
  return inTransaction(app.deps.db, (tx) =>
    storeHunt(tx, {
      draft,
      status: "ACTIVE",
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
