import type { Parts, updateUser } from "@ten-paces/contract";
import { findStateByName } from "@ten-paces/geo";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import { badRequest, notFound } from "../../lib/errors.ts";
import { type Actor, audit } from "../audit/service.ts";
import * as sql from "./administration-sql.ts";

/** Whether something is given that is not what was given before. */
export function differs(before: string | null, given: string | null): boolean {
  return given !== null && before !== null && given !== before;
}

/**
 * Where somebody lives and when they were born, as far as given.
 * @throws AppError bad_request about the field that cannot be so
 */
export function checkWho(
  { residence, birthDate }: { residence: string | null; birthDate: string | null },
  now: Date,
): void {
  if (residence !== null && !findStateByName(residence)) {
    throw badRequest("residence", "Please choose the state you live in.");
  }
  if (birthDate === null) return;
  if (birthDate > now.toISOString().slice(0, 10)) {
    throw badRequest("birthDate", "This day has not come yet.");
  }
  if (birthDate < "1900-01-01")
    throw badRequest("birthDate", "Please check the year you were born.");
}

/** Corrects who somebody is, for support. The log says that the birth date changed, not which it is. */
export function changeWho(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  userId: string,
  { residence, birthDate, household, reason }: Parts<typeof updateUser>["body"],
): Promise<void> {
  const given = { residence: residence ?? null, birthDate: birthDate ?? null };
  checkWho(given, deps.clock.now());
  return inTransaction(deps.db, async (tx) => {
    const before = await sql.lockWho(tx, userId);
    if (!before) throw notFound("User");
    const after: Omit<sql.WhoRow, "email"> = {
      residence: given.residence ?? before.residence,
      birthDate: given.birthDate ?? before.birthDate,
      household: household ?? before.household,
    };
    const changed = (["residence", "birthDate", "household"] as const).filter(
      (field) => after[field] !== before[field],
    );
    if (changed.length === 0) return;
    await sql.changeWho(tx, userId, after);
    const told = (who: typeof after) =>
      Object.fromEntries(
        changed.map((field) => [field, field === "birthDate" ? "(not logged)" : who[field]]),
      );
    await audit(deps, tx, actor, {
      action: "correct user",
      kind: "user",
      id: userId,
      before: { name: before.email, ...told(before) },
      after: { name: before.email, ...told(after), reason: reason ?? "" },
    });
  });
}
