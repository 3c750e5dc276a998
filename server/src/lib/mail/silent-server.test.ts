import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { TestClock } from "../../../test/build-app.ts";
import { type TestDatabase, testDatabase } from "../../../test/database.ts";
import { sql } from "../db/sql.ts";
import { inTransaction } from "../db/transaction.ts";
import { JobQueue } from "../jobs/jobs.ts";
import { deliverMails, openMailTransport, sendMail } from "./mail.ts";

let database: TestDatabase;
const ends: (() => void)[] = [];

beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await database.close();
});

type Step = "EHLO" | "RCPT" | "." | "never";

/** A mail server that falls silent at a command until it is told to go on, and counts how often it was given a mail. */
async function silentServer(silentAt: Step) {
  let reached = () => {};
  const heldBack: (() => void)[] = [];
  const silent = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const given: string[] = [];
  let isTalking = false;
  const goOn = () => {
    isTalking = true;
    for (const say of heldBack.splice(0)) say();
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("220 quiet ESMTP\r\n");
    let data: string | null = null;
    const answer = (step: string, line: string) => {
      if (step !== silentAt || isTalking) socket.write(line);
      else heldBack.push(() => socket.write(line));
      if (step === silentAt) reached();
    };
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      if (data !== null) {
        data += chunk;
        if (!data.includes("\r\n.\r\n")) return;
        given.push(data);
        data = null;
        answer(".", "250 taken\r\n");
        return;
      }
      const verb = chunk.slice(0, 4).toUpperCase();
      if (verb === "DATA") data = "";
      answer(verb, verb === "DATA" ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  ends.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    given,
    silent,
    goOn,
    sockets,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
}

async function post(smtpUrl: string, silentForMs = 150) {
  const clock = new TestClock();
  const jobs = new JobQueue(database.db, clock);
  const config = {
    smtpUrl,
    mailFrom: "a@hunts.test",
    publicOrigin: "https://hunts.test",
    supportEmail: "help@hunts.test",
  } as Parameters<typeof deliverMails>[0]["config"];
  const deps = { clock, config, jobs, fingerprint: () => "", db: database.db };
  deliverMails(deps, await openMailTransport(config, () => {}, silentForMs));
  await inTransaction(database.db, (tx) =>
    sendMail(deps, tx, { kind: null, to: "b@hunts.test", subject: "Hello", text: "A letter." }),
  );
  const { id } = await database.db.one<{ id: string }>(sql`select id from jobs`);
  return { clock, config, jobs, id };
}

test("a server that takes a mail and never says so is given it once", async () => {
  const { url, given } = await silentServer(".");
  const { clock, jobs, id } = await post(url);
  for (let tries = 0; tries < 6; tries += 1) {
    await jobs.drain();
    clock.advance(2000);
  }
  expect(given).toHaveLength(1);
  expect(await jobs.find(id)).toMatchObject({
    status: "failed",
    error: expect.stringContaining("did not say whether it took it"),
  });
  // A person may decide otherwise.
  await jobs.tryAgain(id);
  await jobs.drain();
  expect(given).toHaveLength(2);
});

test("a server that was never given the mail is tried again", async () => {
  const silent = await silentServer("EHLO");
  const { jobs, id } = await post(silent.url);
  await jobs.drain();
  expect(silent.given).toHaveLength(0);
  expect(await jobs.find(id)).toMatchObject({ status: "queued" });
  const row = await database.db.one<{ at: Date | null }>(
    sql`select handed_over_at as at from mails`,
  );
  expect(row.at).toBeNull();
});

test("a server that answers gets the mail", async () => {
  const { url, given } = await silentServer("never");
  const { jobs, id } = await post(url);
  await jobs.drain();
  expect(given[0]).toContain("A letter.");
  expect(await jobs.find(id)).toMatchObject({ status: "done" });
});

test("a mail that is handed back as the process ends is not delivered behind its back, and once by the next", async () => {
  const { url, given, silent, goOn, sockets } = await silentServer("RCPT");
  const { clock, config, jobs, id } = await post(url, 10_000);
  jobs.start(10);
  await silent;
  const [first] = sockets;
  if (!first) throw new Error("There is no connection.");
  const closed = once(first, "close");
  await jobs.stop(5_000);
  expect(await jobs.find(id)).toMatchObject({ status: "queued" });
  goOn();
  await closed;
  expect(given).toEqual([]);
  const next = new JobQueue(database.db, clock);
  const deps = { clock, config, jobs: next, fingerprint: () => "", db: database.db };
  deliverMails(deps, await openMailTransport(config, () => {}, 10_000));
  expect(await next.drain()).toBe(1);
  expect(given).toHaveLength(1);
  expect(await next.find(id)).toMatchObject({ status: "done" });
});

test("a mail that the server has been given is waited for as the process ends", async () => {
  const { url, given, silent, goOn } = await silentServer(".");
  const { jobs, id } = await post(url, 10_000);
  jobs.start(10);
  await silent;
  const stopped = jobs.stop(5_000);
  goOn();
  await stopped;
  expect(given).toHaveLength(1);
  expect(await jobs.find(id)).toMatchObject({ status: "done" });
});

test("where nothing else is said a server may be silent for ten seconds, and not for the ten minutes of the library", async () => {
  const sockets = new Set<Socket>();
  const mute = createServer((socket) => sockets.add(socket.on("error", () => {})));
  await once(mute.listen(0, "127.0.0.1"), "listening");
  ends.push(() => mute.close());
  ends.push(() => sockets.forEach((socket) => void socket.destroy()));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { port } = mute.address() as AddressInfo;
  const config = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: "Hunts <hunts@hunts.test>" };
  const transport = await openMailTransport(config, () => {});
  const mail = { to: "ann@hunts.test", subject: "s", text: "t", html: "<p>t</p>" };
  const never = new AbortController().signal;
  const given: unknown[] = [];
  void transport
    .send({ ...mail, unsubscribeUrl: null }, never)
    .catch((error: unknown) => given.push(error));
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
  };
  await vi.waitUntil(() => sockets.size > 0, { interval: 1 });
  await turns(50);
  vi.advanceTimersByTime(9_000);
  await turns(50);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(1_000);
  await turns(50);
  expect(given).toHaveLength(1);
});
