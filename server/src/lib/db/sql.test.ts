import { describe, expect, it } from "vitest";
import { emptySql, json, sql, sqlJoin, sqlName } from "./sql.ts";

describe("sql", () => {
  it("sends values apart from the text", () => {
    const statement = sql`SELECT ${"a'; DROP TABLE t; --"} AS text, ${[1, 2]}::int8[] AS ids`;
    expect(statement.text).toBe("SELECT $1 AS text, $2::int8[] AS ids");
    expect(statement.values).toEqual(["a'; DROP TABLE t; --", [1, 2]]);
  });

  it("numbers the parameters of inserted pieces in order, however deep", () => {
    const inner = sql`a = ${1} AND b = ${2}`;
    const where = sql`WHERE ${inner} OR c = ${3}`;
    const statement = sql`SELECT ${0} ${where} LIMIT ${4}`;
    expect(statement.text).toBe("SELECT $1 WHERE a = $2 AND b = $3 OR c = $4 LIMIT $5");
    expect(statement.values).toEqual([0, 1, 2, 3, 4]);
  });

  it("joins pieces, and leaves nothing where there is nothing", () => {
    const statement = sql`VALUES ${sqlJoin([sql`(${1}, ${2})`, sql`(${3}, ${4})`])}${emptySql}`;
    expect(statement.text).toBe("VALUES ($1, $2), ($3, $4)");
    expect(statement.values).toEqual([1, 2, 3, 4]);
    expect(sql`a ${sqlJoin([])} b`.text).toBe("a  b");
  });

  it("names equal texts alike and different ones differently", () => {
    const select = (id: number) => sql`SELECT ${id}`;
    expect(select(1).name).toBe(select(2).name);
    expect(sql`SELECT ${sql`${1}`}`.name).toBe(select(1).name);
    expect(sql`SELECT 1`.name).not.toBe(select(1).name);
    expect(select(1).name?.length).toBeLessThan(64);
  });

  it("does not name what varies with the data", () => {
    expect(sql`IN (${sqlJoin([sql`${1}`])})`.name).toBeUndefined();
  });

  it("refuses undefined and strange names", () => {
    const row: { id?: string } = {};
    expect(() => sql`SELECT ${row.id as string}`).toThrow("undefined in: SELECT …");
    expect(() => sqlName('a"; --')).toThrow("Not a name");
    expect(sql`ORDER BY ${sqlName("created_at")}`.text).toBe('ORDER BY "created_at"');
  });

  it("writes json, null for nothing", () => {
    expect(json([{ a: 1 }])).toBe('[{"a":1}]');
    expect(json(undefined)).toBe("null");
  });
});
