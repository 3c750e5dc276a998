import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { type Database, openDatabase, shareOut } from "./database.ts";
import { DatabaseAway } from "./errors.ts";
import { serverNotifications } from "./notifications.ts";
import { sql } from "./sql.ts";
import { inTransaction, writeAtOnce } from "./transaction.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let watching: Database;

beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: "off" } });
  watching = await openDatabase({ databaseUrl: postgres.url, maxConnections: 5 });
  await inTransaction(watching, (tx) => tx.execute(sql`create table coins (id int8)`));
});
afterAll(async () => {
  await watching.close();
  await postgres.stop();
});

test("of all connections one hears, one is asked for readiness, the others are shared out", () => {
  expect(shareOut(5)).toEqual({ transactions: 1, reads: 1, writes: 1 });
  expect(shareOut(20)).toEqual({ transactions: 6, reads: 6, writes: 6 });
  expect(shareOut(21)).toEqual({ transactions: 7, reads: 6, writes: 6 });
});

test("a process never has more connections than it may", async () => {
  const mine = new URL(postgres.url);
  const busy = await openDatabase({ databaseUrl: mine.href, maxConnections: 7 });
  await busy.listen("news", () => {});
  let most = 0;
  const count = async () => {
    const { connections } = await watching.one<{ connections: number }>(sql`
      select count(*) as connections from pg_stat_activity
      where application_name = 'ten-paces' and pid <> all(${own}::int[])`);
    most = Math.max(most, connections);
  };
  const rows = await watching.query<{ pid: number }>(sql`
    select pid from pg_stat_activity where application_name = 'ten-paces' and pid <> all(
      select pid from pg_stat_activity where query ilike 'listen%')`);
  const own = rows.map(({ pid }) => pid);
  const work = Array.from({ length: 40 }, (_, n) => [
    inTransaction(busy, async (tx) => {
      await tx.query(sql`select pg_sleep(0.01)`);
      await count();
    }),
    writeAtOnce(busy, sql`insert into coins (id) select ${n} from pg_sleep(0.01)`),
    busy.ready(),
  ]).flat();
  await Promise.all(work);
  await busy.close();
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(7);
});

/** A proxy to the database; what is open when it falls silent stays open and says nothing, as behind a cut cable. */
async function silenceable() {
  const target = new URL(postgres.url);
  let silent = false;
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    const server = connect(Number(target.port), target.hostname);
    sockets.push(socket, server);
    for (const each of [socket, server]) each.on("error", () => {});
    const openedLate = silent;
    socket.on("data", (data) => (openedLate || !silent) && server.write(data));
    server.on("data", (data) => (openedLate || !silent) && socket.write(data));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: Object.assign(new URL(postgres.url), { port: String(port) }).href,
    fallSilent() {
      silent = true;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

test("a connection that has fallen silent is noticed and replaced", async () => {
  const proxy = await silenceable();
  const onTrouble = vi.fn();
  const notifications = serverNotifications({ connectionString: proxy.url }, onTrouble, {
    everyMs: 50,
    answerWithinMs: 200,
  });
  const [heard, missed] = [vi.fn(), vi.fn()];
  await notifications.listen("news", heard, missed);
  proxy.fallSilent();
  await vi.waitFor(() => expect(missed).toHaveBeenCalled(), { timeout: 10_000 });
  expect(onTrouble).toHaveBeenCalledTimes(1);
  await inTransaction(watching, (tx) => tx.notify("news", "again"));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("again"), { timeout: 10_000 });
  await notifications.close();
  proxy.close();
});

test("nobody waits long for a server that has fallen silent, and who asks again is answered by another", async () => {
  const proxy = await silenceable();
  const silenced = await openDatabase({ databaseUrl: proxy.url, silentForMs: 200 });
  // Reading comes first: it opens new connections by itself once a writer has found out.
  const calls = {
    read: () => silenced.one(sql`select 1 as one`),
    write: () => writeAtOnce(silenced, sql`insert into coins (id) values (0)`),
    transaction: () => inTransaction(silenced, (tx) => tx.one(sql`select 1 as one`)),
  };
  for (const call of Object.values(calls)) await call();
  proxy.fallSilent();
  for (const [kind, call] of Object.entries(calls)) {
    await expect(call(), kind).rejects.toBeInstanceOf(DatabaseAway);
    await call();
  }
  // What takes its time on a server that answers is left to it.
  await inTransaction(silenced, (tx) => tx.query(sql`select pg_sleep(0.5)`));
  await silenced.close();
  proxy.close();
});
