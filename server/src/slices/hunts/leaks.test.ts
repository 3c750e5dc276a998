import * as contract from "@ten-paces/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "../../../test/build-app.ts";
import {
  fixesAt,
  type Hunter,
  makeHunt,
  makeHunter,
  makePlayer,
  placeOfSquare,
  wordsOfSquare,
} from "../../../test/factories.ts";

const secret = "zebrafish";
let app: TestApp;
let player: Hunter;
let physical: string;
let digital: string;

beforeAll(async () => {
  app = await testApp();
  physical = await makeHunt(app, { state: "MAINE", secret });
  digital = await makeHunt(app, { state: "IDAHO", variant: "DIGITAL", secret });
  player = await makePlayer(app, physical, 50);
});
afterAll(() => app.close());

/** Every planted string of a square, with its words and coordinates. */
function secretsOf(num: number, variant: "PHYSICAL" | "DIGITAL"): Record<string, string> {
  const place = placeOfSquare(num);
  const physicalWords = app.grid.encode(place)?.words ?? "";
  return {
    clue: `clue-${secret}-${num}`,
    list: `list-${secret}-${num}`,
    hint1: `hint1-${secret}-${num}`,
    hint2: `hint2-${secret}-${num}`,
    hint3: `hint3-${secret}-${num}`,
    landmark: `landmark-${secret}-${num}`,
    decoy: `decoy-${secret}-${num}`,
    town: `${secret}-town`,
    where: `where-${secret}-${num}`,
    keeper: `keeper-${secret}-${num}`,
    placeId: `test-place-${num}`,
    words: variant === "PHYSICAL" ? physicalWords : wordsOfSquare(num),
    lat: place.lat.toFixed(3),
    score: "0.123",
    explanation: `explanation-${secret}-${num}`,
    trap: `trap-${secret}-${num}`,
    wrong: `wrong${secret}${num}`,
    story: `story-${secret}-${num}`,
  };
}

function found(text: string, secrets: Record<string, string>): string[] {
  return Object.entries(secrets).flatMap(([name, value]) => (text.includes(value) ? [name] : []));
}

async function read(url: string, token?: string): Promise<string> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await app.fastify.inject({ url, headers });
  return response.body + JSON.stringify(response.headers);
}

test("a subscriber sees of the current square its clues and words, of the others their numbers", async () => {
  const text = await read(`/api/hunts/${physical}`, player.token);
  expect(found(text, secretsOf(1, "PHYSICAL"))).toEqual(["clue", "list", "words"]);
  expect(found(text, secretsOf(2, "PHYSICAL"))).toEqual([]);
  expect(found(text, secretsOf(3, "PHYSICAL"))).toEqual([]);
});

test("the address of a digital square is masked until it is solved", async () => {
  const own = await makePlayer(app, digital, 10);
  const text = await read(`/api/hunts/${digital}`, own.token);
  expect(found(text, secretsOf(1, "DIGITAL"))).toEqual(["clue", "list"]);
  expect(text).toContain(contract.maskedAddress);
  const body = { squareNum: 1, words: wordsOfSquare(1) };
  await app.ask(contract.checkIn, { params: { id: digital }, body }, own);
  const after = await read(`/api/hunts/${digital}`, own.token);
  for (const told of ["words", "explanation", "trap", "wrong", "story"])
    expect(found(after, secretsOf(1, "DIGITAL"))).toContain(told);
  expect(found(after, secretsOf(2, "DIGITAL"))).toEqual(["clue", "list", "town"]);
});

test("who is not subscribed sees nothing of any square, in any answer", async () => {
  const stranger = await makeHunter(app);
  const stock = await makeHunt(app, { state: "MAINE", status: "AVAILABLE", secret });
  const urls = [
    "/api/hunts",
    "/api/hunts?filter=popular&limit=6",
    `/api/hunts/${physical}`,
    `/api/hunts/${digital}`,
    `/api/hunts/${stock}`,
    "/api/user/subscriptions",
    "/api/user/profile",
    "/api/user/ledger",
    "/api/leaderboard",
    `/api/admin/hunts/${physical}`,
    "/api/admin/hunts",
    "/api/admin/outbox",
  ];
  for (const token of [stranger.token, undefined]) {
    for (const url of urls) {
      const text = await read(url, token);
      for (const num of [1, 2, 3]) {
        for (const variant of ["PHYSICAL", "DIGITAL"] as const) {
          expect(found(text, secretsOf(num, variant)), `${url} square ${num}`).toEqual([]);
        }
      }
    }
  }
});

test("a visitor is shown what the list says of a hunt and its trip, and nothing more", async () => {
  const { hunts } = await app.ask(contract.listHunts, { query: {} });
  for (const id of [physical, digital]) {
    const listed = hunts.find((hunt) => hunt.id === id);
    const shown = await app.ask(contract.getHunt, { params: { id }, query: {} });
    const { squares, ...card } = shown.hunt;
    expect(card).toEqual(listed);
    expect(squares).toEqual(squares.map((_, at) => ({ state: "locked", sequenceNum: at + 1 })));
    expect(shown).toMatchObject({ progress: null, subscribed: false, isAdminUser: false });
    expect(Object.keys(shown)).not.toContain("lastStood");
  }
  for (const status of ["PENDING", "AVAILABLE"] as const) {
    const id = await makeHunt(app, { state: "OREGON", status, secret });
    const hidden = await app.call(contract.getHunt, { params: { id }, query: {} });
    expect(hidden.status).toBe(404);
  }
});

test("a wrong check-in, a refusal and a weak signal tell nothing of the square", async () => {
  const attempts = [
    { squareNum: 1, fixes: fixesAt(app, 1, 600) },
    { squareNum: 1, fixes: fixesAt(app, 1, 8_000) },
    { squareNum: 2, fixes: fixesAt(app, 2) },
    { squareNum: 1, fixes: fixesAt(app, 1).map((fix) => ({ ...fix, accuracy: 99 })) },
  ];
  for (const body of attempts) {
    const answer = await app.call(contract.checkIn, { params: { id: physical }, body }, player);
    const text = JSON.stringify(answer);
    for (const num of [1, 2, 3]) expect(found(text, secretsOf(num, "PHYSICAL"))).toEqual([]);
  }
});

test("a bought hint is told and kept; the others stay where they are", async () => {
  const body = { squareNum: 1, level: 2 as const };
  const bought = await app.ask(contract.buyHint, { params: { id: physical }, body }, player);
  expect(bought.hint).toBe(`hint2-${secret}-1`);
  const text = await read(`/api/hunts/${physical}`, player.token);
  expect(found(text, secretsOf(1, "PHYSICAL"))).toEqual(["clue", "list", "hint2", "words"]);
  const ahead = { squareNum: 2, level: 1 as const };
  const refused = await app.call(
    contract.buyHint,
    { params: { id: physical }, body: ahead },
    player,
  );
  expect(refused).toMatchObject({ status: 409 });
});

test("who was close is told where to stand, and nothing else", async () => {
  const close = await makePlayer(app, physical, 5);
  const body = { squareNum: 1, fixes: fixesAt(app, 1, 60) };
  const answer = await app.call(contract.checkIn, { params: { id: physical }, body }, close);
  expect(found(JSON.stringify(answer), secretsOf(1, "PHYSICAL"))).toEqual(["where"]);
  const after = await read(`/api/hunts/${physical}`, close.token);
  expect(found(after, secretsOf(1, "PHYSICAL"))).toEqual(["clue", "list", "where", "words"]);
  for (const num of [2, 3]) expect(found(after, secretsOf(num, "PHYSICAL"))).toEqual([]);
});

test("the log tells nothing of squares, positions, addresses of mail or tokens", () => {
  const text = app.logLines.join("\n");
  for (const num of [1, 2, 3]) {
    expect(found(text, secretsOf(num, "PHYSICAL"))).toEqual([]);
    expect(found(text, secretsOf(num, "DIGITAL"))).toEqual([]);
  }
  expect(text).not.toContain(player.token);
  expect(text).not.toContain(player.email);
});
