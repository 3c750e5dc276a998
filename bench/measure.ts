import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";

/** One line of the table. `ratio` is what the floor is about; null where only an absolute number counts. */
export interface Row {
  name: string;
  ours: string;
  yardstick: string;
  value: number;
  /** Reached when value ≥ floor, or ≤ floor where less is better. */
  floor: number;
  aim: string;
  lessIsBetter?: boolean;
  note?: string;
}

export interface Settings {
  /** Seconds of load per measurement. */
  seconds: number;
  /** How often ours and the yardstick take turns. */
  turns: number;
  postgresUrl: string;
  postgresBin: string;
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const running = new Set<ChildProcess>();

export interface Child {
  process: ChildProcess;
  port: number;
  stop(): Promise<void>;
}

/** Starts a server of ours in a process of its own and waits for its first answer. */
export async function startChild(
  script: string,
  environment: Record<string, string>,
  path = "/healthz",
): Promise<Child> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.once("exit", () => running.delete(child));
  await firstAnswer(`http://127.0.0.1:${port}${path}`, child);
  return {
    process: child,
    port,
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Milliseconds from now to the first answer of an address. */
export async function firstAnswer(url: string, child: ChildProcess): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 120_000) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    try {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (response.ok) return performance.now() - began;
    } catch {
      // Not listening yet.
    }
    await sleep(10);
  }
  throw new Error(`No answer from ${url}.`);
}

export function stopAll(): void {
  for (const child of running) child.kill("SIGKILL");
}

export interface Load {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
}

/** Requests per second under load; every answer must be a success. */
export async function requestsPerSecond(load: Load, seconds: number): Promise<number> {
  const result = await autocannon({
    url: load.url,
    connections: load.connections ?? 32,
    duration: seconds,
    ...(load.headers ? { headers: load.headers } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${load.url}: ${result.non2xx} answers were no success, ${result.errors} errors`,
    );
  }
  return result.requests.average;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Medians of two measurements that take turns, so that a noisy moment hits both. */
export async function takeTurns(
  settings: Settings,
  ours: () => Promise<number>,
  yardstick: () => Promise<number>,
): Promise<{ ours: number; yardstick: number; ratio: number }> {
  const [a, b]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < settings.turns; turn += 1) {
    a.push(await ours());
    b.push(await yardstick());
  }
  const [mine, other] = [median(a), median(b)];
  return { ours: mine, yardstick: other, ratio: mine / other };
}

export const perSecond = (value: number) => `${Math.round(value).toLocaleString("en-US")}/s`;
