import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
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
  /** Seconds of load per turn: short, so that ours and the yardstick meet the same noise. */
  seconds: number;
  /** How often ours and the yardstick take turns, after one turn each that is not counted. */
  turns: number;
  postgresUrl: string;
  postgresBin: string;
  postgresPid: number;
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

/** The flags of `npm start`. */
export const asStarted = ["--min-semi-space-size=8", "--max-semi-space-size=8"];

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
  const child = spawn(process.execPath, [...asStarted, script], {
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

/** Processor time a process has used, in seconds: user and system, all threads. Linux only. */
export function processorSeconds(child: Child): number {
  return secondsOf(statOf(child.process.pid ?? 0));
}

/** Processor time of a process and of those it has started, also of those that have ended, in seconds. */
export function familySeconds(pid: number): number {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  let seconds = 0;
  for (const each of all) {
    const stat = statOf(Number(each));
    if (Number(each) === pid) seconds += secondsOf(stat) + endedSecondsOf(stat);
    else if (Number(stat[1]) === pid) seconds += secondsOf(stat);
  }
  return seconds;
}

const ticksPerSecond = 100;
const secondsOf = (stat: readonly string[]) =>
  (Number(stat[11] ?? 0) + Number(stat[12] ?? 0)) / ticksPerSecond;
const endedSecondsOf = (stat: readonly string[]) =>
  (Number(stat[13] ?? 0) + Number(stat[14] ?? 0)) / ticksPerSecond;

/** The fields of /proc/…/stat from the state on; none of a process that has ended. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

/** What one turn of load gave. */
export interface Turn {
  perSecond: number;
  /** Processor time of the server, in microseconds a request; 0 where it was not measured. */
  processorUs: number;
}

export interface Load {
  path: string;
  headers?: Record<string, string>;
  connections?: number;
  setupClient?: (client: autocannon.Client) => void;
}

/** Load on a server of ours for some seconds; every answer must be a success. */
export async function underLoad(child: Child, load: Load, seconds: number): Promise<Turn> {
  const { path, connections = 32, ...rest } = load;
  const url = `http://127.0.0.1:${child.port}${path}`;
  const before = processorSeconds(child);
  const began = performance.now();
  const { non2xx, errors, requests } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...rest,
  });
  const elapsed = (performance.now() - began) / 1000;
  if (non2xx > 0 || errors > 0) {
    throw new Error(`${url}: ${non2xx} answers were no success, ${errors} errors`);
  }
  const used = processorSeconds(child) - before;
  return { perSecond: requests.total / elapsed, processorUs: (used * 1e6) / requests.total };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export interface Compared {
  ours: Turn;
  yardstick: Turn;
  /** Median of the ratios of neighbouring turns: what slows the machine for a while slows both of a pair. */
  ratio: number;
}

/** Ours and the yardstick take turns, each first as often as second. */
export async function takeTurns(
  settings: Settings,
  ours: () => Promise<Turn>,
  yardstick: () => Promise<Turn>,
): Promise<Compared> {
  // The first turn compiles code, plans statements and fills pools on both sides.
  await ours();
  await yardstick();
  const pairs: { mine: Turn; other: Turn }[] = [];
  for (let turn = 0; turn < settings.turns; turn += 1) {
    const first = await (turn % 2 === 0 ? ours() : yardstick());
    const second = await (turn % 2 === 0 ? yardstick() : ours());
    pairs.push(turn % 2 === 0 ? { mine: first, other: second } : { mine: second, other: first });
  }
  return {
    ours: medianTurn(pairs.map(({ mine }) => mine)),
    yardstick: medianTurn(pairs.map(({ other }) => other)),
    ratio: median(pairs.map(({ mine, other }) => mine.perSecond / other.perSecond)),
  };
}

function medianTurn(turns: readonly Turn[]): Turn {
  return {
    perSecond: median(turns.map((turn) => turn.perSecond)),
    processorUs: median(turns.map((turn) => turn.processorUs)),
  };
}

/** For the table's first column: what a request costs the processor on either side. */
export function processorNote({ ours, yardstick }: Compared): string {
  return `processor ${Math.round(ours.processorUs)} µs beside ${Math.round(yardstick.processorUs)} µs`;
}

export const aSecond = (value: number) => `${Math.round(value).toLocaleString("en-US")}/s`;
export const perSecond = (turn: Turn) => aSecond(turn.perSecond);
