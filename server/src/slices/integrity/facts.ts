import type { Deps } from "../../lib/deps.ts";
import { type LookUp, listLookUps, lookUpsKeptDays } from "../squares/service.ts";
import { paceBuckets, type Try } from "./answer-rules.ts";
import * as sql from "./sql.ts";
import { runOf, traceOfPace, traceOfSolving, tracesOf } from "./traces.ts";

const dayMs = 24 * 3600 * 1000;
const mostSharersEach = 20;
const mostLookUpsEach = 1_000;
const mostPositionsEach = 40;
const mostTriesEach = 400;

/** What is known about one check-in besides itself. */
export interface Facts {
  /** Other accounts that left the same traces. */
  sharers: readonly sql.Sharer[];
  /** The account's positions up to this one, newest first, this one among them. */
  positions: readonly sql.CheckInRow[];
  lookUps: readonly LookUp[];
  /** The account's tries in this hunt up to this one, oldest first. */
  tries: readonly sql.CheckInRow[];
  /** Tries in this hunt of accounts that were as fast at this square. */
  alike: ReadonlyMap<string, readonly Try[]>;
}

type OwnedTrace = sql.Trace & { userId: string; at: Date };

const isSolving = ({ kind, success }: sql.CheckInRow) => kind === "words" && success;
const runName = ({ huntId, userId }: Pick<sql.CheckInRow, "huntId" | "userId">) =>
  `${huntId} ${userId}`;

/** The facts of many check-ins in a handful of statements, however many there are. */
export class FactsOfMany {
  readonly #deps: Deps;
  readonly #rows: readonly sql.CheckInRow[];
  #tries = new Map<string, sql.CheckInRow[]>();

  constructor(deps: Deps, rows: readonly sql.CheckInRow[]) {
    this.#deps = deps;
    this.#rows = rows;
  }

  /** The traces to be written before anything is read: two accounts of one lot find each other. */
  async readTraces(): Promise<OwnedTrace[]> {
    const { db, fingerprint } = this.#deps;
    const solving = this.#rows.filter(isSolving);
    const tries = solving.length > 0 ? await sql.listTries(db, solving, mostTriesEach) : [];
    this.#tries = Map.groupBy(tries, runName);
    return this.#rows.flatMap((row) => {
      const gapMs = this.#gapOf(row);
      const pace = gapMs === null ? [] : [traceOfSolving(fingerprint, row, gapMs)];
      return [...tracesOf(fingerprint, row), ...pace].map((trace) => ({
        ...trace,
        userId: row.userId,
        at: row.at,
      }));
    });
  }

  /** After readTraces. By the id of the check-in. */
  async read(): Promise<Map<string, Facts>> {
    const { db, fingerprint } = this.#deps;
    const [first] = this.#rows;
    if (!first) return new Map();
    const asked = this.#rows.flatMap((row) => {
      const gapMs = this.#gapOf(row);
      const near = gapMs === null ? [] : paceBuckets(gapMs).near;
      return [
        ...tracesOf(fingerprint, row),
        ...near.map((bucket) => traceOfPace(fingerprint, row, bucket)),
      ].map((trace) => ({ ...trace, userId: row.userId, of: row.id }));
    });
    const sharers = Map.groupBy(await sql.listSharers(db, asked, mostSharersEach), (one) => one.of);
    const standing = this.#rows.filter(({ kind }) => kind === "position");
    const userIds = [...new Set(standing.map(({ userId }) => userId))];
    const since = new Date(first.at.getTime() - lookUpsKeptDays * dayMs);
    const lookUps = Map.groupBy(
      await listLookUps(db, userIds, since, mostLookUpsEach),
      ({ userId }) => userId,
    );
    const positions = await this.#readPositions(standing, new Set(lookUps.keys()));
    const alike = await this.#readAlike(sharers);
    return new Map(
      this.#rows.map((row) => {
        const own = sharers.get(row.id) ?? [];
        return [
          row.id,
          {
            sharers: own,
            positions: positions.get(row.id) ?? [],
            lookUps: (lookUps.get(row.userId) ?? []).filter(({ at }) => at <= row.at),
            tries: this.#triesUpTo(row),
            alike: new Map(
              own
                .filter(({ kind }) => kind === "pace")
                .map(({ userId }) => [userId, alike.get(runName({ ...row, userId })) ?? []]),
            ),
          },
        ];
      }),
    );
  }

  /** The one before is enough, unless somebody's look-ups are to be held against where they were. */
  async #readPositions(
    standing: readonly sql.CheckInRow[],
    askers: ReadonlySet<string>,
  ): Promise<Map<string, sql.CheckInRow[]>> {
    const { db } = this.#deps;
    const few = standing.filter(({ userId }) => !askers.has(userId));
    const many = standing.filter(({ userId }) => askers.has(userId));
    const found = [
      ...(few.length > 0 ? await sql.listPositions(db, few, 2) : []),
      ...(many.length > 0 ? await sql.listPositions(db, many, mostPositionsEach) : []),
    ];
    return Map.groupBy(found, (one) => one.of);
  }

  async #readAlike(
    sharers: ReadonlyMap<string, readonly sql.Sharer[]>,
  ): Promise<Map<string, Try[]>> {
    const runs = this.#rows.flatMap(({ id, huntId }) =>
      (sharers.get(id) ?? [])
        .filter(({ kind }) => kind === "pace")
        .map(({ userId }) => ({ huntId, userId })),
    );
    if (runs.length === 0) return new Map();
    const tries = await sql.listTries(this.#deps.db, runs, mostTriesEach);
    const byRun = Map.groupBy(tries, runName);
    return new Map([...byRun].map(([name, rows]) => [name, runOf(rows)]));
  }

  #triesUpTo(row: sql.CheckInRow): sql.CheckInRow[] {
    const tries = this.#tries.get(runName(row)) ?? [];
    return tries.slice(0, tries.findIndex(({ id }) => id === row.id) + 1);
  }

  /** How long a right answer took; null for everything else. */
  #gapOf(row: sql.CheckInRow): number | null {
    if (!isSolving(row)) return null;
    return runOf(this.#triesUpTo(row)).at(-1)?.gapMs ?? null;
  }
}
