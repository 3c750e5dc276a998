import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { type Database, openDatabase, shareOut } from "./database.ts";
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

test("a connection that has fallen silent is noticed and replaced", async () => {
  const target = new URL(postgres.url);
  let silent = false;
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    const server = connect(Number(target.port), target.hostname);
    sockets.push(socket, server);
    for (const each of [socket, server]) each.on("error", () => {});
    const muted = silent;
    // What was open when it fell silent stays open and says nothing, as behind a cut cable.
    socket.on("data", (data) => (muted || !silent || late(socket)) && server.write(data));
    server.on("data", (data) => (muted || !silent || late(socket)) && socket.write(data));
  });
  const after = new WeakSet<Socket>();
  const late = (socket: Socket) => after.has(socket);
  proxy.on("connection", (socket) => silent && after.add(socket));
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  const connectionString = Object.assign(new URL(postgres.url), { port: String(port) }).href;
  const onTrouble = vi.fn();
  const notifications = serverNotifications({ connectionString }, onTrouble, {
    everyMs: 50,
    answerWithinMs: 200,
  });
  const [heard, missed] = [vi.fn(), vi.fn()];
  await notifications.listen("news", heard, missed);
  silent = true;
  await vi.waitFor(() => expect(missed).toHaveBeenCalled(), { timeout: 10_000 });
  expect(onTrouble).toHaveBeenCalledTimes(1);
  await inTransaction(watching, (tx) => tx.notify("news", "again"));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith("again"), { timeout: 10_000 });
  await notifications.close();
  for (const socket of sockets) socket.destroy();
  proxy.close();
});
