import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
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

async function startServer(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "ending-"));
  const main = fileURLToPath(new URL("main.ts", import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: join(folder, "world"), ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  ends.push(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  if (!child.stdout) throw new Error("no output");
  const link = heard(child.stdout, /setup\?token=([\w-]+)/);
  const [, port = ""] = await heard(child.stdout, /Listening at http:\/\/localhost:(\d+)/);
  const [, token = ""] = await link;
  return { child, port: Number(port), token };
}

function open(port: number): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  ends.push(() => socket.destroy());
  return socket;
}

test("a process that is told to end does so within ten seconds, whoever holds on to it", async () => {
  // A mail server that greets nobody.
  const mute = createServer((socket) => void socket.on("error", () => {}));
  mute.listen(0, "127.0.0.1");
  await once(mute, "listening");
  ends.push(() => mute.close());
  const smtpUrl = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const mailed = once(mute, "connection");
  const { child, port, token } = await startServer({ SMTP_URL: smtpUrl, PLACES_STATES: "kansas" });
  const api = `http://127.0.0.1:${port}/api`;
  const body = { token, email: "a@hunts.test", password: "violet lantern over nine bridges" };
  const made = await fetch(`${api}/auth/setup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect([made.status, made.ok ? "" : await made.text()]).toEqual([200, ""]);
  const asked = await fetch(`${api}/auth/forgot-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: body.email }),
  });
  expect(asked.status).toBe(200);
  await mailed;

  const slow = open(port);
  slow.write("POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n");
  slow.write('content-length: 900\r\n\r\n{"email":');
  const kept = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const socket = open(port);
      socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
      await heard(socket, /"ok"/);
      return socket;
    }),
  );
  const answers = kept.map((socket) => heard(socket, /connection: close/i));
  const ended = once(child, "exit");
  const from = performance.now();
  child.kill("SIGTERM");
  for (const socket of kept) socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
  await Promise.allSettled(answers);
  const [code, signal] = await ended;
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(performance.now() - from).toBeLessThan(10_000);
}, 60_000);
