import { setTimeout as sleep, setImmediate as turn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Aborted when the process begins to end: streams close, and readiness says no. */
    ending: AbortSignal;
    /** Begins the end: from now on no connection is kept for another request. */
    beginEnd(): void;
  }
}

/** Lets every part of an app know that the process ends. */
export function prepareEnd(app: FastifyInstance): void {
  const ending = new AbortController();
  app.decorate("ending", ending.signal);
  app.decorate("beginEnd", () => ending.abort());
  app.addHook("onSend", async (_request, reply) => {
    if (ending.signal.aborted) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => ending.abort());
}

interface Parts {
  app: FastifyInstance;
  jobs: { stop(graceMs: number): Promise<void> };
  db: { close(): Promise<void> };
  exit: (code: number) => void;
  report: (message: string, error: unknown) => void;
  /** How long a balancer may take to see that this process is not ready any more; requests are answered meanwhile. */
  graceMs: number;
}

/** Requests that have arrived are not read yet: a connection that closes on one is reset, and its caller told nothing. */
const arrivedMs = 50;
/** Of the event loop: where it is late its timers come first, and what has arrived is read after them. */
const readingTurns = 4;
/** A turn takes in one of the connections that wait: a process that was busy goes on until none came for some turns. */
const takingInMs = 1_500;
const answersMs = 4_000;
const sweepEveryMs = 100;
const jobsMs = 4_000;
const deadlineMs = 9_500;

/** Resolves when the connections that wait have been taken in and read. */
async function takeIn(app: FastifyInstance): Promise<void> {
  let turns = 0;
  const beginAnew = () => {
    turns = 0;
  };
  app.server.on("connection", beginAnew);
  const until = performance.now() + takingInMs;
  for (; turns < readingTurns && performance.now() < until; turns += 1) await turn();
  app.server.off("connection", beginAnew);
}

/**
 * Makes the function that ends the process, always within ten seconds: it is not ready any more, then the port
 * closes, answers under way are delivered, whoever is slower is cut, the jobs are handed back, the database is
 * closed. Called again it ends at once. Whoever interrupts it at a keyboard waits for no balancer.
 */
export function makeEnd(parts: Parts): (signal: "SIGTERM" | "SIGINT") => void {
  const { app, jobs, db, exit, report } = parts;
  let begun = false;
  const closePort = async (graceMs: number) => {
    await sleep(Math.max(graceMs, arrivedMs));
    await takeIn(app);
    const cut = setTimeout(() => app.server.closeAllConnections(), answersMs);
    // An answer that had begun before the signal said that its connection is kept: nothing comes on it any more.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEveryMs);
    await app.close();
    clearTimeout(cut);
    clearInterval(sweep);
  };
  const end = async (graceMs: number) => {
    app.beginEnd();
    await Promise.all([closePort(graceMs), jobs.stop(jobsMs)]);
    await db.close();
  };
  return (signal) => {
    if (begun) return exit(1);
    begun = true;
    setTimeout(() => exit(1), deadlineMs).unref();
    end(signal === "SIGTERM" ? parts.graceMs : 0).then(
      () => exit(0),
      (error: unknown) => {
        report("The process did not end as it should.", error);
        exit(1);
      },
    );
  };
}
