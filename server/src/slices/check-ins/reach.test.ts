import { checkIn, getHunt, type Result } from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { fixesAt, type Hunter, makeHunt, makePlayer } from "../../../test/factories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const tryAt = (player: Hunter, id: string, squareNum: number, offsetM: number) => {
  app.clock.advance(300);
  const body = { squareNum, fixes: fixesAt(app, squareNum, offsetM) };
  return app.ask(checkIn, { params: { id }, body }, player);
};

async function currentOf(player: Hunter, id: string) {
  const { hunt }: Result<typeof getHunt> = await app.ask(
    getHunt,
    { params: { id }, query: {} },
    player,
  );
  const square = hunt.squares.find((one) => one.state === "current");
  if (square?.state !== "current") throw new Error("No square is current.");
  return square;
}

test("a hunt whose squares nobody has surveyed is finished by positions 60 m off", async () => {
  const id = await makeHunt(app, { state: "KANSAS", sure: "exact" });
  const player = await makePlayer(app, id, 20);
  expect(await currentOf(player, id)).toMatchObject({ reachFt: 430, surveyed: false });
  for (const num of [1, 2])
    expect(await tryAt(player, id, num, 60)).toMatchObject({ success: true });
  expect(await tryAt(player, id, 3, 60)).toMatchObject({ success: true, huntCompleted: true });
});

test("a surveyed square refuses 40 m, tells where to stand, and keeps it with the clue", async () => {
  const id = await makeHunt(app, { state: "IOWA", secret: "quince" });
  const player = await makePlayer(app, id, 20);
  const before = await currentOf(player, id);
  expect(before).toMatchObject({ reachFt: 33, surveyed: true });
  expect(before.where).toBeUndefined();
  const far = await tryAt(player, id, 1, 400);
  expect(far).toMatchObject({ success: false, band: "under_1_mile" });
  expect(JSON.stringify([far, await currentOf(player, id)])).not.toContain("where-quince");
  expect(await tryAt(player, id, 1, 40)).toMatchObject({
    success: false,
    band: "under_500_ft",
    where: "where-quince-1",
  });
  expect((await currentOf(player, id)).where).toBe("where-quince-1");
  expect(await tryAt(player, id, 1, 5)).toMatchObject({ success: true });
  const next = await currentOf(player, id);
  expect(next).toMatchObject({ sequenceNum: 2 });
  expect(next.where).toBeUndefined();
});

test("the phrase is told to whoever was close, and to nobody else in the hunt", async () => {
  const id = await makeHunt(app, { state: "OHIO", secret: "medlar" });
  const [close, other] = [await makePlayer(app, id, 5), await makePlayer(app, id, 5)];
  await tryAt(close, id, 1, 40);
  expect(JSON.stringify(await currentOf(other, id))).not.toContain("where-medlar");
});

test("a square known to 300 m counts within 1,300 ft, and is close before it counts", async () => {
  const id = await makeHunt(app, { state: "UTAH", sure: "near" });
  const player = await makePlayer(app, id, 20);
  expect(await currentOf(player, id)).toMatchObject({ reachFt: 1300 });
  expect(await tryAt(player, id, 1, 480)).toMatchObject({ band: "under_500_ft" });
  expect(await tryAt(player, id, 1, 390)).toMatchObject({ success: true });
});

test("with the clue a player is told what its square asks, and not whose ground it is", async () => {
  const id = await makeHunt(app, { state: "MAINE", secret: "sorrel" });
  const current = await currentOf(await makePlayer(app, id), id);
  expect(current.asks).toEqual({ ticket: "no", hours: "always", terrain: 1, walkMinutes: 5 });
  expect(JSON.stringify(current)).not.toContain("keeper-sorrel");
});
