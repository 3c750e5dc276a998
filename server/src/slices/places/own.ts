import type {
  createPlace,
  deletePlace,
  exportPlaces,
  getOwnPlace,
  importPlaces,
  noteGround,
  OwnPlace,
  Parts,
  ResultInput,
  updatePlace,
} from "@ten-paces/contract";
import type { Library, PlaceRow } from "@ten-paces/hunt-builder";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { notFound } from "../../lib/errors.ts";
import { type RefusalOf, refuse } from "../../lib/refusal.ts";
import type { Caller } from "../../lib/session/session.ts";
import { audit, listChangesSince, listVersions, lockVersion, missedBy } from "../audit/service.ts";
import { loadRowCheck, Neighborhood, neighborOf, neighborsIn, type Problem } from "./check-own.ts";
import { presentRecord } from "./letters.ts";
import { readMap, writeMap } from "./map-file.ts";
import * as own from "./own-sql.ts";
import { countUses } from "./sql.ts";
import { columnOf, type ReadRow, readTable, writeTable } from "./table-file.ts";

export const placesChannel = "own_places";

const mostProblems = 500;
/** So many rows are checked before others have their turn. */
const checkedTogether = 200;

type Write = Parts<typeof createPlace>["body"];
type Created = ResultInput<typeof createPlace> | RefusalOf<typeof createPlace>;
type Updated = ResultInput<typeof updatePlace> | RefusalOf<typeof updatePlace>;
type Deleted = ResultInput<typeof deletePlace> | RefusalOf<typeof deletePlace>;
type Imported = ResultInput<typeof importPlaces> | RefusalOf<typeof importPlaces>;

/** The operator's own places: written, taken in and given out. */
export class OwnPlaces {
  readonly #deps: Deps;
  readonly #library: () => Library;
  #shipped: ReadonlySet<string> | null = null;

  constructor(deps: Deps, library: () => Library) {
    this.#deps = deps;
    this.#library = library;
  }

  async show(id: string): Promise<ResultInput<typeof getOwnPlace>> {
    const place = await own.findOwn(this.#deps.db, id);
    if (!place) throw notFound("Place");
    return { place };
  }

  async create(caller: Caller, { stem, row }: Write): Promise<Created> {
    const problems = await this.#faults(stem, row);
    const id = String(row.id ?? "");
    if (problems.length === 0 && this.#isShipped(id)) problems.push(taken(id));
    if (problems.length > 0) return refuse("invalid_place", { problems });
    return inTransaction(this.#deps.db, async (tx): Promise<Created> => {
      // Two who add it at once are one after the other. Who still edits one of this id that was deleted is told so.
      const version = (await lockVersion(tx, { kind: "place", id })) + 1;
      if (await own.lockOwn(tx, id)) {
        return refuse("invalid_place", { problems: [taken(id)] });
      }
      const place = { id, stem, row, version };
      await own.putOwn(tx, [place], this.#deps.clock.now());
      await audit(this.#deps, tx, caller, {
        action: "add place",
        kind: "place",
        id,
        after: row,
        version,
      });
      await tx.notify(placesChannel, id);
      return { place };
    });
  }

  async update(caller: Caller, id: string, write: Write & { version: number }): Promise<Updated> {
    const { stem, version } = write;
    const row = { ...write.row, id };
    const problems = await this.#faults(stem, row);
    if (problems.length > 0) return refuse("invalid_place", { problems });
    return inTransaction(this.#deps.db, async (tx): Promise<Updated> => {
      const before = await own.lockOwn(tx, id);
      if (!before) {
        if (this.#library().findPlace(id)) return refuse("of_library");
        throw notFound("Place");
      }
      if (before.version !== version) {
        const changes = await listChangesSince(tx, { kind: "place", id }, version);
        return refuse("stale", { version: before.version, changes });
      }
      const place = { id, stem, row, version: version + 1 };
      await own.putOwn(tx, [place], this.#deps.clock.now());
      await audit(this.#deps, tx, caller, {
        action: "change place",
        kind: "place",
        id,
        before: before.row,
        after: row,
        version: place.version,
      });
      await tx.notify(placesChannel, id);
      return { place };
    });
  }

  remove(caller: Caller, id: string): Promise<Deleted> {
    return inTransaction(this.#deps.db, async (tx): Promise<Deleted> => {
      const before = await own.lockOwn(tx, id);
      if (!before) {
        if (this.#library().findPlace(id)) return refuse("of_library");
        throw notFound("Place");
      }
      if ((await countUses(tx)).has(id)) return refuse("place_in_use");
      await own.deleteOwn(tx, id);
      await audit(this.#deps, tx, caller, {
        action: "delete place",
        kind: "place",
        id,
        before: before.row,
        version: before.version + 1,
      });
      await tx.notify(placesChannel, id);
      return { success: true as const };
    });
  }

  /** Takes a file in, all of it or nothing; a dry run only says what would come of it. */
  async takeIn(
    caller: Caller,
    { format, text, dryRun }: Parts<typeof importPlaces>["body"],
  ): Promise<Imported> {
    let read: ReadRow[];
    try {
      read = format === "csv" ? readTable(text) : readMap(text);
    } catch (error) {
      return refuse("unreadable_file", {
        why: error instanceof Error ? error.message : "It cannot be read.",
      });
    }
    const known = new Map((await own.listOwn(this.#deps.db)).map((each) => [each.id, each]));
    const problems = await this.#faultsOf(read, known, format === "csv" ? columnOf : asItIs);
    const fresh = read.filter(({ row }) => !known.has(String(row.id))).length;
    const answer = {
      rows: read.length,
      fresh,
      changed: read.length - fresh,
      problems: problems.slice(0, mostProblems),
    };
    if (dryRun || problems.length > 0 || read.length === 0) return { ...answer, imported: false };
    return inTransaction(this.#deps.db, async (tx) => {
      const ids = read.map(({ row }) => String(row.id));
      const versions = await listVersions(tx, "place", ids);
      const rows = read.map(({ stem, row }) => {
        const id = String(row.id);
        return { id, stem, row, version: (versions.get(id) ?? 0) + 1 };
      });
      await own.putOwn(tx, rows, this.#deps.clock.now());
      await audit(this.#deps, tx, caller, {
        action: "import places",
        kind: "place",
        id: format,
        after: { rows: read.length, fresh },
      });
      await tx.notify(placesChannel, "import");
      return { ...answer, imported: true };
    });
  }

  async giveOut({
    format,
    template,
  }: Parts<typeof exportPlaces>["query"]): Promise<ResultInput<typeof exportPlaces>> {
    const rows = template ? this.#example() : (await own.listOwn(this.#deps.db)).map(asWritten);
    const fileName = template ? `place-template.${format}` : `own-places.${format}`;
    return { fileName, text: format === "csv" ? writeTable(rows) : writeMap(rows) };
  }

  /** @param given with the version of the note that the caller has seen */
  noteGround(
    caller: Caller,
    placeId: string,
    { version: seen, ...record }: Parts<typeof noteGround>["body"],
  ): Promise<{ success: true } | RefusalOf<typeof noteGround>> {
    const place = this.#library().findPlace(placeId);
    if (!place) throw notFound("Place");
    return inTransaction(this.#deps.db, async (tx) => {
      const subject = groundOf(placeId);
      const version = await lockVersion(tx, subject);
      const missed = await missedBy(tx, subject, version, seen);
      if (missed) return refuse("stale", missed);
      const before = await own.findGround(tx, placeId);
      const changedAt = this.#deps.clock.now();
      await own.putGround(tx, { placeId, ...record, changedAt, changedBy: caller.email });
      await audit(this.#deps, tx, caller, {
        action: "note ground",
        ...subject,
        before: before && presentRecord(before),
        after: record,
        version: version + 1,
      });
      return { success: true as const };
    });
  }

  async #faults(stem: string, row: Record<string, unknown>): Promise<Problem[]> {
    const check = await loadRowCheck();
    const problems = check(stem, row);
    if (problems.length > 0) return problems;
    const around = new Neighborhood(neighborsIn(this.#library()));
    return around.faults(neighborOf(String(row.id), row as unknown as PlaceRow));
  }

  async #faultsOf(
    read: readonly ReadRow[],
    known: ReadonlyMap<string, unknown>,
    columnFor: (field: string) => string | null,
  ): Promise<{ line: number; id: string; column: string | null; what: string }[]> {
    const check = await loadRowCheck();
    // What was deleted a moment ago may still stand in the library of this process.
    const there = neighborsIn(this.#library()).filter(
      ({ id }) => known.has(id) || this.#isShipped(id),
    );
    const around = new Neighborhood(there);
    const lines = new Map<string, number>();
    const found: { line: number; id: string; column: string | null; what: string }[] = [];
    for (const [index, { line, stem, row, problems }] of read.entries()) {
      if (index % checkedTogether === checkedTogether - 1) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      const id = String(row.id ?? "");
      const say = (what: string, column: string | null = null) =>
        found.push({ line, id, column, what });
      for (const { column, what } of problems) say(what, column || null);
      const faults = problems.length > 0 ? [] : check(stem, row);
      const sayOf = ({ field, what }: Problem) => say(what, field && columnFor(field));
      for (const fault of faults) sayOf(fault);
      const before = lines.get(id);
      if (before !== undefined) say(`The id stands in line ${before} too.`, "id");
      lines.set(id, line);
      if (!known.has(id) && this.#isShipped(id)) say("The id is of a place of the library.", "id");
      if (problems.length > 0 || faults.length > 0) continue;
      const mine = neighborOf(id, row as unknown as PlaceRow);
      for (const fault of around.faults(mine)) sayOf(fault);
      around.add(mine);
    }
    return found;
  }

  /** Whether a place comes with the product. */
  #isShipped(id: string): boolean {
    this.#shipped ??= new Set(this.#deps.readPlaces().map((place) => place.id));
    return this.#shipped.has(id);
  }

  /** A place of the library as an example to write others by. */
  #example(): { stem: string; row: PlaceRow }[] {
    const place = this.#library().places.find(({ stand, stock }) => stand && stock !== "NATIONAL");
    if (!place) return [];
    const { stock, stateCode: _, stateName: __, point, ...fields } = place;
    const row: PlaceRow = { ...fields, id: "my-first-place", at: [point.lat, point.lng] };
    return [{ stem: stock.toLowerCase().replaceAll(" ", "-"), row }];
  }
}

/** The note on a place's ground in the log of changes. */
export const groundOf = (placeId: string) => ({ kind: "place", id: `${placeId}/ground` }) as const;

const taken = (id: string): Problem => ({
  field: "id",
  what: `There is a place with the id ${id} already.`,
});

/** A map file names a field as a row does. */
const asItIs = (field: string) => field;

function asWritten({ stem, row }: OwnPlace): { stem: string; row: PlaceRow } {
  return { stem, row: row as unknown as PlaceRow };
}
