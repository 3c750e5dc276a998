import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkIn, getCredits, getHunt, getLedger, listAdminHunts } from "@ten-paces/contract";
import {
  buy,
  findHuntId,
  makeAdmin,
  makePlayer,
  type Person,
  readSquares,
} from "../world/people.ts";
import {
  killLeftovers,
  type RunningServer,
  spawnServer,
  startServer,
} from "../world/running-server.ts";
import { type Answer, Service } from "../world/service.ts";

const env = { PLACES_STATES: "kansas" };
let dataDir: string;

test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "ten-paces-killed-"));
});
test.afterEach(() => {
  killLeftovers();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test("a first start that is killed again and again still ends with a whole world", async () => {
  test.setTimeout(600_000);
  for (const moment of ["Making the database", "Database: ", "Stocking hunts: "]) {
    const starting = spawnServer(dataDir, env);
    await starting.until(moment);
    await starting.kill();
  }
  const server = await startServer(dataDir, env);
  try {
    const service = new Service(server.origin);
    const admin = await makeAdmin(service);
    const { hunts } = await service.ask(listAdminHunts, { query: {} }, admin);
    // Which of a variant's three difficulties opens is drawn from the seed; that just one opens is the rule.
    for (const variant of ["DIGITAL", "PHYSICAL"]) {
      const inKansas = hunts.filter((hunt) => hunt.state === "KANSAS" && hunt.variant === variant);
      expect(inKansas.map(({ difficulty }) => difficulty).sort()).toEqual([
        "EASY",
        "HARD",
        "MEDIUM",
      ]);
      expect(inKansas.map(({ status }) => status).sort()).toEqual([
        "ACTIVE",
        "AVAILABLE",
        "AVAILABLE",
      ]);
    }
  } finally {
    await server.kill();
  }
});

interface Sent {
  key: string;
  squareNum: number;
  words: string;
  /** What came back before the process was gone; null where nothing did. */
  answer: Answer | null;
}

test("every acknowledged check-in is there after kill -9, ten times during play", async () => {
  test.setTimeout(600_000);
  let server = await startServer(dataDir, env);
  try {
    let service = new Service(server.origin);
    const admin = await makeAdmin(service);
    const huntId = await findHuntId(service, "KANSAS", "DIGITAL");
    const squares = await readSquares(service, admin, huntId);
    const player = await makePlayer(service, huntId);
    for (let pack = 0; pack < 5; pack += 1) {
      await buy(service, player, { kind: "pack", id: "twenty" });
    }
    const sent: Sent[] = [];
    for (let round = 1; round <= 10; round += 1) {
      const fresh = await playUntilKilled(server, service, player, { huntId, round, squares });
      server = await startServer(dataDir, env);
      service = new Service(server.origin);
      await expectKept(service, player, huntId, fresh);
      sent.push(...fresh);
    }
    const charged = await countCharges(service, player);
    expect(charged).toBe(sent.length);
    expect(sent.filter(({ answer }) => answer !== null).length).toBeGreaterThanOrEqual(10);
    const credits = await service.ask(getCredits, {}, player);
    expect(credits.totalCredits).toBe(15 + 5 * 20 - sent.length);
  } finally {
    await server.kill();
  }
});

/** Solves a square in every other round, misses with five requests at once, and kills at a random answer. */
async function playUntilKilled(
  server: RunningServer,
  service: Service,
  player: Person,
  game: { huntId: string; round: number; squares: { w3wAddress: string }[] },
): Promise<Sent[]> {
  const { huntId, round, squares } = game;
  const current = Math.ceil(round / 2);
  const solves = round % 2 === 1 && current < squares.length;
  const missesAt = Math.min(current + (solves || round % 2 === 0 ? 1 : 0), squares.length);
  const attempts: Sent[] = [];
  const add = (squareNum: number, words: string) => {
    const key = crypto.randomUUID();
    attempts.push({ key, squareNum, words, answer: null });
  };
  if (solves) add(current, squares[current - 1]?.w3wAddress ?? "");
  for (let count = 0; count < 5; count += 1) add(missesAt, "quite.wrong.words");
  const killAt = randomInt(1, 5);
  let answered = 0;
  const send = async (attempt: Sent) => {
    attempt.answer = await sendAttempt(service, player, huntId, attempt).catch(() => null);
    if (attempt.answer) answered += 1;
    if (answered === killAt) server.child.kill("SIGKILL");
  };
  const [first, ...others] = attempts;
  if (first && solves) {
    await send(first);
    await Promise.all(others.map(send));
  } else await Promise.all(attempts.map(send));
  await server.kill();
  return attempts;
}

function sendAttempt(service: Service, player: Person, huntId: string, attempt: Sent) {
  const { key, squareNum, words } = attempt;
  return service.call(
    checkIn,
    { params: { id: huntId }, body: { squareNum, words } },
    { token: player.token, idempotencyKey: key },
  );
}

/** Sends everything again: what was answered answers the same, what was lost counts now or counted then. */
async function expectKept(
  service: Service,
  player: Person,
  huntId: string,
  attempts: Sent[],
): Promise<void> {
  const before = await service.ask(getHunt, { params: { id: huntId }, query: {} }, player);
  for (const { squareNum, answer } of attempts) {
    if (answer?.body.outcome === "solved") {
      expect(before.progress?.completedSquares).toContain(squareNum);
    }
  }
  for (const attempt of attempts) {
    const again = await sendAttempt(service, player, huntId, attempt);
    expect(again.status).toBe(200);
    if (attempt.answer) expect(again).toEqual(attempt.answer);
  }
}

async function countCharges(service: Service, player: Person): Promise<number> {
  let count = 0;
  let before: string | undefined;
  do {
    const query = { limit: 100, ...(before ? { before } : {}) };
    const page = await service.ask(getLedger, { query }, player);
    count += page.entries.filter(({ reason }) => reason === "check_in").length;
    before = page.nextBefore ?? undefined;
  } while (before);
  return count;
}
