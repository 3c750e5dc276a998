import { Client, type ClientConfig } from "pg";
import { DatabaseAway, mapDatabaseError } from "./errors.ts";

export interface Readiness {
  /** Resolves where writes are taken; throws `DatabaseAway` where not, or where nothing answers in time. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const answerWithinMs = 2_000;

/** PostgreSQL: a connection for this alone, so that a full pool does not look like a database that is away. */
export function serverReadiness(config: ClientConfig): Readiness {
  let current: Client | undefined;
  let underWay: Promise<void> | undefined;

  async function connect(): Promise<Client> {
    const client = new Client({
      ...config,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    });
    const forget = () => {
      if (current === client) current = undefined;
    };
    client.on("error", forget);
    client.on("end", forget);
    await client.connect();
    current = client;
    return client;
  }

  async function ask(): Promise<void> {
    let client: Client | undefined;
    try {
      client = current ?? (await connect());
      const { rows } = await client.query<{ writable: boolean }>(
        `SELECT NOT pg_is_in_recovery() AND NOT current_setting('transaction_read_only')::bool AS writable`,
      );
      if (!rows[0]?.writable) throw new DatabaseAway("The database takes no writes.");
    } catch (error) {
      current = undefined;
      client?.end().catch(() => {});
      throw mapDatabaseError(error);
    }
  }

  return {
    check() {
      underWay ??= ask().finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
    async close() {
      await underWay?.catch(() => {});
      await current?.end();
    },
  };
}
