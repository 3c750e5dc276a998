import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, type Hunter, makeAdmin, makeHunt, makePlayer } from "../../../test/factories.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import { ownAddressAt } from "../addresses/service.ts";
import { spendCredits } from "../credits/service.ts";
import { movePin } from "../hunt-edits/service.ts";
import { bumpContent, listSquares, lockHunt, writeSquare } from "../hunts/service.ts";
import { sealHunt } from "../seals/service.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const question = { text: "How many lions guard the door?", answers: ["quokka seven", "7"] };

/** Asks something at a square, as a survey does. */
async function askAt(id: string, num: number): Promise<void> {
  await inTransaction(app.deps.db, async (tx) => {
    await lockHunt(tx, id);
    const square = (await listSquares(tx, id)).find((one) => one.sequenceNum === num);
    if (!square) throw new Error("No such square.");
    await writeSquare(tx, id, { ...square, question });
    await bumpContent(tx, id);
    await sealHunt(tx, id, "surveyed", app.clock.now());
  });
}

interface Tried {
  status: number;
  body: contract.Result<typeof contract.checkIn> & { code?: string };
}

async function tryIt(player: Hunter, id: string, body: unknown, key?: string): Promise<Tried> {
  app.clock.advance(11);
  const as = { ...player, ...(key ? { idempotencyKey: key } : {}) };
  const input = { params: { id }, body: body as contract.Input<typeof contract.checkIn>["body"] };
  return (await app.call(contract.checkIn, input, as)) as unknown as Tried;
}

const stand = (player: Hunter, id: string, num: number, offsetM = 0, key?: string) =>
  tryIt(player, id, { squareNum: num, fixes: fixesAt(app, num, offsetM) }, key);
const say = (player: Hunter, id: string, num: number, answer: string, key?: string) =>
  tryIt(player, id, { squareNum: num, answer }, key);

async function currentOf(player: Hunter, id: string) {
  const { hunt } = await app.ask(contract.getHunt, { params: { id }, query: {} }, player);
  return hunt.squares.find((one) => one.state === "current");
}

async function made(state: string, credits = 20, num = 1) {
  const id = await makeHunt(app, { state, squares: 3 });
  await askAt(id, num);
  return { id, player: await makePlayer(app, id, credits) };
}

test("the position costs the credit, the answer completes, and the question is not told before", async () => {
  const { id, player } = await made("KANSAS");
  const before = JSON.stringify(await currentOf(player, id));
  expect(before).not.toContain("lions");
  const first = await say(player, id, 1, "7");
  expect(first).toMatchObject({ status: 409, body: { code: "position_first" } });
  const missed = await stand(player, id, 1, 900);
  expect(missed.body).toMatchObject({ success: false, outcome: "not_here" });
  expect(JSON.stringify(missed.body)).not.toContain("lions");
  const credits = missed.body.creditsRemaining;

  const asked = await stand(player, id, 1);
  expect(asked.body).toMatchObject({
    success: false,
    outcome: "question",
    question: { text: question.text, triesFree: 3 },
    creditsRemaining: credits - 1,
    huntCompleted: false,
  });
  expect(asked.body.place).toBeUndefined();
  expect(asked.body.progress.currentSquare).toBe(1);
  // It is kept on the server: a reload, another device and a restart read the same.
  expect(await currentOf(player, id)).toMatchObject({
    sequenceNum: 1,
    question: { text: question.text, triesFree: 3 },
  });
  const right = await say(player, id, 1, "  Quokka-SEVEN ");
  expect(right.body).toMatchObject({
    success: true,
    outcome: "solved",
    creditsRemaining: credits - 1,
    progress: { currentSquare: 2 },
  });
  expect(right.body.place).toBeDefined();
  const next = await currentOf(player, id);
  expect(next).toMatchObject({ sequenceNum: 2 });
  expect(JSON.stringify(next)).not.toContain("lions");
});

test("three answers are free, each one after them costs a credit, and without one it is refused", async () => {
  const { id, player } = await made("OHIO");
  const { creditsRemaining } = (await stand(player, id, 1)).body;
  await inTransaction(app.deps.db, (tx) =>
    spendCredits(tx, {
      userId: player.id,
      amount: creditsRemaining - 1,
      reason: "admin_take",
      huntId: null,
      reference: "A test",
      now: app.clock.now(),
    }),
  );
  const left = [];
  for (const wrong of ["1", "2", "3"]) {
    const { body } = await say(player, id, 1, wrong);
    expect(body).toMatchObject({ success: false, outcome: "wrong_answer", creditsRemaining: 1 });
    left.push(body.question?.triesFree);
  }
  expect(left).toEqual([2, 1, 0]);
  const { body } = await say(player, id, 1, "4");
  expect(body).toMatchObject({ outcome: "wrong_answer", creditsRemaining: 0 });
  expect(body.message).toContain("costs 1 credit");
  expect(await say(player, id, 1, "7")).toMatchObject({
    status: 402,
    body: { code: "no_credits" },
  });
  expect(await currentOf(player, id)).toMatchObject({ question: { triesFree: 0 } });
});

test("an accepted position is not charged again, right or wrong", async () => {
  const { id, player } = await made("IOWA");
  const asked = await stand(player, id, 1);
  await say(player, id, 1, "1");
  for (const offsetM of [0, 2_000]) {
    expect((await stand(player, id, 1, offsetM)).body).toMatchObject({
      outcome: "question",
      question: { text: question.text, triesFree: 2 },
      creditsRemaining: asked.body.creditsRemaining,
    });
  }
});

test("the same key is the same answer, charged and counted once", async () => {
  const { id, player } = await made("UTAH", 5);
  const asked = await stand(player, id, 1, 0, "stood-here-1");
  const wrong = await say(player, id, 1, "1", "said-this-1");
  expect((await say(player, id, 1, "1", "said-this-1")).body).toEqual(wrong.body);
  expect(await say(player, id, 1, "7", "said-this-1")).toMatchObject({
    status: 409,
    body: { code: "idempotency_mismatch" },
  });
  expect(await currentOf(player, id)).toMatchObject({ question: { triesFree: 2 } });
  const right = await say(player, id, 1, "7", "said-this-2");
  expect((await say(player, id, 1, "7", "said-this-2")).body).toEqual(right.body);
  expect(right.body.creditsRemaining).toBe(asked.body.creditsRemaining);
});

test("the last square's answer finishes the hunt", async () => {
  const { id, player } = await made("MAINE", 20, 3);
  await stand(player, id, 1);
  await stand(player, id, 2);
  expect((await stand(player, id, 3)).body).toMatchObject({ huntCompleted: false });
  const done = await say(player, id, 3, "seven");
  expect(done.body).toMatchObject({ success: true, huntCompleted: true, prizePlace: 1 });
});

test("many at once neither solve nor charge twice", async () => {
  const { id, player } = await made("NEVADA", 40);
  await stand(player, id, 1);
  for (const wrong of ["1", "2", "3"]) await say(player, id, 1, wrong);
  const { creditsRemaining } = (await stand(player, id, 1)).body;
  const body = { squareNum: 1, answer: "7" };
  const answers = await Promise.all(
    Array.from({ length: 24 }, () => app.call(contract.checkIn, { params: { id }, body }, player)),
  );
  const solved = answers.filter(({ status }) => status === 200);
  expect(solved.map(({ body: told }) => told.outcome)).toEqual(["solved"]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { totalCredits } = await app.ask(contract.getCredits, {}, player);
  expect(totalCredits).toBe(creditsRemaining - 1);
});

test("many wrong ones at once are counted one by one: three free, the others charged", async () => {
  const { id, player } = await made("ARIZONA", 40);
  const { creditsRemaining } = (await stand(player, id, 1)).body;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => {
      const body = { squareNum: 1, answer: `wrong ${n}` };
      return app.call(contract.checkIn, { params: { id }, body }, player);
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const { totalCredits } = await app.ask(contract.getCredits, {}, player);
  expect(totalCredits).toBe(creditsRemaining - 7);
  expect(await currentOf(player, id)).toMatchObject({ question: { triesFree: 0 } });
});

test("no answer, log or seal tells what the right answers are before the hunt is over", async () => {
  const { id, player } = await made("TEXAS");
  const seen = [
    await stand(player, id, 1),
    await say(player, id, 1, "koala"),
    await currentOf(player, id),
    (await app.call(contract.getSeals, { params: { id } })).body,
    (await app.call(contract.getLedger, { query: {} }, player)).body,
  ];
  expect(JSON.stringify(seen)).not.toContain("quokka");
  expect(app.logLines.join("\n")).not.toContain("quokka");
});

test("where the spot is moved its question goes, and whoever was accepted there does not pay again", async () => {
  const { id, player } = await made("ALASKA");
  const asked = await stand(player, id, 1);
  await inTransaction(app.deps.db, async (tx) => {
    const hunt = await lockHunt(tx, id);
    const squares = await listSquares(tx, id);
    const [square] = squares;
    if (!hunt || !square) throw new Error("No such square.");
    const to = { lat: square.lat + 200 / 111_195, lng: square.lng };
    const cell = ownAddressAt(app.deps, to);
    await movePin(app.deps, tx, { hunt, squares, square, place: null, cell }, to);
  });
  expect(await currentOf(player, id)).not.toHaveProperty("question");
  expect(await say(player, id, 1, "7")).toMatchObject({ body: { code: "position_first" } });
  expect((await stand(player, id, 1, 200)).body).toMatchObject({
    outcome: "solved",
    creditsRemaining: asked.body.creditsRemaining,
  });
});

test("an answer is no leg of the way: the pace is reckoned from the accepted position", async () => {
  const timed = await testApp({ RATE_LIMITS: "on" });
  try {
    const id = await makeHunt(timed, { squares: 2 });
    await inTransaction(timed.deps.db, async (tx) => {
      await lockHunt(tx, id);
      const [square] = await listSquares(tx, id);
      if (!square) throw new Error("No such square.");
      await writeSquare(tx, id, { ...square, question });
      await bumpContent(tx, id);
    });
    const player = await makePlayer(timed, id);
    const params = { id };
    const at = (squareNum: number) => ({
      params,
      body: { squareNum, fixes: fixesAt(timed, squareNum) },
    });
    await timed.ask(contract.checkIn, at(1), player);
    timed.clock.advance(60);
    const answer = { params, body: { squareNum: 1, answer: "7" } };
    await timed.ask(contract.checkIn, answer, player);
    // Half a kilometre at 55 mph takes 23 seconds: they are over since the position, not since the answer.
    expect(await timed.ask(contract.checkIn, at(2), player)).toMatchObject({ success: true });
  } finally {
    await timed.close();
  }
});

test("twenty tries in ten minutes hold for answers too", async () => {
  const timed = await testApp({ RATE_LIMITS: "on" });
  try {
    const id = await makeHunt(timed, { squares: 2 });
    await inTransaction(timed.deps.db, async (tx) => {
      await lockHunt(tx, id);
      const [square] = await listSquares(tx, id);
      if (!square) throw new Error("No such square.");
      await writeSquare(tx, id, { ...square, question });
      await bumpContent(tx, id);
    });
    const player = await makePlayer(timed, id, 40);
    const params = { id };
    await timed.ask(
      contract.checkIn,
      { params, body: { squareNum: 1, fixes: fixesAt(timed, 1) } },
      player,
    );
    const statuses: number[] = [];
    for (let count = 1; count <= 20; count += 1) {
      timed.clock.advance(5);
      const body = { squareNum: 1, answer: `wrong ${count}` };
      statuses.push((await timed.call(contract.checkIn, { params, body }, player)).status);
    }
    expect(statuses).toEqual([...Array(19).fill(200), 429]);
  } finally {
    await timed.close();
  }
});

test("a seal covers question and answers, and tells them once the hunt is complete", async () => {
  const admin = await makeAdmin(app);
  const { id } = await made("HAWAII");
  const sealed = () => app.ask(contract.getSeals, { params: { id } });
  expect((await sealed()).seals[0]?.leaves).toBeNull();
  const body = { status: "COMPLETE" as const };
  await app.ask(contract.updateHunt, { params: { id }, body }, admin);
  const [seal] = (await sealed()).seals;
  const told = seal?.leaves?.filter(({ path }) => path.startsWith("squares/01/question"));
  expect(told?.map(({ path, value }) => [path, value])).toEqual([
    ["squares/01/question", question.text],
    ["squares/01/question/answers/1", "quokka seven"],
    ["squares/01/question/answers/2", "7"],
  ]);
  expect(await contract.sealRoot(seal?.leaves ?? [])).toBe(seal?.root);
});
