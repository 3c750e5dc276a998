import { readFileSync } from "node:fs";
import * as contract from "@ten-paces/contract";
import type { PlaceRow } from "@ten-paces/hunt-builder";
import { type Sql, sql } from "../src/lib/db/sql.ts";
import { inTransaction } from "../src/lib/db/transaction.ts";
import { newId } from "../src/lib/ids.ts";
import type { TestApp } from "./build-app.ts";
import { fixesAt, type Hunter, makeHunt, makeHunter, makePlayer } from "./factories.ts";

/** What administrators change, made so that one call can change it. */
export interface World {
  app: TestApp;
  admin: Hunter;
  /** Another owner: some decisions want two. */
  second: Hunter;
}

let count = 0;
/** A state of its own, so that no hunt of these is in the way of another. */
export const newState = () => `CHANGES ${++count}`;

export function write(app: TestApp, statement: Sql): Promise<number> {
  return inTransaction(app.deps.db, (tx) => tx.execute(statement));
}

export function rowsOfLibrary(stem: string): PlaceRow[] {
  const file = new URL(`../../data/places/${stem}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

export async function ticket({ app }: World): Promise<string> {
  const body = {
    name: "Ada",
    email: "ada@hunts.test",
    subject: "general",
    message: "When does the gate open?",
  };
  await app.ask(contract.contact, { body } as never);
  const row = await app.deps.db.one<{ id: string }>(
    sql`select id from tickets where status = 'open' order by created_at desc, number limit 1`,
  );
  return row.id;
}

export async function rating({ app }: World): Promise<string> {
  const id = newId();
  const huntId = await makeHunt(app, { state: newState() });
  await write(
    app,
    sql`insert into hunt_ratings (id, hunt_id, user_id, stars, sentence, sentence_state, rated_at)
      values (${id}, ${huntId}, ${newId()}, 4, 'A good walk.', 'waiting', now())`,
  );
  return id;
}

/** A report from outside that nobody has looked at. */
export async function report({ app }: World): Promise<string> {
  const id = newId();
  await write(
    app,
    sql`insert into spot_reports (id, kind, note, state, place_text, email, at)
      values (${id}, 'closed', 'A fence.', 'KANSAS', 'the mill', 'ranger@hunts.test', now())`,
  );
  return id;
}

export async function job({ app }: World, status: "queued" | "failed"): Promise<string> {
  const id = newId();
  const failed = status === "failed";
  await write(
    app,
    sql`insert into jobs (id, kind, payload, status, run_at, created_at, finished_at, error)
      values (${id}, 'cleanup', '{"daysOld": 30}'::jsonb, ${status}, now(), now(),
        case when ${failed}::boolean then now() end, case when ${failed}::boolean then 'No answer.' end)`,
  );
  return id;
}

export async function alert({ app }: World): Promise<string> {
  const id = newId();
  await write(
    app,
    sql`insert into alerts (id, kind, about, text, raised_at) values (${id}, 'dispute', ${id}, 'A dispute.', now())`,
  );
  return id;
}

/** Lets go of the stock, which one work holds at a time. */
export async function freeStock({ app }: World): Promise<void> {
  await write(
    app,
    sql`update jobs set status = 'canceled', finished_at = now() where lane = 'stock' and status = 'queued'`,
  );
}

export async function draft({ app, admin }: World): Promise<contract.HuntDraftShape> {
  const body = {
    state: "KANSAS",
    variant: "PHYSICAL",
    difficulty: "EASY",
    prizePool: 0.25,
    totalSquares: 5,
    aiResistant: false,
    includeDecoys: true,
    wait: false,
  } as const;
  const { jobId } = await app.ask(contract.generateHunt, { body }, admin);
  await app.deps.jobs.drain();
  const { job: done } = await app.ask(contract.getJob, { params: { id: jobId } }, admin);
  if (done.kind !== "build_hunt" || !done.result) throw new Error("The hunt was not built.");
  return done.result;
}

/** A hunt of the builder's in stock. */
export async function built(world: World): Promise<string> {
  const body = { hunt: await draft(world) };
  return (await world.app.ask(contract.createBuiltHunt, { body }, world.admin)).huntId;
}

export async function ownPlace({ app, admin }: World, n: number): Promise<PlaceRow> {
  const row = rowsOfLibrary("maine")[n];
  if (!row) throw new Error("The file has fewer rows.");
  await app.ask(contract.createPlace, { body: { stem: "maine", row: row as never } }, admin);
  return row;
}

/** A place at which three finders stood within two metres. */
export async function foundPlace({ app }: World): Promise<string> {
  const row = rowsOfLibrary("kansas").find(({ stand }) => stand);
  const [lat = 0, lng = 0] = row?.at ?? [];
  const placeId = row?.id ?? "";
  const huntId = await makeHunt(app, { state: newState() });
  await write(
    app,
    sql`update squares set place_id = ${placeId} where hunt_id = ${huntId} and sequence_num = 1`,
  );
  for (const northM of [0, 1, 2]) {
    const { id } = await makeHunter(app);
    await write(
      app,
      sql`insert into check_ins (user_id, id, hunt_id, square_num, at, success, kind, lat, lng, accuracy_m)
        values (${id}, ${newId()}, ${huntId}, 1, now(), true, 'position', ${lat + northM / 111_195}, ${lng}, 5)`,
    );
    await write(
      app,
      sql`insert into spot_findings (user_id, hunt_id, square_num, place_id, found_as, at)
        values (${id}, ${huntId}, 1, ${placeId}, 'as_told', now())`,
    );
  }
  return placeId;
}

async function win({ app }: World): Promise<{ id: string; winner: Hunter }> {
  const huntId = await makeHunt(app, { squares: 1, state: newState() });
  const winner = await makePlayer(app, huntId);
  app.clock.advance(60);
  const body = { squareNum: 1, fixes: fixesAt(app, 1) };
  await app.ask(contract.checkIn, { params: { id: huntId }, body }, winner);
  const { prizes } = await app.ask(contract.listPrizes, {}, winner);
  return { id: prizes[0]?.id ?? "", winner };
}

/** A prize under review. */
export async function prize(world: World): Promise<{ id: string }> {
  const { id } = await win(world);
  return { id };
}

/** One that the first administrator approved and its winner claimed. */
export async function claimedPrize(world: World): Promise<{ id: string }> {
  const { id, winner } = await win(world);
  const params = { id };
  await world.app.ask(contract.approvePayout, { params, body: {} }, world.admin);
  const claim = {
    legalName: "Ada Hunter",
    birthDate: "1990-02-03",
    residence: "KANSAS",
    method: "cash",
    mailingAddress: "1 Main Street\nTopeka, KS 66603",
    taxId: "123-45-6789",
    taxCertified: true,
    publicity: true,
  } as const;
  await world.app.ask(contract.claimPrize, { params, body: claim }, winner);
  return params;
}

/** One that the first administrator holds, and whose winner has answered. */
export async function answeredPrize(world: World): Promise<{ id: string }> {
  const { id, winner } = await win(world);
  const params = { id };
  const hold = { params, body: { reason: "Two accounts stood at one spot." } };
  await world.app.ask(contract.holdPayout, hold, world.admin);
  const answer = { params, body: { text: "My sister waited at the second one." } };
  await world.app.ask(contract.answerHold, answer, winner);
  return params;
}

export const announcement = {
  title: "Rain on Saturday",
  excerpt: "Bring a coat.",
  content: "It will rain.",
  author: "The desk",
  category: "General",
  featured: false,
  publishedAt: "2026-05-20T12:00:00Z",
} as const;
export const correction = {
  originalClue: "The west door.",
  correction: "The south door.",
  severity: "Low",
} as const;
export const question = {
  category: "Gameplay",
  question: "What is to be worn?",
  answer: "Shoes.",
  hidden: false,
  publishedAt: "2026-05-01T12:00:00Z",
} as const;
export const backing = {
  kind: "escrow",
  title: "An account at a bank",
  amountUsd: 250_000,
  documentHash: "ab".repeat(32),
} as const;

export const announced = async ({ app, admin }: World) =>
  (await app.ask(contract.createAnnouncement, { body: announcement }, admin)).announcement.id;
export const posted = async ({ app, admin }: World) => {
  const huntId = await makeHunt(app, { state: newState() });
  const body = { ...correction, huntId, squareNumber: 1 };
  return (await app.ask(contract.createErratum, { body }, admin)).erratum.id;
};
export const written = async ({ app, admin }: World) =>
  (await app.ask(contract.createFaq, { body: question }, admin)).faq.id ?? "";
