import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedDump, testEngine } from "./database.ts";
import { type ColumnSort, findStatements, type RowStatement } from "./row-statements.ts";

// The engines answer alike to a description; one of them has a call for it.
const describeOnPglite = test.runIf(testEngine === "pglite");

let database: PGlite;
let statements: RowStatement[];

beforeAll(async () => {
  if (testEngine !== "pglite") return;
  database = await PGlite.create({ loadDataDir: await migratedDump() });
  statements = findStatements();
});
afterAll(() => database?.close());

const sortOfOid: Record<number, ColumnSort> = {
  16: "boolean",
  17: "bytes",
  18: "text",
  19: "text",
  20: "number",
  21: "number",
  23: "number",
  25: "text",
  700: "number",
  701: "number",
  1042: "text",
  1043: "text",
  1082: "text",
  1114: "text",
  1184: "Date",
  1700: "number",
  2950: "text",
};
const jsonOids = new Set([114, 3802]);

/** What is wrong between a row's type and what the database says it sends; whether null may come it does not say. */
async function driftOf({ where, texts, columns }: RowStatement): Promise<string[]> {
  if (texts.length === 0) return [`${where}: its text cannot be read off the code`];
  const drift = new Set<string>();
  for (const text of texts) {
    const { resultFields } = await database.describeQuery(text);
    const sent = new Map(resultFields.map((field) => [field.name, field.dataTypeID]));
    for (const [name, sorts] of columns) {
      const oid = sent.get(name);
      if (oid === undefined) drift.add(`${where}: ${name} is declared and not selected`);
      else if (!jsonOids.has(oid) && !sorts.has(sortOfOid[oid] ?? "other")) {
        drift.add(`${where}: ${name} is declared ${[...sorts]} and sent as type ${oid}`);
      }
    }
    for (const name of sent.keys()) {
      // Without a row type only the presence of a row matters.
      if (columns.size > 0 && !columns.has(name))
        drift.add(`${where}: ${name} is selected and not declared`);
    }
  }
  return [...drift];
}

describeOnPglite(
  "every row type has the columns its statement selects, of the types they have",
  async () => {
    const forRows = statements.filter((one) => one.forRows);
    expect(forRows.length).toBeGreaterThan(80);
    const drift: string[] = [];
    for (const statement of forRows) drift.push(...(await driftOf(statement)));
    expect(drift).toEqual([]);
  },
);

describeOnPglite("a wrong row type is found", async () => {
  const columns = new Map<string, Set<ColumnSort>>([
    ["id", new Set(["number"])],
    ["gone", new Set(["text"])],
  ]);
  const texts = ["select id, email from users"];
  const wrong = { where: "here", texts, forRows: true, columns };
  expect(await driftOf(wrong)).toEqual([
    "here: id is declared number and sent as type 2950",
    "here: gone is declared and not selected",
    "here: email is selected and not declared",
  ]);
});

/** The indexes that a plan of a statement reads, where no table is read whole that has one; none where it has no plan. */
async function indexesRead(text: string): Promise<string[]> {
  const [answer] = await database.exec(`explain (generic_plan) ${text}`).catch(() => []);
  const plan = (answer?.rows ?? []).map((row) => String(Object.values(row)[0])).join("\n");
  return [...plan.matchAll(/(?:using|Index Scan on) (\w+)/g)].map(([, name = ""]) => name);
}

/** Read by no statement's plan, and here all the same. */
const kept: Record<string, string> = {
  check_ins_by_time: "It finds spans of many pages, and the tables here are empty.",
};

describeOnPglite("every index that costs a write is read by some statement", async () => {
  await database.exec("set enable_seqscan = off");
  const read = new Set<string>();
  for (const text of new Set(statements.flatMap(({ texts }) => texts))) {
    for (const name of await indexesRead(text)) read.add(name);
  }
  const { rows } = await database.query<{ name: string }>(`
    select indexrelid::regclass::text as name from pg_index
    where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not indisunique`);
  const unread = rows.map(({ name }) => name).filter((name) => !read.has(name));
  expect(unread.sort()).toEqual(Object.keys(kept).sort());
});
