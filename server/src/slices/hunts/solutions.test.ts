import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import { makeHunt, makePlayer, wordsOfSquare } from "../../../test/factories.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("worked solutions are for whoever has solved every square, with how all fared", async () => {
  const id = await makeHunt(app, { state: "UTAH", variant: "DIGITAL", secret: "otter" });
  const params = { id };
  const player = await makePlayer(app, id, 50);
  const early = await app.call(contract.getSolutions, { params }, player);
  expect(early).toMatchObject({ status: 403, body: { code: "not_finished" } });
  expect(JSON.stringify(early)).not.toContain("otter");
  const { hunt } = await app.ask(contract.getHunt, { params, query: {} }, player);
  const attempt = (squareNum: number, words: string) =>
    app.ask(contract.checkIn, { params, body: { squareNum, words } }, player);
  const [first, second] = wordsOfSquare(1).split(".");
  const wrong = await attempt(1, `${first}.${second}.otherwise`);
  expect(wrong).toMatchObject({ success: false, wordsRight: [true, true, false] });
  expect(wrong.message).toContain("Your first and second words are right.");
  for (const { sequenceNum } of hunt.squares)
    await attempt(sequenceNum, wordsOfSquare(sequenceNum));
  const { squares } = await app.ask(contract.getSolutions, { params }, player);
  expect(squares).toHaveLength(hunt.squares.length);
  expect(squares[0]).toMatchObject({
    squareNum: 1,
    words: wordsOfSquare(1),
    solvedBy: 1,
    wrongTries: 1,
    workings: [{ explanation: "explanation-otter-1" }],
  });
  expect(squares[1]).toMatchObject({ solvedBy: 1, wrongTries: 0, hintsTaken: 0 });
});
