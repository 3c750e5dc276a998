import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ownNode = join(root, "node_modules/.bin/node");

/** The published test key of the grid's golden vectors; no installation uses it. */
export const gridKey = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString("hex");

export const setupToken = "setup-token-of-the-journeys";

export interface RunningServer {
  child: ChildProcess;
  origin: string;
  /** What it has printed so far. */
  output(): string;
  /** Ends it as an operator does. */
  stop(): Promise<void>;
  /** SIGKILL, and resolves when it is gone. */
  kill(): Promise<void>;
}

/** The process before it answers, for tests that end it halfway. */
export interface StartingServer {
  child: ChildProcess;
  output(): string;
  /** Resolves at the line that holds the text. @throws Error with the output where it ends before. */
  until(text: string): Promise<void>;
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

/** SIGKILL to whatever a test left behind, so that a failure leaves no process. */
export function killLeftovers(): void {
  for (const child of running) child.kill("SIGKILL");
}

process.once("exit", killLeftovers);

/** Starts `server/src/main.ts` as a process of its own on a free port and an own data folder. */
export function spawnServer(dataDir: string, env: Record<string, string> = {}): StartingServer {
  const child = spawn(existsSync(ownNode) ? ownNode : process.execPath, ["server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH ?? "",
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
      SETUP_TOKEN: setupToken,
      GRID_KEY: gridKey,
      // Twenty restarts need not read the same sources twenty times.
      NODE_COMPILE_CACHE: join(tmpdir(), "ten-paces-compile-cache"),
      ...(process.env.WEB_DIST ? { WEB_DIST: process.env.WEB_DIST } : {}),
      ...env,
    },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let output = "";
  const listeners = new Set<() => void>();
  const onText = (text: Buffer) => {
    output += text.toString();
    for (const listener of listeners) listener();
  };
  child.stdout?.on("data", onText);
  child.stderr?.on("data", onText);
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    child,
    output: () => output,
    until: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!output.includes(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        void gone.then(() => reject(new Error(`The server ended before "${text}":\n${output}`)));
        look();
      }),
    kill: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

/** Starts a server and resolves when its world is whole. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const starting = spawnServer(dataDir, env);
  const ready = "Ten Paces is ready: ";
  await starting.until(ready);
  const origin = /Ten Paces is ready: (\S+)/.exec(starting.output())?.[1];
  if (!origin) throw new Error(`The server did not say where it is:\n${starting.output()}`);
  return {
    child: starting.child,
    origin,
    output: starting.output,
    kill: starting.kill,
    stop: () =>
      new Promise((resolve) => {
        starting.child.once("exit", () => resolve());
        starting.child.kill("SIGTERM");
      }),
  };
}
