import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { type Hunter, makeAdmin, makeHunt, makeHunter } from "../../../test/factories.ts";
import { sql } from "../../lib/db/sql.ts";
import { inTransaction } from "../../lib/db/transaction.ts";

let app: TestApp;
let admin: Hunter;
beforeAll(async () => {
  app = await testApp();
  admin = await makeAdmin(app);
});
afterAll(() => app.close());

async function makeFinisher(huntId: string): Promise<Hunter> {
  const hunter = await makeHunter(app);
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      insert into subscriptions (id, user_id, hunt_id, plan_id, status, created_at, current_square, completed_at)
      values (gen_random_uuid(), ${hunter.id}, ${huntId}, 'one', 'ENDED', now(), 4, now())`),
  );
  return hunter;
}

const rate = (as: Hunter, id: string, stars: number, sentence?: string) =>
  app.call(
    contract.rateHunt,
    { params: { id }, body: { stars, ...(sentence !== undefined && { sentence }) } },
    as,
  );
const shown = (id: string, as?: Hunter) => app.ask(contract.getRatings, { params: { id } }, as);
const cardOf = async (id: string) => {
  const { hunt } = await app.ask(contract.getHunt, { params: { id }, query: {} });
  return hunt.rating;
};
async function decide(sentence: string, show: boolean) {
  const { sentences } = await app.ask(contract.listRatings, {}, admin);
  const id = sentences.find((one) => one.sentence === sentence)?.id ?? "";
  const body = { show, sentence };
  return app.call(contract.decideRating, { params: { id }, body }, admin);
}

test("only finishers rate, and the mean stands on the card from the fifth on", async () => {
  const id = await makeHunt(app, { state: "IOWA" });
  expect(await rate(await makeHunter(app), id, 5)).toMatchObject({ status: 403 });
  const finishers = [];
  for (let i = 0; i < 5; i++) finishers.push(await makeFinisher(id));
  for (const one of finishers.slice(1)) expect((await rate(one, id, 5)).status).toBe(200);
  expect(await cardOf(id)).toBeUndefined();
  expect((await shown(id)).rating).toBeNull();
  const [first] = finishers;
  if (!first) throw new Error("There is none.");
  expect((await rate(first, id, 6)).status).toBe(400);
  await rate(first, id, 1);
  await rate(first, id, 2);
  expect(await cardOf(id)).toEqual({ mean: 4.4, count: 5 });
  expect(await shown(id, first)).toMatchObject({ mayRate: true, mine: { stars: 2 } });
  expect(await shown(id)).toMatchObject({ mayRate: false, mine: null });
});

test("a sentence is seen once an administrator lets it, and waits again when it changes", async () => {
  const id = await makeHunt(app, { state: "MAINE" });
  const finisher = await makeFinisher(id);
  await rate(finisher, id, 4, "Bring a coat.");
  expect((await shown(id)).sentences).toEqual([]);
  await decide("Bring a coat.", true);
  expect((await shown(id)).sentences).toMatchObject([{ stars: 4, sentence: "Bring a coat." }]);
  await rate(finisher, id, 5, "Bring a coat.");
  expect((await shown(id)).sentences).toMatchObject([{ stars: 5 }]);
  const { sentences } = await app.ask(contract.listRatings, {}, admin);
  const read = sentences.find(({ huntId }) => huntId === id)?.id ?? "";
  await rate(finisher, id, 5, "Bring a warm coat.");
  expect((await shown(id)).sentences).toEqual([]);
  // What was read is not what stands there now.
  const body = { show: true, sentence: "Bring a coat." };
  expect(
    await app.call(contract.decideRating, { params: { id: read }, body }, admin),
  ).toMatchObject({
    status: 409,
  });
  await rate(finisher, id, 5);
  expect((await shown(id, finisher)).mine).toEqual({
    stars: 5,
    sentence: null,
    sentenceState: null,
  });
});

test("a report brings a shown sentence back to the desk, and hides nothing by itself", async () => {
  const id = await makeHunt(app, { state: "OHIO" });
  await rate(await makeFinisher(id), id, 1, "Not for me.");
  await decide("Not for me.", true);
  const open = (await app.ask(contract.listRatings, {}, admin)).open;
  const reader = await makeHunter(app);
  const [sentence] = (await shown(id)).sentences;
  await app.ask(contract.reportRating, { params: { id: sentence?.id ?? "" } }, reader);
  expect((await shown(id)).sentences).toHaveLength(1);
  const desk = await app.ask(contract.listRatings, {}, admin);
  expect(desk.open).toBe(open + 1);
  expect(desk.sentences[0]?.reportedAt).not.toBeNull();
  await decide("Not for me.", false);
  expect((await shown(id)).sentences).toEqual([]);
});

test("a sentence with a link or a place of the hunt is refused", async () => {
  const id = await makeHunt(app, { state: "UTAH" });
  const finisher = await makeFinisher(id);
  expect(await rate(finisher, id, 3, "More at www.example.org")).toMatchObject({ status: 422 });
  const { squares } = (await app.ask(contract.getAdminHunt, { params: { id } }, admin)).hunt;
  const words = squares[0]?.w3wAddress ?? "";
  expect(await rate(finisher, id, 3, `It is ${words} of course`)).toMatchObject({ status: 422 });
  expect((await shown(id, finisher)).mine).toBeNull();
});
