import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database.ts";
import { refuse } from "../refusal.ts";
import type { Database } from "./database.ts";
import { CheckViolation, ForeignKeyViolation, UniqueViolation } from "./errors.ts";
import { json, sql } from "./sql.ts";
import type { Tx } from "./statements.ts";
import { inTransaction, writeAtOnce } from "./transaction.ts";

let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await testDatabase();
  db = test.db;
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`CREATE TABLE boxes (
      id int8 CONSTRAINT boxes_pkey PRIMARY KEY,
      weight int8 CONSTRAINT boxes_weight_check CHECK (weight >= 0),
      inside int8 CONSTRAINT boxes_inside_fkey REFERENCES boxes (id)
    )`);
    // Fails with a serialization failure as many times as the table says.
    await tx.execute(sql`CREATE SEQUENCE tries`);
    await tx.execute(sql`CREATE FUNCTION fail_until(last int8) RETURNS int8 LANGUAGE plpgsql AS $$
      DECLARE this int8 := nextval('tries');
      BEGIN
        IF this < last THEN RAISE EXCEPTION 'try again' USING ERRCODE = '40001'; END IF;
        RETURN this;
      END $$`);
  });
});

afterAll(() => test.close());

const put = (tx: Tx, id: number, weight = 1, inside: number | null = null) =>
  tx.execute(sql`INSERT INTO boxes (id, weight, inside) VALUES (${id}, ${weight}, ${inside})`);
const has = async (id: number) =>
  (await db.maybeOne(sql`SELECT id FROM boxes WHERE id = ${id}`)) !== null;

describe("values", () => {
  it("come back as they are documented, and go there and back", async () => {
    const at = new Date("2026-02-03T04:05:06.789Z");
    const row = await db.one(sql`SELECT ${2 ** 53 - 1}::int8 AS big, ${7n}::int8 AS bigint,
      1.25::numeric AS exact, sum(n) AS sum, count(*) AS count, ${at}::timestamptz AS at,
      ${"2026-01-31"}::date AS day, ${json({ a: [1, null] })}::jsonb AS object,
      ${new Uint8Array([0, 255])}::bytea AS bytes, ${[1, 2]}::int8[] AS ids,
      ${["a", 'b"', null]}::text[] AS texts, ${null}::text AS nothing, ${true}::bool AS yes, ${0.1}::float8 AS real
      FROM generate_series(1, 3) AS n`);
    expect(row).toEqual({
      big: 2 ** 53 - 1,
      bigint: 7,
      exact: 1.25,
      sum: 6,
      count: 3,
      at,
      day: "2026-01-31",
      object: { a: [1, null] },
      bytes: Buffer.from([0, 255]),
      ids: [1, 2],
      texts: ["a", 'b"', null],
      nothing: null,
      yes: true,
      real: 0.1,
    });
  });

  it("that do not fit a number are an error, and the connection goes on", async () => {
    for (const text of ["9007199254740993", "-9223372036854775808"]) {
      await expect(db.query(sql`SELECT ${text}::int8`)).rejects.toThrow("does not fit exactly");
    }
    await expect(db.query(sql`SELECT 1.2345678901234567::numeric`)).rejects.toThrow(RangeError);
    expect(await db.one(sql`SELECT 1 AS one`)).toEqual({ one: 1 });
  });
});

describe("statements", () => {
  it("say when there is no row or one too many", async () => {
    expect(await db.maybeOne(sql`SELECT 1 WHERE false`)).toBeNull();
    await expect(db.one(sql`SELECT 1 WHERE false`)).rejects.toThrow("No row from: SELECT 1");
    await expect(db.maybeOne(sql`SELECT generate_series(1, 2)`)).rejects.toThrow("2 rows");
  });

  it("write nothing outside a transaction", async () => {
    await expect(db.execute(sql`INSERT INTO boxes (id) VALUES (1)`)).rejects.toThrow("read-only");
    expect(await has(1)).toBe(false);
  });
});

describe("inTransaction", () => {
  it("commits, returns and then runs the effects", async () => {
    const effects: string[] = [];
    const result = await inTransaction(db, async (tx) => {
      tx.afterCommit(() => effects.push("after"));
      expect(await put(tx, 10)).toBe(1);
      effects.push("within");
      return "done";
    });
    expect(result).toBe("done");
    expect(effects).toEqual(["within", "after"]);
    expect(await has(10)).toBe(true);
  });

  it("rolls back and rethrows, without effects", async () => {
    const effect = vi.fn();
    const failing = inTransaction(db, async (tx) => {
      tx.afterCommit(effect);
      await put(tx, 11);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await has(11)).toBe(false);
    expect(effect).not.toHaveBeenCalled();
  });

  it("rolls back a refusal, without effects", async () => {
    const effect = vi.fn();
    const result = await inTransaction(db, async (tx) => {
      tx.afterCommit(effect);
      await put(tx, 13);
      return refuse("full", { places: 3 });
    });
    expect(result).toMatchObject({ code: "full", data: { places: 3 } });
    expect(await has(13)).toBe(false);
    expect(effect).not.toHaveBeenCalled();
  });

  it("keeps what was written with a refusal that says so", async () => {
    const effect = vi.fn();
    const result = await inTransaction(db, async (tx) => {
      tx.afterCommit(effect);
      await put(tx, 14);
      return tx.commitWith(refuse("counted"));
    });
    expect(result.code).toBe("counted");
    expect(await has(14)).toBe(true);
    expect(effect).toHaveBeenCalledOnce();
  });

  it("does not pass over an error that was dropped inside", async () => {
    const failing = inTransaction(db, async (tx) => {
      await put(tx, 12);
      await put(tx, 12).catch(() => {});
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await has(12)).toBe(false);
  });

  it("forbids the database itself inside, at any depth, and allows it again afterwards", async () => {
    const deep = async () => {
      await Promise.resolve();
      return db.query(sql`SELECT 1`);
    };
    await expect(inTransaction(db, deep)).rejects.toThrow("Pass on the transaction");
    const nested = inTransaction(db, () => inTransaction(db, async () => 1));
    await expect(nested).rejects.toThrow("Pass on the transaction");
    const atOnce = inTransaction(db, () => writeAtOnce(db, sql`SELECT 1`));
    await expect(atOnce).rejects.toThrow("Pass on the transaction");
    await inTransaction(db, async (tx) => {
      tx.afterCommit(() => void db.query(sql`SELECT 1`));
    });
    expect(await deep()).toHaveLength(1);
  });

  it("leaves a transaction that is over unusable", async () => {
    let kept: Tx | undefined;
    await inTransaction(db, async (tx) => {
      kept = tx;
    });
    await expect(kept?.query(sql`SELECT 1`)).rejects.toThrow("over");
  });

  it("runs again after a serialization failure, a bounded number of times", async () => {
    let runs = 0;
    const once = (last: number) =>
      inTransaction(db, async (tx) => {
        runs += 1;
        return tx.one<{ n: number }>(sql`SELECT fail_until(${last}) AS n`);
      });
    expect(await once(3)).toEqual({ n: 3 });
    expect(runs).toBe(3);
    await expect(once(1_000)).rejects.toMatchObject({ code: "40001" });
    expect(runs).toBe(3 + 5);
  });

  it("reads in parallel over its one connection", async () => {
    const numbers = await inTransaction(db, (tx) =>
      Promise.all([1, 2, 3].map((n) => tx.one<{ n: number }>(sql`SELECT ${n}::int4 AS n`))),
    );
    expect(numbers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it("names the constraint that refused", async () => {
    const refused = (id: number, weight: number, inside: number | null) =>
      inTransaction(db, (tx) => put(tx, id, weight, inside)).catch((error: unknown) => error);
    await inTransaction(db, (tx) => put(tx, 20));
    const unique = await refused(20, 1, null);
    expect(unique).toBeInstanceOf(UniqueViolation);
    expect(unique).toMatchObject({ constraint: "boxes_pkey" });
    const check = await refused(21, -1, null);
    expect(check).toBeInstanceOf(CheckViolation);
    expect(check).toMatchObject({ constraint: "boxes_weight_check" });
    const foreign = await refused(21, 1, 999);
    expect(foreign).toBeInstanceOf(ForeignKeyViolation);
    expect(foreign).toMatchObject({ constraint: "boxes_inside_fkey" });
  });
});

describe("writeAtOnce", () => {
  it("commits one statement and returns its rows", async () => {
    const rows = await writeAtOnce(db, sql`INSERT INTO boxes (id) VALUES (30) RETURNING id`);
    expect(rows).toEqual([{ id: 30 }]);
    expect(await has(30)).toBe(true);
  });

  it("throws the statement's error and leaves a clean connection", async () => {
    const failing = writeAtOnce(db, sql`INSERT INTO boxes (id) VALUES (31), (31)`);
    await expect(failing).rejects.toBeInstanceOf(UniqueViolation);
    expect(await has(31)).toBe(false);
    await expect(db.execute(sql`DELETE FROM boxes`)).rejects.toThrow("read-only");
  });
});

describe("notifications", () => {
  it("arrive when the transaction commits, and only then", async () => {
    const heard: string[] = [];
    const waiting = Promise.withResolvers<void>();
    const end = await db.listen("boxes_changed", (payload) => {
      heard.push(payload);
      if (payload === "last") waiting.resolve();
    });
    await inTransaction(db, async (tx) => {
      await tx.notify("boxes_changed", "lost");
      throw new Error("no");
    }).catch(() => {});
    await inTransaction(db, (tx) => tx.notify("boxes_changed", "it's"));
    await inTransaction(db, (tx) => tx.notify("boxes_changed", "last"));
    await waiting.promise;
    expect(heard).toEqual(["it's", "last"]);
    await end();
    const other = Promise.withResolvers<string>();
    const endOther = await db.listen("other", other.resolve);
    await inTransaction(db, (tx) => tx.notify("boxes_changed", "unheard"));
    await inTransaction(db, (tx) => tx.notify("other", "here"));
    expect(await other.promise).toBe("here");
    expect(heard).toHaveLength(2);
    await endOther();
  });
});
