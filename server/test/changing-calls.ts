import * as contract from "@ten-paces/contract";
import { sql } from "../src/lib/db/sql.ts";
import * as things from "./changed-things.ts";
import { buyPlan, type Hunter, makeHunt, makeHunter, makePlayer } from "./factories.ts";

type All = typeof contract;

/** The calls for administrators that are not for reading. */
export type ChangingCall = {
  [Name in keyof All]: All[Name] extends {
    access: "admin";
    method: Exclude<contract.Endpoint["method"], "GET">;
    name: infer Call extends string;
  }
    ? Call
    : never;
}[keyof All];

/** What a call is asked with so that it changes something; by the first administrator unless it says otherwise. */
export interface Asked {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  as?: Hunter;
}

type Make = (world: things.World) => Asked | Promise<Asked>;
const { newState, rowsOfLibrary, write } = things;
const kansas = rowsOfLibrary("kansas");
const placeOf = (n: number) => ({ id: kansas[n]?.id ?? "" });

const someone = async ({ app }: things.World) => ({ id: (await makeHunter(app)).id });
const surveyed = { lat: 38.5051, lng: -98.5, accuracy: 5 };

/** How each call is made so that something changes; null where nothing is kept that could change. */
export const changing: Record<ChangingCall, Make | null> = {
  generateHunt: null,
  previewMail: null,
  validateHunt: null,
  rewriteDraftSquare: null,
  scoreDraftSquare: null,

  // People.
  updateUser: async (world) => ({
    params: await someone(world),
    body: { residence: "OHIO", reason: "They moved." },
  }),
  adjustCredits: async (world) => ({
    params: await someone(world),
    body: { amount: 5, reason: "A lost afternoon." },
  }),
  endUserSession: async ({ app }) => {
    const { id } = await makeHunter(app);
    const { sessionId } = await app.deps.db.one<{ sessionId: string }>(
      sql`select id as "sessionId" from sessions where user_id = ${id}`,
    );
    return { params: { id, sessionId } };
  },
  endUserSessions: async (world) => ({ params: await someone(world) }),
  resetSecondFactor: async ({ app, second }) => {
    await write(
      app,
      sql`insert into second_factors (user_id, key_id, sealed, created_at, confirmed_at)
        values (${second.id}, 'test', ''::bytea, now(), now())`,
    );
    return { params: { id: second.id }, body: { reason: "A lost phone." } };
  },
  replyToTicket: async (world) => ({
    params: { id: await things.ticket(world) },
    body: { text: "At nine.", internal: false, close: true, read: 0 },
  }),
  setTicketStatus: async (world) => ({
    params: { id: await things.ticket(world) },
    body: { status: "closed" },
  }),
  decideRating: async (world) => ({
    params: { id: await things.rating(world) },
    body: { show: true, sentence: "A good walk." },
  }),
  refundPayment: async ({ app }) => {
    const hunter = await makeHunter(app);
    await buyPlan(app, hunter, "one");
    const params = await app.deps.db.one<{ id: string }>(
      sql`select id from payments where user_id = ${hunter.id}`,
    );
    return { params, body: { reason: "Bought by mistake." } };
  },

  // Hunts.
  createHunt: () => ({
    body: {
      name: "A made hunt",
      state: "KANSAS",
      type: "STATE",
      variant: "DIGITAL",
      thresholdBTC: 0.5,
      prizePool: 0.25,
      totalSquares: 3,
      status: "PENDING",
    },
  }),
  updateHunt: async ({ app }) => ({
    params: { id: await makeHunt(app, { state: newState() }) },
    body: { name: "Another name", prizePool: 1.5, imageUrl: "/a.png" },
  }),
  deleteHunt: async ({ app }) => ({
    query: { huntId: await makeHunt(app, { state: newState(), status: "AVAILABLE" }) },
  }),
  remakeFreeHunt: () => ({}),
  updateSquare: async (world) => ({
    params: { id: await things.built(world), num: 1 },
    body: { hint1: "Look where the road bends twice." },
  }),
  surveySquare: async ({ app }) => ({
    params: { id: await makeHunt(app, { state: newState() }), num: 1 },
    body: surveyed,
  }),
  undoSurvey: async ({ app, admin }) => {
    const params = { id: await makeHunt(app, { state: newState() }), num: 1 };
    await app.ask(contract.surveySquare, { params, body: surveyed }, admin);
    return { params };
  },
  writeLetter: async ({ app }) => {
    const id = await makeHunt(app, { state: newState() });
    await makePlayer(app, id);
    return { params: { id }, body: { text: "The gate is open again." } };
  },
  importHunt: async (world) => {
    const { app, admin } = world;
    const id = await things.built(world);
    const body = await app.ask(contract.exportHunt, { params: { id } }, admin);
    await app.ask(contract.deleteHunt, { query: { huntId: id } }, admin);
    return { body };
  },
  createBuiltHunt: async (world) => ({ body: { hunt: await things.draft(world) } }),
  reviseBuiltHunt: async (world) => {
    const id = await things.built(world);
    const { hunt, version } = await world.app.ask(
      contract.getHuntDraft,
      { params: { id } },
      world.admin,
    );
    const body = { hunt: { ...hunt, prizePool: 0.3 }, status: "PENDING", version };
    return { params: { id }, body };
  },
  generateAllHunts: async (world) => {
    await things.freeStock(world);
    return { body: { wait: false } };
  },
  replenishHunts: async (world) => {
    await things.freeStock(world);
    return { body: { wait: false } };
  },
  cleanUpHunts: async (world) => {
    await things.freeStock(world);
    return { body: { daysOld: 30, wait: false } };
  },
  // Off: switched on it would take places from under the drafts below.
  setAutoReplenishment: () => ({ body: { enabled: false } }),
  settleSquare: async ({ app }) => ({
    params: { id: await makeHunt(app, { state: newState() }), num: 1 },
    body: { how: "rest" },
  }),
  matchReport: async (world) => ({
    params: { id: await things.report(world) },
    body: { placeId: placeOf(0).id },
  }),
  dismissReport: async (world) => ({ params: { id: await things.report(world) } }),

  // Places.
  withdrawPlace: () => ({ params: placeOf(0), body: { reason: "Closed for repair." } }),
  restorePlace: async ({ app, admin }) => {
    const closed = { params: placeOf(1), body: { reason: "Closed." } };
    await app.ask(contract.withdrawPlace, closed, admin);
    return { params: placeOf(1) };
  },
  createPlace: () => ({ body: { stem: "maine", row: rowsOfLibrary("maine")[0] } }),
  updatePlace: async (world) => {
    const row = await things.ownPlace(world, 1);
    return { params: { id: row.id }, body: { stem: "maine", row, version: 1 } };
  },
  deletePlace: async (world) => ({ params: { id: (await things.ownPlace(world, 2)).id } }),
  importPlaces: async (world) => {
    const { app, admin } = world;
    const { id } = await things.ownPlace(world, 3);
    const { text } = await app.ask(contract.exportPlaces, { query: { format: "csv" } }, admin);
    await app.ask(contract.deletePlace, { params: { id } }, admin);
    return { body: { format: "csv", text, dryRun: false } };
  },
  noteGround: () => ({
    params: placeOf(2),
    body: {
      askedOn: "2026-05-01",
      answer: "yes",
      goodUntil: null,
      contact: "",
      note: "By letter.",
    },
  }),
  acceptPin: async (world) => ({ params: { placeId: await things.foundPlace(world) } }),

  // What everybody reads.
  createAnnouncement: () => ({ body: things.announcement }),
  updateAnnouncement: async (world) => ({
    params: { id: await things.announced(world) },
    body: { ...things.announcement, title: "Rain on Sunday" },
  }),
  deleteAnnouncement: async (world) => ({ params: { id: await things.announced(world) } }),
  createErratum: async ({ app }) => ({
    body: {
      ...things.correction,
      huntId: await makeHunt(app, { state: newState() }),
      squareNumber: 1,
    },
  }),
  updateErratum: async (world) => ({
    params: { id: await things.posted(world) },
    body: { ...things.correction, correction: "The east door.", status: "Resolved" },
  }),
  deleteErratum: async (world) => ({ params: { id: await things.posted(world) } }),
  createFaq: () => ({ body: things.question }),
  updateFaq: async (world) => ({
    params: { id: await things.written(world) },
    body: { ...things.question, answer: "Boots." },
  }),
  deleteFaq: async (world) => ({ params: { id: await things.written(world) } }),

  // What is going on.
  settleAlert: async (world) => ({ params: { id: await things.alert(world) } }),
  cancelJob: async (world) => ({ params: { id: await things.job(world, "queued") } }),
  retryJob: async (world) => ({ params: { id: await things.job(world, "failed") } }),
  letGoOfJob: async (world) => ({ params: { id: await things.job(world, "failed") } }),
  updateSettings: () => ({ body: { btcPrice: { usd: 98_000, asOf: "2026-05-01" } } }),
  setStates: () => ({
    body: {
      states: [{ state: "OHIO", version: 0 }],
      rule: "points_only",
      ...{ source: "A letter of counsel.", date: "2026-05-01", note: "" },
    },
  }),
  takeBackState: async ({ app }) => {
    await write(
      app,
      sql`insert into state_rules (state, rule, source, source_date, version)
        values ('IOWA', 'open', 'A letter of counsel.', '2026-05-01', 1)`,
    );
    return { params: { state: "IOWA" }, query: { version: "1" } };
  },
  moveSandboxClock: () => ({ body: { days: 1 } }),

  // What is won.
  approvePayout: async (world) => ({ params: await things.prize(world), body: {} }),
  payPayout: async (world) => ({
    params: await things.claimedPrize(world),
    body: { reference: "tx 4a5e1e" },
    as: world.second,
  }),
  holdPayout: async (world) => ({
    params: await things.prize(world),
    body: { reason: "Two accounts stood at one spot." },
  }),
  disqualifyPayout: async (world) => ({
    params: await things.prize(world),
    body: { reason: "The position was forged." },
  }),
  decideAnswer: async (world) => ({
    params: await things.answeredPrize(world),
    body: { confirm: true, decision: "The track says the same." },
    as: world.second,
  }),
  addBacking: () => ({ body: things.backing }),
  withdrawBacking: async ({ app, admin }) => ({
    params: {
      id: (await app.ask(contract.addBacking, { body: things.backing }, admin)).backing.id,
    },
  }),
};
