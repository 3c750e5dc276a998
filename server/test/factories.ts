import { login, paySandbox, register, startCheckout, subscribe } from "@ten-paces/contract";
import type { HuntDraft, SquareDraft } from "@ten-paces/hunt-builder";
import { expect } from "vitest";
import { sql } from "../src/lib/db/sql.ts";
import { inTransaction } from "../src/lib/db/transaction.ts";
import { grantCredits } from "../src/slices/credits/service.ts";
import { type Ground, storeHunt } from "../src/slices/hunts/service.ts";
import type { TestApp } from "./build-app.ts";

export interface Hunter {
  id: string;
  email: string;
  token: string;
}

/** Everybody's. */
export const password = "brass lantern 9";

let count = 0;

/** A registered hunter with a fresh address. */
export async function makeHunter(app: TestApp, credits = 0): Promise<Hunter> {
  count += 1;
  const email = `hunter-${count}-${Math.random().toString(36).slice(2, 8)}@hunts.test`;
  const { user, token } = await app.ask(register, { body: { email, password } });
  await sayWho(app, user.id);
  if (credits > 0) await giveCredits(app, user.id, credits);
  return { id: user.id, email, token };
}

/** Says where somebody lives and when they were born, as is asked before the first payment. */
export async function sayWho(app: TestApp, userId: string, residence = "KANSAS"): Promise<void> {
  await inTransaction(app.deps.db, (tx) =>
    tx.execute(sql`
      update users set residence = ${residence}, birth_date = '1990-02-03' where id = ${userId}`),
  );
}

export async function giveCredits(app: TestApp, userId: string, credits: number): Promise<void> {
  await inTransaction(app.deps.db, (tx) =>
    grantCredits(tx, { userId, bonus: credits, reason: "admin_grant", now: app.clock.now() }),
  );
}

/** A registered administrator, made as the first one is: by the setup link. */
export async function makeAdmin(app: TestApp): Promise<Hunter> {
  const link = await app.services.accounts.makeSetupLink();
  const token = new URL(link ?? "").searchParams.get("token") ?? "";
  const email = `admin-${Math.random().toString(36).slice(2, 8)}@hunts.test`;
  const made = await app.services.accounts.setup(
    { token, email, password },
    { network: "192.0.2.1", device: "A test" },
  );
  if (!("token" in made)) throw new Error("There is an administrator already.");
  return { id: made.user.id, email, token: made.token };
}

/** Signs somebody made here in once more. */
export async function signIn(app: TestApp, { email }: Pick<Hunter, "email">): Promise<Hunter> {
  const { user, token } = await app.ask(login, { body: { email, password } });
  return { id: user.id, email, token };
}

export const goodCard = { number: "4242 4242 4242 4242", expiry: "12/40", cvc: "123" };

/** Buys a plan through the sandbox checkout. */
export async function buyPlan(
  app: TestApp,
  hunter: Hunter,
  planId = "unlimited",
  huntId?: string,
): Promise<void> {
  const { url } = await app.ask(
    startCheckout,
    { body: { kind: "plan", id: planId, ...(huntId ? { huntId } : {}) } },
    hunter,
  );
  const checkoutId = url.split("/").at(-1) ?? "";
  await app.ask(paySandbox, { params: { checkoutId }, body: goodCard }, hunter);
}

export interface HuntOptions {
  variant?: "PHYSICAL" | "DIGITAL";
  squares?: number;
  state?: string;
  status?: "ACTIVE" | "AVAILABLE" | "PENDING" | "PAUSED";
  difficulty?: "EASY" | "MEDIUM" | "HARD";
  /** Stands in every secret text of square n as `${secret}-n`, to be looked for in answers. */
  secret?: string;
  /** How surely the stand points are known; surveyed unless told otherwise. */
  sure?: "spot" | "exact" | "near";
}

/** Where the squares of test hunts lie: a line of points in Kansas, half a kilometre apart. */
export function placeOfSquare(num: number) {
  return { lat: 38.5 + num * 0.005, lng: -98.5 };
}

/** The words of a digital test square; unlike a physical one's they are the answer. */
export const wordsOfSquare = (num: number) =>
  `amber.lantern.${"abcdefghijklmnopqrst"[num] ?? "z"}oak`;

/** A word that counts as the first word of a digital test square as well. */
export const acceptedFor = (secret = "secret") => `accepted${secret.replace(/[^a-z]/g, "")}`;

/** Stores a hunt without the builder, so that tests know all its secrets. */
export function makeHunt(app: TestApp, options: HuntOptions = {}): Promise<string> {
  const { variant = "PHYSICAL", squares = 3, state = "KANSAS", secret = "secret" } = options;
  const list = Array.from({ length: squares }, (_, index) => ({
    ...makeSquare(app, index + 1, variant, secret),
    surveyed: !options.sure,
  }));
  const draft: HuntDraft = {
    name: `The ${state} Test Hunt`,
    description: "A hunt for tests.",
    state,
    type: state === "NATIONAL" ? "NATIONAL" : "STATE",
    variant,
    difficulty: options.difficulty ?? "EASY",
    estimatedDuration: 60,
    theme: "",
    totalSquares: squares,
    route: [],
    routeMiles: 0,
    squares: list,
    seed: `test-${Math.random()}`,
    warnings: [],
  };
  return inTransaction(app.deps.db, (tx) =>
    storeHunt(tx, {
      draft,
      status: options.status ?? "ACTIVE",
      thresholdSats: 50_000_000,
      prizeSats: 37_500_000,
      now: app.clock.now(),
      ground: groundOfTests(options, secret),
    }),
  );
}

/** Every square asks the same; its phrase is `where-${secret}-n`. */
function groundOfTests({ variant, sure = "exact" }: HuntOptions, secret: string): Ground {
  const numOf = (placeId: string) => placeId.replace("test-place-", "");
  const asks = { ticket: "no", hours: "always", terrain: 1, walkM: 130 } as const;
  return {
    townOf: () => `${secret}-town`,
    standOf: (placeId) =>
      variant === "DIGITAL"
        ? null
        : {
            where: `where-${secret}-${numOf(placeId)}`,
            sure,
            asks,
            ground: { who: "city", name: `keeper-${secret}-${numOf(placeId)}`, ask: "advised" },
            safety: [],
          },
    trip: null,
  };
}

function makeSquare(
  app: TestApp,
  num: number,
  variant: "PHYSICAL" | "DIGITAL",
  secret: string,
): SquareDraft {
  const physical = app.grid.encode(placeOfSquare(num));
  if (!physical) throw new Error("The test place is outside the grid.");
  return {
    sequenceNum: num,
    words: variant === "PHYSICAL" ? physical.words : wordsOfSquare(num),
    center: physical.center,
    placeId: `test-place-${num}`,
    clue: { mainClue: `Clue of square ${num}: clue-${secret}-${num}` },
    clues: [
      { id: `${num}-1`, text: `list-${secret}-${num}`, difficulty: "EASY", category: "History" },
    ],
    hint1: `hint1-${secret}-${num}`,
    hint2: `hint2-${secret}-${num}`,
    hint3: `hint3-${secret}-${num}`,
    landmarks: [`landmark-${secret}-${num}`],
    decoyClues: [`decoy-${secret}-${num}`],
    puzzles: [],
    workings: [
      {
        word: 1,
        explanation: `explanation-${secret}-${num}`,
        trap: `trap-${secret}-${num}`,
        wrong: [`wrong${secret}${num}`],
        accepted: [acceptedFor(secret)],
        steps: 1,
        lacks: "",
      },
    ],
    told: { year: null, county: "", story: [`story-${secret}-${num}`] },
    searchabilityScore: 0.123,
    attacks: [],
    surveyed: false,
    shapes: [],
    writer: "offline",
  };
}

/** A hunter who holds a plan, is subscribed to the hunt and has seen square 1. */
export async function makePlayer(app: TestApp, huntId: string, credits = 0): Promise<Hunter> {
  const hunter = await makeHunter(app, credits);
  await buyPlan(app, hunter, "one");
  await app.ask(subscribe, { params: { id: huntId }, body: {} }, hunter);
  const response = await app.fastify.inject({
    url: `/api/hunts/${huntId}`,
    headers: { authorization: `Bearer ${hunter.token}` },
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return hunter;
}

/** Good fixes at a square, as a phone that stands on it sends them. */
export function fixesAt(app: TestApp, num: number, offsetM = 0) {
  const { center } = app.grid.encode(placeOfSquare(num)) ?? { center: placeOfSquare(num) };
  const at = app.clock.now().getTime();
  return [8, 6, 5].map((accuracy, index) => ({
    lat: center.lat + (offsetM + index * 0.4) / 111_195,
    lng: center.lng,
    accuracy,
    at: at - 3000 + index * 1000,
  }));
}

/** Resolves when what hunts that ended owe has been given by the workers that run. */
export async function settled(app: TestApp): Promise<void> {
  await expect
    .poll(() =>
      app.deps.db.query(
        sql`select 1 as one from jobs where kind = 'settle_hunt' and status in ('queued', 'running')`,
      ),
    )
    .toEqual([]);
}
