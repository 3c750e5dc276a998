import type { Database } from "../db/database.ts";

export const jobsChannel = "jobs";

/** Tells who follows a job that it has changed, in whichever process. */
export class JobChanges {
  readonly #database: Pick<Database, "listen">;
  readonly #waiting = new Map<string, Set<() => void>>();
  #listening: Promise<unknown> | null = null;

  constructor(database: Pick<Database, "listen">) {
    this.#database = database;
  }

  /**
   * A follower of one job. `next` resolves at the first change since it was last called (since `follow` at
   * first), or after `atMostMs`, since a notification can be lost with its connection.
   */
  async follow(id: string): Promise<{ next(atMostMs: number): Promise<void>; end(): void }> {
    this.#listening ??= this.#listen();
    await this.#listening;
    let changed = false;
    let tell = () => {};
    const hear = () => {
      changed = true;
      tell();
    };
    const followers = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, followers.add(hear));
    return {
      next: (atMostMs) =>
        new Promise((resolve) => {
          const done = () => {
            clearTimeout(timer);
            tell = () => {};
            changed = false;
            resolve();
          };
          const timer = setTimeout(done, atMostMs);
          tell = done;
          if (changed) done();
        }),
      end: () => {
        tell();
        followers.delete(hear);
        if (followers.size === 0) this.#waiting.delete(id);
      },
    };
  }

  #listen(): Promise<unknown> {
    const all = () => {
      for (const followers of this.#waiting.values()) for (const hear of followers) hear();
    };
    const one = (id: string) => {
      for (const hear of this.#waiting.get(id) ?? []) hear();
    };
    return this.#database.listen(jobsChannel, one, all).catch(() => {
      // Followers look by themselves now and then; the next one tries to listen again.
      this.#listening = null;
    });
  }
}
