import { type getHunt, hasFreeLevel3Hint, type ResultInput } from "@ten-paces/contract";
import { seesHunts } from "@ten-paces/contract/roles";
import type { Packed } from "../../lib/compression.ts";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { newId } from "../../lib/ids.ts";
import type { Caller } from "../../lib/session/session.ts";
import { whenKnown } from "../../lib/when-known.ts";
import { usableCredits } from "../credits/service.ts";
import { insertFreeRun, noteShown, startClock } from "../runs/service.ts";
import { getShownBtcPrice } from "../settings/service.ts";
import { HuntContents } from "./contents.ts";
import { hoursTold } from "./field-hours.ts";
import { readLastStood } from "./last-stood-sql.ts";
import { HuntListCache, type ListedHunts, type ListOrder, listOf } from "./list-cache.ts";
import { presentAdminSquare, presentCard, presentProgress, presentSquare } from "./present.ts";
import { type Footing, isSubscribed, isVisible, standingIn } from "./rules.ts";
import * as sql from "./sql.ts";
import { findStanding, type StandingRow } from "./standing-sql.ts";

export { getForAdmin, listForAdmin, showForAdmin } from "./admin.ts";
export { sumFunding } from "./admin-sql.ts";
export { type HuntContent, HuntContents } from "./contents.ts";
export { closedUntil } from "./field-hours.ts";
export { type Ground, groundOf, squareReachFt, squareReachM } from "./ground.ts";
export { huntsChannel } from "./list-cache.ts";
export {
  centsOf,
  presentAdminSquare,
  presentCard,
  presentPlace,
  presentProgress,
  prizeCentsOf,
  ratingOf,
  whereOf,
} from "./present.ts";
export { hintAbout, isByPuzzle } from "./puzzle-hints.ts";
export { listLiveAt, setRest, voidSquare } from "./rests-sql.ts";
export { isVisible, standingAt } from "./rules.ts";
export {
  bumpContent,
  countFinisher,
  countHunter,
  findHunt,
  findHuntEver,
  fixPrizeCents,
  type HuntRow,
  hasSeed,
  huntColumns,
  type LockedHunt,
  listOpenIds,
  listSquares,
  lockHunt,
  type SquareRow,
  writeSquare,
} from "./sql.ts";
export {
  listStandless,
  listUntoldTrips,
  lockStandless,
  type StandlessHunt,
  writeStands,
} from "./stands-sql.ts";
export { type HuntToStore, storeHunt, storeHuntAgain } from "./store.ts";
export { countPast } from "./surveys-sql.ts";
export { readWords, rightWords } from "./words.ts";

export const adminMessage =
  "You are viewing this hunt as an administrator: all clues are shown below.";

/** Where a hunter stands in a hunt, with the credits they can spend. */
export interface Standing extends StandingRow {
  credits: number;
  footing: Footing;
}

function readStanding(row: StandingRow, now: Date): Standing {
  const { subscriptionStatus, endsAt, startedAt, completedAt } = row;
  const footing = {
    huntStatus: row.status,
    huntState: row.state,
    opensAt: row.opensAt,
    subscriptionStatus,
    endsAt,
    startedAt,
    completedAt,
    currentSquare: row.currentSquare ?? 1,
  };
  return Object.assign(row, { footing, credits: usableCredits(row, now) });
}

/** Enters the free hunt: it needs an account and nothing else. */
export async function joinFreeHunt(
  tx: Tx,
  userId: string,
  huntId: string,
  now: Date,
): Promise<void> {
  const joined = await insertFreeRun(tx, { id: newId(), userId, huntId, now });
  if (joined) await sql.countHunter(tx, huntId);
}

type ToldLastStood = NonNullable<ResultInput<typeof getHunt>["lastStood"]>;
const lastStoodMs = 600_000;
const mostStood = 1_000;

/** Lists and shows hunts; one per app. */
export class Hunts {
  readonly #deps: Deps;
  readonly #lists: HuntListCache;
  readonly contents: HuntContents;
  readonly #stood = new Map<string, { readAt: number; told: ToldLastStood }>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#lists = new HuntListCache(deps);
    this.contents = new HuntContents(deps);
  }

  follow(): Promise<void> {
    return this.#lists.follow();
  }

  /** The ACTIVE hunts as JSON, with the caller's own progress where signed in; at once where in memory. */
  listJson(
    caller: Caller | null,
    order: ListOrder,
    limit: number | null,
  ): Packed | string | Promise<Packed | string> {
    return whenKnown<ListedHunts, Packed | string>(this.#lists.get(order), (list) =>
      !caller && limit === null ? list.answer : this.#ownJson(list, caller, limit),
    );
  }

  async #ownJson(list: ListedHunts, caller: Caller | null, limit: number | null): Promise<string> {
    const own = new Map<string, number>();
    if (caller) {
      for (const row of await sql.listProgress(this.#deps.db, caller.userId)) {
        own.set(row.huntId, row.currentSquare);
      }
    }
    const hunts = list.items.slice(0, limit ?? undefined).map(({ id, json }) => {
      const current = own.get(id);
      if (current === undefined) return json;
      const { completedSquares } = presentProgress(current, 0, 0);
      const extra = JSON.stringify({ subscribed: true, completedSquares, currentSquare: current });
      return `${json.slice(0, -1)},${extra.slice(1)}`;
    });
    return listOf(hunts);
  }

  /** Where the caller stands; throws not_found for hunts they may not see. */
  async getStanding(caller: Caller, huntId: string): Promise<Standing> {
    const row = await findStanding(this.#deps.db, caller.userId, huntId);
    if (!row || (!isVisible(row) && !seesHunts(caller.role))) throw notFound("Hunt");
    return readStanding(row, this.#deps.clock.now());
  }

  /** Read at most every ten minutes: it tells months. */
  async #lastStood(huntId: string) {
    const now = this.#deps.clock.now().getTime();
    let known = this.#stood.get(huntId);
    if (!known || now - known.readAt > lastStoodMs) {
      const { newest, oldest, never } = await readLastStood(this.#deps.db, huntId);
      const month = (at: Date | null) => at?.toISOString().slice(0, 7) ?? null;
      known = { readAt: now, told: { newest: month(newest), oldest: month(oldest), never } };
      if (this.#stood.size >= mostStood) this.#stood.clear();
      this.#stood.set(huntId, known);
    }
    return known.told;
  }

  /** What a visitor sees: no more than the list tells, and how many squares there are. */
  async #showVisitor(huntId: string): Promise<ResultInput<typeof getHunt>> {
    const hunt = await sql.findHunt(this.#deps.db, huntId);
    if (!hunt || !isVisible(hunt)) throw notFound("Hunt");
    const { usd } = await getShownBtcPrice(this.#deps);
    const numbers = Array.from({ length: hunt.totalSquares }, (_, index) => index + 1);
    return {
      hunt: {
        ...presentCard(hunt, usd),
        squares: numbers.map((sequenceNum) => ({ state: "locked", sequenceNum })),
      },
      progress: null,
      subscribed: false,
      standing: "not_subscribed",
      freeLevel3Hint: false,
      completedAt: null,
      place: null,
      isAdminUser: false,
    };
  }

  async show(caller: Caller | null, huntId: string): Promise<ResultInput<typeof getHunt>> {
    if (!caller) return this.#showVisitor(huntId);
    const { clock, db } = this.#deps;
    const now = clock.now();
    let standing = await this.getStanding(caller, huntId);
    if (standing.state === "FREE" && standing.status === "ACTIVE" && !standing.subscriptionId) {
      await inTransaction(db, (tx) => joinFreeHunt(tx, caller.userId, huntId, now));
      standing = await this.getStanding(caller, huntId);
    }
    const content = await this.contents.find(huntId, standing.contentVersion);
    if (!content) throw notFound("Hunt");
    const { usd } = await getShownBtcPrice(this.#deps);
    const subscribed = isSubscribed(standing, now);
    const may = standingIn(standing.footing, now);
    const plays = may === "play" || may === "play_on";
    let started = standing.startedAt !== null;
    if (plays && !started) {
      await inTransaction(db, (tx) => startClock(tx, caller.userId, huntId, now));
      started = true;
    }
    if (plays && standing.shownSquare !== standing.currentSquare) {
      await inTransaction(db, (tx) => noteShown(tx, caller.userId, huntId, now));
    }
    const reached = started ? (standing.currentSquare ?? 0) : 0;
    const reach = {
      reached,
      open: (subscribed && may !== "not_open_yet") || plays,
      bought: boughtOf(standing.hints ?? []),
      toldWhere: standing.toldWhere,
      efforts: {
        wrong: standing.wrong,
        shownAt: standing.shownSquare === standing.currentSquare ? (standing.shownAt ?? now) : now,
      },
      asked:
        standing.questionSquare === null
          ? null
          : { square: standing.questionSquare, tries: standing.questionTries ?? 0 },
    };
    const card = presentCard(standing, usd);
    const current = standing.variant === "PHYSICAL" ? content.squares[reached - 1] : undefined;
    const showsPublic = this.#deps.config.what3words?.shown ?? false;
    const countsWhen = current ? await hoursTold(this.#deps, current) : null;
    return {
      hunt: {
        ...card,
        status: standing.status === "COMPLETE" && standing.place ? "WON" : card.status,
        squares: content.squares.map((square) => {
          const shown = presentSquare(square, standing, reach, now, showsPublic);
          return shown.state === "current" && countsWhen ? { ...shown, countsWhen } : shown;
        }),
      },
      progress: standing.subscriptionId
        ? presentProgress(Math.max(1, reached), standing.totalSquares, standing.credits)
        : null,
      subscribed,
      standing: may,
      freeLevel3Hint:
        plays &&
        hasFreeLevel3Hint({ planId: standing.planId, used: standing.freeLevel3Used === true }),
      completedAt: standing.completedAt?.toISOString() ?? null,
      place: standing.place,
      ...(standing.variant === "PHYSICAL" && { lastStood: await this.#lastStood(huntId) }),
      isAdminUser: seesHunts(caller.role),
      ...(seesHunts(caller.role)
        ? {
            adminMessage,
            adminSquares: content.squares.map((one) => presentAdminSquare(one, standing.variant)),
          }
        : {}),
    };
  }
}

/** Bought hints out of "square:level:word", where a word of 0 is none. */
function boughtOf(hints: readonly string[]): Map<string, number | null> {
  return new Map(
    hints.map((each) => {
      const [square, level, word] = each.split(":");
      return [`${square}:${level}`, Number(word) || null];
    }),
  );
}
