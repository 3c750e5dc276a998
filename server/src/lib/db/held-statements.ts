import { DatabaseBusy, waitedForLock } from "./errors.ts";

/** How long a statement is not sent again after it waited in vain for a table that is held whole. */
const restMs = 2_000;

/**
 * Knows which statements wait in vain for a lock at present. Each would keep a connection for as long as it waits,
 * and readers of one table would take those of all the others: so one at a time looks whether the table is free
 * again, and the rest are refused at once.
 */
export class HeldStatements {
  readonly #restsUntil = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Sends a statement.
   * @throws {DatabaseBusy} where it rests, or another call is looking whether it goes again
   */
  async ask<Result>(text: string, send: () => Promise<Result>): Promise<Result> {
    const until = this.#restsUntil.get(text);
    if (until !== undefined && this.#now() < until) {
      throw new DatabaseBusy("A table that this reads is held by other work.");
    }
    // Who asks now looks for everybody; the others rest on until it knows.
    if (until !== undefined) this.#rest(text);
    try {
      const result = await send();
      this.#restsUntil.delete(text);
      return result;
    } catch (error) {
      if (waitedForLock(error)) this.#rest(text);
      else this.#restsUntil.delete(text);
      throw error;
    }
  }

  #rest(text: string): void {
    this.#restsUntil.set(text, this.#now() + restMs);
  }
}
