import type { ResultInput, whoCanWin } from "@ten-paces/contract";
import type { Config } from "../../config.ts";
import type { Db } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { refuse } from "../../lib/refusal.ts";
import { isBarred, isOldEnough, type StateLine, takesPlaces, winsMoney } from "./rules.ts";
import * as sql from "./sql.ts";
import { readStatesFile } from "./states-file.ts";

export { ageOn, isOldEnough } from "./rules.ts";

const files = new WeakMap<Config, readonly StateLine[]>();

/** Read once: a change of the file takes effect with the next start. */
function fileOf(config: Config): readonly StateLine[] {
  const known = files.get(config);
  if (known) return known;
  const lines = readStatesFile(config.statesFile);
  files.set(config, lines);
  return lines;
}

/** Reads the file now, so that one that is not usable stops the start. */
export function checkStates({ config }: Pick<Deps, "config">): void {
  fileOf(config);
}

/** The table as it holds: the lines of the file, and over them what an operator has set. */
export async function listLines(config: Config, db: Db): Promise<sql.SetRow[]> {
  const set = new Map((await sql.listSet(db)).map((row) => [row.state, row]));
  return fileOf(config).map((line) => set.get(line.state) ?? { ...line, note: "", version: 0 });
}

export async function showStates({
  config,
  db,
}: Pick<Deps, "config" | "db">): Promise<ResultInput<typeof whoCanWin>> {
  const lines = await listLines(config, db);
  return {
    states: lines.map(({ state, rule, source, date }) => ({
      ...{ state, rule, source, date },
      wins: winsMoney({ rule, source }, config.realPayments),
    })),
  };
}

/** Says whether who lives in a state, in capitals, can win money, as the table holds now. */
export async function readWins(config: Config, db: Db): Promise<(residence: string) => boolean> {
  const lines = await listLines(config, db);
  const winning = lines.filter((line) => winsMoney(line, config.realPayments));
  const states = new Set(winning.map(({ state }) => state));
  return (residence) => states.has(residence);
}

/** Why somebody cannot pay for a plan or a pack; null where they can. */
export async function findBuyerRefusal(deps: Pick<Deps, "clock">, db: Db, userId: string) {
  const [person] = await sql.listPeople(db, [userId]);
  if (!person) return null;
  if (isBarred(person)) return refuse("barred");
  if (person.residence === null || person.birthDate === null) return refuse("who_needed");
  return isOldEnough(person.birthDate, deps.clock.now()) ? null : refuse("too_young");
}

/** Whether somebody may neither play nor win: an administrator, or one of their household. */
export async function isBarredFromPlay(db: Db, userId: string): Promise<boolean> {
  const [person] = await sql.listPeople(db, [userId]);
  return person !== undefined && isBarred(person);
}

/** Those of some hunters who take a place that wins; the others finish for points. */
export async function listPlaceTakers(
  { config, clock }: Pick<Deps, "config" | "clock">,
  db: Db,
  userIds: readonly string[],
): Promise<Set<string>> {
  const people = await sql.listPeople(db, userIds);
  const given = { now: clock.now(), wins: await readWins(config, db) };
  return new Set(people.filter((person) => takesPlaces(person, given)).map(({ id }) => id));
}

/** Where a user said they live and when they were born. */
export async function findWho(db: Db, userId: string) {
  const [person] = await sql.listPeople(db, [userId]);
  return { residence: person?.residence ?? null, birthDate: person?.birthDate ?? null };
}
