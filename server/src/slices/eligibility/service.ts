import type { ResultInput, whoCanWin } from "@ten-paces/contract";
import type { Config } from "../../config.ts";
import type { Db } from "../../lib/db/statements.ts";
import type { Deps } from "../../lib/deps.ts";
import { refuse } from "../../lib/refusal.ts";
import { isBarred, isOldEnough, type StateLine, takesPlaces, winsMoney } from "./rules.ts";
import * as sql from "./sql.ts";
import { readStatesFile } from "./states-file.ts";

export { ageOn, isOldEnough } from "./rules.ts";

type Table = ReadonlyMap<string, StateLine>;
const tables = new WeakMap<Config, Table>();

/** Read once: a change of the file takes effect with the next start. */
function tableOf(config: Config): Table {
  const known = tables.get(config);
  if (known) return known;
  const table = new Map(readStatesFile(config.statesFile).map((line) => [line.state, line]));
  tables.set(config, table);
  return table;
}

/** Reads the table now, so that one that is not usable stops the start. */
export function checkStates({ config }: Pick<Deps, "config">): void {
  tableOf(config);
}

export function showStates({ config }: Pick<Deps, "config">): ResultInput<typeof whoCanWin> {
  const states = [...tableOf(config).values()];
  return {
    states: states.map((line) => ({ ...line, wins: winsMoney(line, config.realPayments) })),
  };
}

/** Whether who lives in a state, in capitals, can win money. */
export function stateWins(config: Config, residence: string): boolean {
  const line = tableOf(config).get(residence);
  return line !== undefined && winsMoney(line, config.realPayments);
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
  const given = { now: clock.now(), wins: (residence: string) => stateWins(config, residence) };
  return new Set(people.filter((person) => takesPlaces(person, given)).map(({ id }) => id));
}

/** Where a user said they live and when they were born. */
export async function findWho(db: Db, userId: string) {
  const [person] = await sql.listPeople(db, [userId]);
  return { residence: person?.residence ?? null, birthDate: person?.birthDate ?? null };
}
