import { getFreeHunt, guessFreeHunt } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { acceptedFor, makeHunt, makeHunter, wordsOfSquare } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let huntId: string;
beforeAll(async () => {
  app = await testApp({ RATE_LIMITS: "on" });
  huntId = await makeHunt(app, { state: "FREE", variant: "DIGITAL", squares: 1 });
});
afterAll(() => app.close());

const wrong = { body: { words: "some.other.words" } };

test("a right guess ends the hunt for the hunter, and a second one is refused", async () => {
  const hunter = await makeHunter(app);
  const right = { body: { words: wordsOfSquare(1) } };
  expect(await app.ask(guessFreeHunt, wrong, hunter)).toMatchObject({ correct: false });
  expect(await app.ask(guessFreeHunt, right, hunter)).toMatchObject({ correct: true });
  const again = await app.call(guessFreeHunt, right, hunter);
  expect(again).toMatchObject({ status: 409, body: { code: "already_solved" } });
  const shown = await app.ask(getFreeHunt, { query: {} }, hunter);
  expect(shown.userAccess.canPlay).toBe(false);
});

test("a word that fits its puzzle as well counts here too", async () => {
  const hunter = await makeHunter(app);
  const [, ...rest] = wordsOfSquare(1).split(".");
  const also = { body: { words: [acceptedFor(), ...rest].join(".") } };
  expect(await app.ask(guessFreeHunt, also, hunter)).toMatchObject({ correct: true });
});

test("the twenty-first guess in ten minutes waits, and does not enter who was not in yet", async () => {
  const hunter = await makeHunter(app);
  // Guesses are kept apart from who is in the hunt, so the limit can refuse somebody who is not.
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      insert into check_ins (user_id, id, hunt_id, square_num, at, success, kind)
      select ${hunter.id}, gen_random_uuid(), ${huntId}, 1, ${app.clock.now()}, false, 'words'
      from generate_series(1, 20)`),
  );
  const refused = await app.call(guessFreeHunt, wrong, hunter);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: "too_soon", retryAfterSeconds: 600 },
  });
  const entered = sql`select 1 as one from subscriptions where user_id = ${hunter.id}`;
  expect(await app.deps.db.maybeOne(entered)).toBeNull();
  app.clock.advance(601);
  expect(await app.ask(guessFreeHunt, wrong, hunter)).toMatchObject({ correct: false });
});
