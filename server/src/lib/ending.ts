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
}

const answersMs = 4_000;
const jobsMs = 4_000;
const deadlineMs = 9_000;

/**
 * Makes the function that ends the process, always within ten seconds: answers under way are delivered,
 * whoever is slower is cut, the jobs are handed back, the database is closed. Called again it ends at once.
 */
export function makeEnd({ app, jobs, db, exit, report }: Parts): () => void {
  let begun = false;
  const end = async () => {
    app.beginEnd();
    const cut = setTimeout(() => app.server.closeAllConnections(), answersMs);
    await Promise.all([app.close(), jobs.stop(jobsMs)]);
    clearTimeout(cut);
    await db.close();
  };
  return () => {
    if (begun) return exit(1);
    begun = true;
    setTimeout(() => exit(1), deadlineMs);
    end().then(
      () => exit(0),
      (error: unknown) => {
        report("The process did not end as it should.", error);
        exit(1);
      },
    );
  };
}
