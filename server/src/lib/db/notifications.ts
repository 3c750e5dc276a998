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

const firstRetryMs = 100;
const lastRetryMs = 5_000;

/** PostgreSQL: a connection for this alone, opened by the first listener and again whenever it is lost. */
export function serverNotifications(
  config: ClientConfig,
  onTrouble: (message: string, error: unknown) => void,
): Notifications {
  const listeners = new Set<Listener>();
  let current: Client | undefined;
  let connecting: Promise<Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<Client> {
    const client = new Client(config);
    client.on("error", (error) => lose(client, error));
    client.on("end", () => lose(client, new Error("It was closed by the server.")));
    deliver(client, listeners);
    await client.connect();
    for (const channel of channelsOf(listeners)) await client.query(command("LISTEN", channel));
    current = client;
    return client;
  }

  function lose(client: Client, error: Error): void {
    if (closed || current !== client) return;
    current = undefined;
    connecting = undefined;
    onTrouble("The connection that hears notifications was lost.", error);
    client.end().catch(() => {});
    reconnectIn(firstRetryMs);
  }

  function reconnectIn(waitMs: number): void {
    retry = setTimeout(() => {
      connecting = connect();
      connecting.then(
        () => {
          for (const { missed } of listeners) missed?.();
        },
        () => {
          connecting = undefined;
          if (!closed) reconnectIn(Math.min(waitMs * 2, lastRetryMs));
        },
      );
    }, waitMs);
    retry.unref();
  }

  return {
    listen: listening(listeners, async (text) => {
      connecting ??= connect();
      try {
        await (await connecting).query(text);
      } catch (error) {
        if (!current && !retry) connecting = undefined;
        throw mapDatabaseError(error);
      }
    }),
    async close() {
      closed = true;
      clearTimeout(retry);
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
