import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { getJob, getStock, ListedJob, listJobs, Result } from "@ten-paces/contract";
import { afterEach, expect, test } from "vitest";

const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end();
});

/** Resolves with the text so far once it matches. */
function heard(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<RegExpExecArray> {
  let text = "";
  return new Promise((resolve, reject) => {
    stream.on("data", (chunk) => {
      text += String(chunk);
      const match = pattern.exec(text);
      if (match) resolve(match);
    });
    stream.once("close", () => reject(new Error(`It ended before ${pattern}: ${text}`)));
  });
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ending-"));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "world");
}

async function startServer(settings: Record<string, string>, dataDir = makeFolder()) {
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: dataDir, RATE_LIMITS: "off", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  ends.push(() => child.kill("SIGKILL"));
  if (!child.stdout) throw new Error("no output");
  const link = heard(child.stdout, /setup\?token=([\w-]+)/).catch(() => null);
  const ready = heard(child.stdout, /is ready/);
  ready.catch(() => {});
  const [, port = ""] = await heard(child.stdout, /Listening at http:\/\/localhost:(\d+)/);
  const api = `http://127.0.0.1:${port}/api`;
  async function ask<Answer>(path: string, body?: object, token?: string): Promise<Answer> {
    const response = await fetch(`${api}${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  return { child, port: Number(port), api, link, ready, ask };
}

type Server = Awaited<ReturnType<typeof startServer>>;

const root = { email: "a@hunts.test", password: "violet lantern over nine bridges" };

/** Makes the first administrator. @returns the session's token */
async function setUp(server: Server): Promise<string> {
  const token = (await server.link)?.[1];
  return (await server.ask<{ token: string }>("/auth/setup", { token, ...root })).token;
}

/** Tells a process to end. @returns how it did, and after how many milliseconds */
async function end({ child }: Server) {
  const from = performance.now();
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const [code, signal] = await ended;
  return { code, signal, tookMs: performance.now() - from };
}

function open(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  ends.push(() => socket.destroy());
  return socket;
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

test("a Generate All under way is handed back, its listener is let go, and the next process finishes it", async () => {
  const folder = makeFolder();
  const settings = { PLACES_STATES: "kansas,ohio,iowa,maine,utah,texas" };
  const first = await startServer(settings, folder);
  const token = await setUp(first);
  const askStock = () =>
    first.ask<Result<typeof getStock>>("/admin/hunt-lifecycle/replenish", undefined, token);
  // The first administrator may be there before the first stock is begun.
  await expect.poll(async () => (await askStock()).runningJobId, { timeout: 20_000 }).toBeTruthy();
  const stock = await askStock();
  const events = await fetch(`${first.api}/admin/jobs/${stock.runningJobId}/events`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const reader = events.body?.getReader();
  if (!reader) throw new Error("There is no stream.");
  const decoder = new TextDecoder();
  let told = "";
  while (!/"done":[1-9]/.test(told)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`The stream ended (${events.status}) after: ${told}`);
    told += decoder.decode(value, { stream: true });
  }
  const closed = (async () => {
    while (!(await reader.read()).done);
    return true;
  })().catch(() => "cut");
  const { tookMs, ...how } = await end(first);
  expect(how).toEqual({ code: 0, signal: null });
  expect(tookMs).toBeLessThan(10_000);
  expect(await closed).toBe(true);

  const second = await startServer(settings, folder);
  await second.ready;
  const { token: again } = await second.ask<{ token: string }>("/auth/login", root);
  const { jobs } = await second.ask<Result<typeof listJobs>>(
    "/admin/jobs?kind=generate_all",
    undefined,
    again,
  );
  const job: Partial<ListedJob> | undefined = jobs[0];
  expect(job).toMatchObject({ id: stock.runningJobId, status: "done", attempts: 2 });
  const after = await second.ask<Result<typeof getStock>>(
    "/admin/hunt-lifecycle/replenish",
    undefined,
    again,
  );
  expect(after.statistics.total).toBe(6 * 6);
  // What was made before the signal is told with the rest.
  const { job: whole } = await second.ask<Result<typeof getJob>>(
    `/admin/jobs/${job?.id}`,
    undefined,
    again,
  );
  expect(whole).toMatchObject({ done: 6 * 6, total: 6 * 6, result: { made: 6 * 6 } });
});

test("answers under way are delivered and close their connections; a dripping body and a mute mail server are cut", async () => {
  // A mail server that greets nobody.
  const mute = createServer((socket) => void socket.on("error", () => {}));
  mute.listen(0, "127.0.0.1");
  await once(mute, "listening");
  ends.push(() => mute.close());
  const smtpUrl = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const mailed = once(mute, "connection");
  const server = await startServer({
    SMTP_URL: smtpUrl,
    PLACES_STATES: "kansas",
    STARTING_WORLD: "off",
  });
  await setUp(server);
  await server.ask("/auth/forgot-password", { email: root.email });
  await mailed;

  const slow = open(server.port);
  slow.write(head("/api/auth/login", 900));
  const drip = setInterval(() => slow.write("{"), 1000);
  ends.push(() => clearInterval(drip));

  // Hashing takes long enough, one after the other, that most of these are under way at the signal.
  const body = JSON.stringify(root);
  const signingIn = Array.from({ length: 6 }, () => {
    const socket = open(server.port);
    socket.write(`${head("/api/auth/login", body.length)}${body}`);
    return heard(socket, /^HTTP\/1\.1 (\d+)[\s\S]*?\r\n\r\n[\s\S]*\}$/);
  });
  await Promise.race(signingIn);
  const { tookMs, ...how } = await end(server);
  const answers = (await Promise.all(signingIn)).map(([text, status]) => ({
    status,
    closes: /^connection: close/im.test(text),
  }));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill("200"));
  expect(answers.filter(({ closes }) => closes).length).toBeGreaterThan(0);
  expect(how).toEqual({ code: 0, signal: null });
  expect(tookMs).toBeLessThan(10_000);
});

test("a second signal ends the process at once", async () => {
  const server = await startServer({ PLACES_STATES: "kansas", STARTING_WORLD: "off" });
  await server.link;
  const idle = open(server.port);
  idle.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
  await heard(idle, /"ok"/);
  const slow = open(server.port);
  slow.write(head("/api/auth/login", 900).replace("host: x", "host: x\r\nexpect: 100-continue"));
  await heard(slow, /100 Continue/);
  const exited = once(server.child, "exit");
  const begun = once(idle, "close");
  server.child.kill("SIGTERM");
  await begun;
  const from = performance.now();
  server.child.kill("SIGTERM");
  expect(await exited).toEqual([1, null]);
  expect(performance.now() - from).toBeLessThan(1_500);
});
