import type {
  addBacking,
  Backing,
  getBacking,
  getMoney,
  Parts,
  ResultInput,
  withdrawBacking,
} from "@ten-paces/contract";
import { CheckViolation } from "../../lib/db/errors.ts";
import type { Db } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit } from "../audit/service.ts";
import { centsOf, prizeCentsOf, sumFunding } from "../hunts/service.ts";
import { bitcoinAddressFault, shareOf } from "../prizes/service.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import * as sql from "./sql.ts";

type Shown = ResultInput<typeof getBacking>;

export const sandboxBehind = "sandbox, no money moves";
const sharedBehind = "what stands behind all prizes together";

/** Every open hunt with its prize, and what stands behind them: for everybody. */
export async function showBacking(deps: Pick<Deps, "db" | "config">): Promise<Shown> {
  const { db, config } = deps;
  const sandbox = !config.realPayments;
  const { usd } = await getShownBtcPrice(deps);
  const hunts = (await sql.listOpenHunts(db)).map((hunt) => ({
    id: hunt.id,
    name: hunt.name,
    state: hunt.state,
    variant: hunt.variant,
    prizeUsd: prizeCentsOf(hunt, usd) / 100,
    behind: sandbox ? sandboxBehind : sharedBehind,
  }));
  const backings = sandbox ? [] : await sql.listBackings(db);
  return {
    sandbox,
    promisedUsd: sumOf(hunts.map(({ prizeUsd }) => prizeUsd)),
    backedUsd: sumOf(backings.map(({ amountCents }) => amountCents / 100)),
    backings: backings.map(present),
    hunts,
    ended: await showEnded(db),
    holds: await sql.listQuarters(db),
  };
}

const mostEnded = 50;

/** What became of every prize, with nobody's name. */
async function showEnded(db: Db): Promise<Shown["ended"]> {
  const rows = await sql.listEnded(db, mostEnded);
  const hunts = new Map(rows.map((row) => [row.huntId, row]));
  return [...hunts.values()].map(({ huntId, huntName, endedAt, prizeCents }) => ({
    huntId,
    huntName,
    endedAt: endedAt.toISOString(),
    places: rows
      .filter((row) => row.huntId === huntId)
      .map(({ place, status }) => ({ place, status, amountUsd: shareOf(prizeCents, place) / 100 })),
  }));
}

/** Money promised against money taken in. */
export async function showMoney(
  deps: Pick<Deps, "db" | "config">,
): Promise<ResultInput<typeof getMoney>> {
  const { db, config } = deps;
  const sums = await sql.readSums(db);
  const { usd } = await getShownBtcPrice(deps);
  const hunts = await sql.listOpenHunts(db);
  const pools = hunts.reduce((sum, hunt) => sum + prizeCentsOf(hunt, usd), 0);
  const backings = await sql.listBackings(db);
  const paidIn = await sumFunding(
    db,
    hunts.map(({ id }) => id),
  );
  const funding = hunts.map(({ id, thresholdSats }) => ({
    paid: paidIn.get(id) ?? 0,
    wanted: centsOf(thresholdSats, usd),
  }));
  return {
    sandbox: !config.realPayments,
    fundedUsd: sumOf(funding.map(({ paid }) => paid / 100)),
    thresholdsUsd: sumOf(funding.map(({ wanted }) => wanted / 100)),
    huntsFunded: funding.filter(({ paid, wanted }) => paid >= wanted).length,
    openPoolsUsd: (pools - sums.wonInOpen) / 100,
    underReviewUsd: sums.review / 100,
    toBeClaimedUsd: sums.told / 100,
    claimsPendingUsd: sums.claimed / 100,
    maybeAgainUsd: sums.lost / 100,
    paidOutUsd: sums.paid / 100,
    takenInUsd: sums.takenIn / 100,
    backedUsd: sumOf(backings.map(({ amountCents }) => amountCents / 100)),
    openHunts: hunts.length,
    backings: backings.map(present),
  };
}

const sumOf = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) * 100) / 100;

function present({ amountCents, addedAt, ...row }: sql.BackingRow): Backing {
  return { ...row, amountUsd: amountCents / 100, addedAt: addedAt.toISOString() };
}

/** Adds what stands behind the prizes. @throws AppError bad_request with the field that is missing or wrong */
export async function addOne(
  deps: Deps,
  caller: Caller,
  given: Parts<typeof addBacking>["body"],
): Promise<ResultInput<typeof addBacking>> {
  const faults = faultsOf(given);
  if (faults.length > 0) throw new AppError("bad_request", faults[0]?.message, faults);
  const signed = given.kind === "bitcoin_address";
  const row: sql.BackingRow = {
    id: newId(),
    kind: given.kind,
    title: given.title,
    amountCents: Math.round(given.amountUsd * 100),
    address: signed ? (given.address ?? null) : null,
    message: signed ? (given.message ?? null) : null,
    signature: signed ? (given.signature ?? null) : null,
    documentHash: signed ? null : (given.documentHash ?? null),
    addedAt: deps.clock.now(),
  };
  await inTransaction(deps.db, async (tx) => {
    await sql.insertBacking(tx, { ...row, addedBy: caller.userId });
    const after = toldOf(row);
    await audit(deps, tx, caller, { action: "add backing", kind: "prize", id: row.id, after });
  });
  return { backing: present(row) };
}

/** A backing in the log of changes. */
function toldOf({
  kind,
  title,
  amountCents,
}: Pick<sql.BackingRow, "kind" | "title" | "amountCents">) {
  return { name: title, amountUsd: amountCents / 100, kind };
}

function faultsOf({
  kind,
  address,
  message,
  signature,
  documentHash,
}: Parts<typeof addBacking>["body"]) {
  const fault = (path: string, why: string | null) =>
    why === null ? [] : [{ path, message: why }];
  if (kind !== "bitcoin_address") {
    return fault("documentHash", documentHash ? null : "Please enter the SHA-256 of its document.");
  }
  return [
    ...fault("address", bitcoinAddressFault(address ?? "")),
    ...fault("message", message ? null : "Please enter the message that was signed."),
    ...fault("signature", signature ? null : "Please enter the signature."),
  ];
}

/** Takes one back, as long as what is promised stays backed: the database has the last word. */
export async function withdrawOne(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<ResultInput<typeof withdrawBacking> | RefusalOf<typeof withdrawBacking>> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const withdrawn = await sql.withdraw(tx, id, deps.clock.now());
      if (!withdrawn) throw notFound("Backing");
      const before = toldOf(withdrawn);
      await audit(deps, tx, caller, { action: "withdraw backing", kind: "prize", id, before });
      return { success: true as const };
    });
  } catch (error) {
    if (error instanceof CheckViolation && error.constraint === "prizes_backed") {
      return refuse("still_needed");
    }
    throw error;
  }
}
