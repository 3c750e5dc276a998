import type { PoolClient } from "pg";
import { type Database, takeConnection, takeWriter } from "../src/lib/db/database.ts";
import type { Db } from "../src/lib/db/statements.ts";

/** A database whose process can be made to die at a statement, as by SIGKILL: what was not committed is gone. */
export interface Mortal {
  /**
   * From now on statements are counted anew, and the process dies before this one is sent, or after this one of the
   * COMMITs was done: after any other it is as before the next.
   */
  dieAt(statement: number, when: "before" | "after its commit"): void;
  /** A new process on what the old one left. @returns whether the old one had died */
  revive(): boolean;
}

/** Makes the database of a test mortal; one process at a time. */
export function makeMortal(database: Database): Mortal {
  let count = 0;
  let at = Number.POSITIVE_INFINITY;
  let when: "before" | "after its commit" = "before";
  let dead = false;
  const die = (): never => {
    dead = true;
    throw Object.assign(new Error("The process is gone."), { code: "ECONNRESET" });
  };
  async function live<Result>(act: () => Promise<Result>, isCommit = false): Promise<Result> {
    if (dead) die();
    if (isCommit || when === "before") count += 1;
    const isLast = count === at;
    if (isLast && when === "before") die();
    const result = await act();
    if (isLast && isCommit) die();
    return result;
  }
  // The connection of a dead process is closed by its other end, which rolls back.
  const letGo = (client: PoolClient, error?: Error | boolean): void => {
    if (!dead) client.release(error);
    else void client.query("ROLLBACK").then(() => client.release());
  };
  const taking = (take: () => Promise<PoolClient>) => async () => {
    const client = await take();
    return new Proxy(client, {
      get(target, name) {
        if (name === "query")
          return (...args: Parameters<PoolClient["query"]>) =>
            live(async () => target.query(...args), String(args[0]) === "COMMIT");
        if (name === "release") return (error?: Error | boolean) => letGo(target, error);
        return Reflect.get(target, name, target);
      },
    });
  };
  const reads: Db = { ...database };
  const writer = database[takeWriter];
  Object.assign(database, {
    query: (...args: Parameters<Db["query"]>) => live(() => reads.query(...args)),
    one: (...args: Parameters<Db["one"]>) => live(() => reads.one(...args)),
    maybeOne: (...args: Parameters<Db["maybeOne"]>) => live(() => reads.maybeOne(...args)),
    [takeConnection]: taking(database[takeConnection].bind(database)),
    [takeWriter]: writer && taking(writer.bind(database)),
  });
  return {
    dieAt(statement, moment) {
      [count, at, when] = [0, statement, moment];
    },
    revive() {
      const died = dead;
      [dead, at] = [false, Number.POSITIVE_INFINITY];
      return died;
    },
  };
}
