import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientBase, type ClientConfig, type Pool } from "pg";
import { mapDatabaseError } from "./errors.ts";
import { sqlName } from "./sql.ts";

/**
 * Calls `receive` for every notification on the channel, whoever sent it, this process included; returns a
 * function that ends it. While PostgreSQL is away notifications are lost: `missed` is called once it is back.
 */
export type Listen = (
  channel: string,
  receive: (payload: string) => void,
  missed?: () => void,
) => Promise<() => Promise<void>>;

interface Listener {
  channel: string;
  receive: (payload: string) => void;
  missed: (() => void) | undefined;
}

export interface Notifications {
  listen: Listen;
  close(): Promise<void>;
}

/** PGlite has one session, the pool's: listening and hearing go through it. */
export function embeddedNotifications(pool: Pool): Notifications {
  const listeners = new Set<Listener>();
  pool.on("connect", (client) => deliver(client, listeners));
  return {
    listen: listening(listeners, async (command) => {
      await pool.query(command);
    }),
    close: async () => {},
  };
}

/** A connection on which nothing comes looks the same alive and dead: it is asked, and given so long to answer. */
const heartbeatMs = 10_000;
const answerWithinMs = 5_000;
const firstRetryMs = 100;
const lastRetryMs = 5_000;

/** PostgreSQL: a connection for this alone, opened by the first listener and again whenever it is lost. */
export function serverNotifications(
  config: ClientConfig,
  onTrouble: (message: string, error: unknown) => void,
  beat: { everyMs: number; answerWithinMs: number } = { everyMs: heartbeatMs, answerWithinMs },
): Notifications {
  const listeners = new Set<Listener>();
  let connected: Promise<Client> | undefined;
  let current: Client | undefined;
  let closed = false;

  function connection(): Promise<Client> {
    connected ??= connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  }

  async function connect(): Promise<Client> {
    const client = new Client({ ...config, query_timeout: beat.answerWithinMs });
    client.on("error", (error) => lose(client, error));
    client.on("end", () => lose(client, new Error("It was closed by the server.")));
    deliver(client, listeners);
    try {
      await client.connect();
      for (const channel of channelsOf(listeners)) await client.query(command("LISTEN", channel));
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    current = client;
    const heart = setInterval(() => {
      client.query("SELECT 1").catch((error: Error) => lose(client, error));
    }, beat.everyMs).unref();
    client.once("end", () => clearInterval(heart));
    return client;
  }

  function lose(client: Client, error: Error): void {
    if (closed || current !== client) return;
    current = undefined;
    connected = undefined;
    onTrouble("The connection that hears notifications was lost.", error);
    client.end().catch(() => {});
    void reconnect();
  }

  async function reconnect(): Promise<void> {
    let waitMs = firstRetryMs;
    while (!closed && !current) {
      await sleep(waitMs, undefined, { ref: false });
      waitMs = Math.min(waitMs * 2, lastRetryMs);
      await connection().catch(() => {});
    }
    if (!closed) for (const { missed } of listeners) missed?.();
  }

  return {
    listen: listening(listeners, async (text) => {
      try {
        await (await connection()).query(text);
      } catch (error) {
        throw mapDatabaseError(error);
      }
    }),
    async close() {
      closed = true;
      await current?.end();
    },
  };
}

function listening(listeners: Set<Listener>, run: (command: string) => Promise<void>): Listen {
  return async (channel, receive, missed) => {
    const listener: Listener = { channel, receive, missed };
    listeners.add(listener);
    try {
      await run(command("LISTEN", channel));
    } catch (error) {
      listeners.delete(listener);
      throw error;
    }
    return async () => {
      listeners.delete(listener);
      if (!channelsOf(listeners).has(channel)) await run(command("UNLISTEN", channel));
    };
  };
}

function deliver(client: ClientBase, listeners: Set<Listener>): void {
  client.on("notification", ({ channel, payload }) => {
    for (const listener of listeners) {
      if (listener.channel === channel) listener.receive(payload ?? "");
    }
  });
}

function channelsOf(listeners: Set<Listener>): Set<string> {
  return new Set([...listeners].map(({ channel }) => channel));
}

function command(verb: "LISTEN" | "UNLISTEN", channel: string): string {
  return `${verb} ${sqlName(channel).text}`;
}
