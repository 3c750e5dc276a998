import type {
  getPlace,
  ListedPlace,
  listKeeperLetters,
  listPlaces,
  Parts,
  ResultInput,
} from "@ten-paces/contract";
import type { Library, Place } from "@ten-paces/hunt-builder";
import type { Db } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { AppError, notFound } from "../../lib/errors.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit, listVersions } from "../audit/service.ts";
import { lettersOf, presentRecord, presentStand } from "./letters.ts";
import { groundOf } from "./own.ts";
import { findGround, findOwn, listForbidden, listGrounds, listOwn } from "./own-sql.ts";
import { matches, measureSentence, sortPlaces } from "./rules.ts";
import * as sql from "./sql.ts";

export { readFamous, readLibraryFiles } from "./library-files.ts";
export { OwnPlaces, placesChannel } from "./own.ts";
export { listOwn, type OwnRow } from "./own-sql.ts";
export { matches } from "./rules.ts";

const pageSize = 50;

type Query = Parts<typeof listPlaces>["query"];

/** Places that the builder must not use. */
export async function listWithdrawnIds(db: Db): Promise<Set<string>> {
  const withdrawn = (await sql.listWithdrawals(db)).map((row) => row.placeId);
  // A keeper's no counts as much as a withdrawal of our own.
  return new Set([...withdrawn, ...(await listForbidden(db))]);
}

/** The landmark library as the operator sees it. */
export class Places {
  readonly #deps: Deps;
  readonly #library: () => Library;

  constructor(deps: Deps, library: () => Library) {
    this.#deps = deps;
    this.#library = library;
  }

  /** @param size places on a page */
  async list(query: Query, size = pageSize): Promise<ResultInput<typeof listPlaces>> {
    const uses = await sql.countUses(this.#deps.db);
    const withdrawn = await listWithdrawnIds(this.#deps.db);
    const own = new Set((await listOwn(this.#deps.db)).map(({ id }) => id));
    const asked = new Set((await listGrounds(this.#deps.db)).map(({ placeId }) => placeId));
    const all = this.#library().places;
    const listed = all
      .filter((place) => matches(place, query))
      .filter((place) => query.show !== "to_ask" || isToAsk(place, asked))
      .map((place) =>
        present(place, uses.get(place.id) ?? 0, withdrawn.has(place.id), own.has(place.id)),
      )
      .filter((place) => isShown(place, query.show ?? "all"));
    const sorted = sortPlaces(listed, query.sort ?? "name");
    const page = query.page ?? 1;
    return {
      places: sorted.slice((page - 1) * size, page * size),
      total: sorted.length,
      page,
      pageSize: size,
      dots: sorted.map(({ id, center, hunts, withdrawn: out }) => [
        id,
        center.lat,
        center.lng,
        out ? ("w" as const) : hunts > 0 ? ("u" as const) : ("f" as const),
      ]),
      kinds: [...new Set(all.map((place) => place.kind))].sort(),
      stocks: [...new Set(all.map((place) => place.stock))].sort(),
    };
  }

  async show(id: string): Promise<ResultInput<typeof getPlace>> {
    const place = this.#get(id);
    const usedBy = await sql.listUses(this.#deps.db, id);
    const withdrawals = await sql.listWithdrawals(this.#deps.db);
    const withdrawal = withdrawals.find((row) => row.placeId === id) ?? null;
    const around = this.#library().surroundings(place);
    const { fromCapital } = around;
    const own = await findOwn(this.#deps.db, id);
    const ground = await findGround(this.#deps.db, id);
    const { kind, id: subject } = groundOf(id);
    return {
      place: {
        ...present(place, usedBy.length, withdrawal !== null, own !== null),
        aliases: place.aliases,
        years: place.years,
        people: place.people,
        measure: measureSentence(place),
        facts: place.facts,
        veiled: place.veiled,
        access: place.access,
        nearTowns: around.towns,
        fromCapital: fromCapital
          ? `${Math.round(fromCapital.distanceMi)} miles ${fromCapital.direction} of ${fromCapital.capital}`
          : null,
        neighborCounties: [...around.neighborCounties],
        extremes: [...around.extremes],
        usedBy,
        stand: place.stand ? presentStand(place.stand) : null,
        ground: ground && presentRecord(ground),
        groundVersion: (await listVersions(this.#deps.db, kind, [subject])).get(subject) ?? 0,
        withdrawal: withdrawal
          ? { reason: withdrawal.reason, at: withdrawal.at.toISOString(), by: withdrawal.by }
          : null,
      },
    };
  }

  /** Who is to be asked before people come to a hunt's squares, keeper by keeper. */
  async letters(huntId: string): Promise<ResultInput<typeof listKeeperLetters>> {
    const found = await sql.findSpots(this.#deps.db, huntId);
    if (!found) throw notFound("Hunt");
    const records = new Map((await listGrounds(this.#deps.db)).map((row) => [row.placeId, row]));
    const letters = lettersOf(found.spots, this.#library(), records);
    return { hunt: { id: huntId, name: found.name }, letters };
  }

  withdraw(caller: Caller, id: string, reason: string): Promise<void> {
    this.#get(id);
    return inTransaction(this.#deps.db, async (tx) => {
      const at = this.#deps.clock.now();
      const fresh = await sql.insertWithdrawal(tx, { placeId: id, reason, by: caller.email, at });
      if (!fresh) throw new AppError("conflict", "This place is withdrawn already.");
      const change = { action: "withdraw place", kind: "place", id, after: { reason } } as const;
      await audit(this.#deps, tx, caller, change);
    });
  }

  restore(caller: Caller, id: string): Promise<void> {
    this.#get(id);
    return inTransaction(this.#deps.db, async (tx) => {
      const reason = await sql.deleteWithdrawal(tx, id);
      if (reason === null) throw new AppError("conflict", "This place is not withdrawn.");
      await audit(this.#deps, tx, caller, {
        action: "restore place",
        kind: "place",
        id,
        before: { reason },
      });
    });
  }

  #get(id: string): Place {
    const place = this.#library().findPlace(id);
    if (!place) throw notFound("Place");
    return place;
  }
}

function isShown(place: ListedPlace, show: NonNullable<Query["show"]>): boolean {
  if (show === "used") return place.hunts > 0;
  if (show === "unused") return place.hunts === 0;
  if (show === "own") return place.own;
  if (show === "to_ask") return true;
  return show === "all" || place.withdrawn;
}

/** Whether the keeper of its ground wants to be asked and was not. */
function isToAsk({ id, stand }: Place, asked: ReadonlySet<string>): boolean {
  return stand != null && stand.ground.ask !== "no" && !asked.has(id);
}

function present(place: Place, hunts: number, withdrawn: boolean, own: boolean): ListedPlace {
  const { id, name, kind, stock, town, county, stateCode, sure, safety } = place;
  return {
    id,
    name,
    kind,
    stock,
    town,
    county,
    stateCode,
    sure,
    safety: [...safety],
    center: place.point,
    hunts,
    withdrawn,
    own,
    standable: place.stand != null,
  };
}
