import type { ClueWriter, SecondAttack } from "@ten-paces/hunt-builder";
import type { Tx } from "../../lib/db/statements.ts";
import { inTransaction } from "../../lib/db/transaction.ts";
import type { Deps } from "../../lib/deps.ts";
import * as sql from "./sql.ts";

/** Who writes and attacks in one job. */
export interface Crew {
  hands: { writer?: ClueWriter; secondAttack?: SecondAttack };
  /** What its purse has paid so far, also in jobs before this one; 0 without a model. */
  spentUsd(): number;
  /** Writes down what was paid since the last time. */
  book(): Promise<void>;
}

export const offlineCrew: Crew = { hands: {}, spentUsd: () => 0, book: async () => {} };

export interface CrewOrder {
  /** One spending cap holds for everything under this name. */
  purse: string;
  /** Once aborted the model is asked no more, and an answer under way is waited for no longer. */
  signal: AbortSignal;
  /** Before each question to the model, with its number; may throw to end the work. */
  onQuestion?: (count: number) => Promise<void>;
}

/** The purse of a hunt in the builder: its building, each reroll and each swap pay from it. */
export function purseOfHunt(seed: string): string {
  return `hunt:${seed}`;
}

/**
 * A writer and an attack from one purse that holds the spending cap. The model's code is loaded only where one
 * is configured.
 */
export async function openCrew(
  deps: Pick<Deps, "db" | "clock" | "config">,
  { purse, signal, onQuestion = async () => {} }: CrewOrder,
): Promise<Crew> {
  const { model } = deps.config;
  if (!model) return offlineCrew;
  const { createModelAttack, createModelWriter, createSpending } = await import(
    "@ten-paces/hunt-builder/model"
  );
  let booked = await sql.readPurse(deps.db, purse);
  const spending = createSpending(model.spendingCapUsd, model.prices, booked);
  const book = async () => {
    const more = spending.spentUsd() - booked;
    if (more <= 0) return;
    booked += more;
    await inTransaction(deps.db, (tx) => sql.addToPurse(tx, purse, more, deps.clock.now()));
  };
  let count = 0;
  const beforeAsking = async () => {
    await book();
    count += 1;
    await onQuestion(count);
  };
  const settings = { ...model, spending, signal, beforeAsking };
  return {
    hands: { writer: createModelWriter(settings), secondAttack: createModelAttack(settings) },
    spentUsd: () => spending.spentUsd(),
    book,
  };
}

/** Forgets what was paid for hunts that nobody has written at since. */
export function forgetPurses(tx: Tx, before: Date): Promise<number> {
  return sql.deletePursesBefore(tx, before);
}
