import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres } from "../../../../scripts/postgres.mjs";
import { type Database, openDatabase } from "./database.ts";
import { DatabaseAway } from "./errors.ts";
import { sql } from "./sql.ts";
import { inTransaction, writeAtOnce } from "./transaction.ts";

type Server = Awaited<ReturnType<typeof startPostgres>>;

let primary: Server;
let standby: Server;
let folder: string;
let db: Database;

beforeAll(async () => {
  primary = await startPostgres({ settings: { fsync: "off" } });
  const before = await openDatabase({ databaseUrl: primary.url, maxConnections: 2 });
  await inTransaction(before, (tx) =>
    tx.execute(sql`CREATE TABLE coins (id int8, left_over int8)`),
  );
  await inTransaction(before, (tx) => tx.execute(sql`INSERT INTO coins VALUES (1, 10)`));
  await before.close();
  folder = mkdtempSync(join(tmpdir(), "ten-paces-standby-"));
  const { uid, gid } = statSync(join(primary.folder, "data"));
  chownSync(folder, uid, gid);
  const backup = ["-D", join(folder, "data"), "-R", "-c", "fast", "--no-sync", "-d", primary.url];
  execFileSync(join(primary.bin, "pg_basebackup"), backup, { cwd: "/", uid, gid });
  standby = await startPostgres({
    folder,
    port: await freePort(),
    settings: { fsync: "off", hot_standby: "on" },
  });
  db = await openDatabase({ databaseUrl: standby.url, maxConnections: 5 });
});

afterAll(async () => {
  await db?.close();
  await standby?.stop();
  await primary?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

const spend = sql`UPDATE coins SET left_over = left_over - 1 WHERE id = 1 RETURNING left_over`;
const lockAndSpend = () =>
  inTransaction(db, async (tx) => {
    await tx.one(sql`SELECT id FROM coins WHERE id = 1 FOR UPDATE`);
    await tx.execute(spend);
  });

/** A proxy that sends new sessions elsewhere when it is turned, and cuts none. */
async function turnable(port: number) {
  let target = port;
  const sockets: Socket[] = [];
  const proxy = createServer((socket) => {
    const server = connect(target, "127.0.0.1");
    sockets.push(socket, server);
    for (const each of [socket, server]) each.on("error", () => {});
    socket.pipe(server).pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    turnTo(other: number) {
      target = other;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

it("is read no more behind a proxy that keeps its sessions, once a writer got through to the primary", async () => {
  const proxy = await turnable(standby.port);
  const url = Object.assign(new URL(standby.url), { port: String(proxy.port) });
  const behind = await openDatabase({ databaseUrl: url.href, maxConnections: 5 });
  const write = () => writeAtOnce(behind, sql`UPDATE coins SET left_over = 10 WHERE id = 1`);
  const isOld = async () =>
    (await behind.one<{ old: boolean }>(sql`SELECT pg_is_in_recovery() AS old`)).old;
  await expect(write()).rejects.toBeInstanceOf(DatabaseAway);
  expect(await isOld()).toBe(true);
  proxy.turnTo(primary.port);
  expect(await isOld()).toBe(true);
  await write();
  expect(await isOld()).toBe(false);
  await behind.close();
  proxy.close();
});

it("is away while it is a standby, and writes once it was promoted", async () => {
  const session = () => db.one<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  const reading = await session();
  await expect(lockAndSpend()).rejects.toBeInstanceOf(DatabaseAway);
  // Who reads may be at the same server: what was open by then is thrown away with what could not write.
  expect(await session()).not.toEqual(reading);
  await expect(writeAtOnce(db, spend)).rejects.toBeInstanceOf(DatabaseAway);
  await expect(db.ready()).rejects.toBeInstanceOf(DatabaseAway);

  await db.one(sql`SELECT pg_promote(true) AS promoted`);
  await db.ready();
  await lockAndSpend();
  expect(await writeAtOnce(db, spend)).toEqual([{ left_over: 8 }]);
});
